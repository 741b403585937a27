//! Tests of what is written: it is read again as it was.

use kernel::{Certificate, Statement};

const PAGE: &str = include_str!("../../../../book/en/certificate.md");

#[test]
fn the_certificate_of_the_page_is_written_as_it_is_read() {
    let block =
        PAGE.split("```text\n").find(|block| block.starts_with("(certificate ")).expect("a certificate");
    let read = Certificate::parse(block.split("```").next().expect("a block")).expect("it reads");
    assert_eq!(Certificate::parse(&kernel_text::certificate(&read)).expect("it reads"), read);
}

#[test]
fn deep_formulas_are_written() {
    let many = 40_000;
    let law = format!("(law {}(<= 0 n){})", "(not ".repeat(many), ")".repeat(many));
    let text = format!("(statement (numeration base 2) (places n) {law} (stuck lost) (lost true))");
    let read = Statement::parse(&text).expect("a statement");
    assert_eq!(Statement::parse(&kernel_text::statement(&read)).expect("a statement"), read);
}
