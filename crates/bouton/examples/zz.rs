fn main() {
    let text = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    let ruleset = rules::parse(&text, &rules::NoLibrary).ruleset.unwrap();
    let instance = ruleset.instantiate(&[], None).unwrap();
    let q = prove::Question { instance: &instance, claim: 0, size: None };
    println!("{}", prove::demands_text(q, &[]).unwrap());
    println!("---- checker");
    let l = certificate::Limits::default();
    println!(
        "{}",
        certificate::demands_text(&instance, 0, None, certificate::Numeration::Base(2), &[], &l).unwrap()
    );
}
