//! `bouton verify`: help, and accepted certificates.

use crate::both;
use crate::phrase::{Phrase, phrase};
use rules::Text;

/// Title of the command.
pub const ABOUT: Phrase = phrase("Check certificates of proofs", "检验证明的证书");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton verify [OPTIONS] FILE...", "bouton verify [选项] 文件...");

/// Help of `FILE`.
pub const FILES: Phrase = phrase("Files with certificates; `-` is stdin", "证书文件；`-` 表示标准输入");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase("Examples:
  bouton verify wythoff.cert
  bouton prove nim --certificate - | bouton verify -

A file may hold several certificates, as `prove --certificate` writes them. Exit status: 0 all are accepted; 1 one is not;
3 a limit was reached before it could be told.", "示例：
  bouton verify wythoff.cert
  bouton prove nim --certificate - | bouton verify -

一个文件可以包含多份证书，如 `prove --certificate` 所写。退出状态：0 全部被接受；1 有证书不被接受；3 在得出结论前触及上限。");

/// Heading of the rules in a certificate.
pub const RULES: Phrase = phrase("  The rules in it:\n", "  其中的规则：\n");

/// Heading of the definitions in a certificate.
pub const DEFINITIONS: Phrase = phrase("  Definitions used:\n", "  其中用到的定义：\n");

/// Name of a part of a file.
pub fn part(name: &str, number: usize, all: usize) -> Text {
    both(format!("{name} (part {number} of {all})"), format!("{name}（第 {number} 部分，共 {all} 部分）"))
}
