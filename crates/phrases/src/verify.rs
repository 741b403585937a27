//! `bouton verify`: help, and accepted certificates.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase("Check certificates of proofs", "检验证明的证书");

/// Usage of the command.
pub const USAGE: Phrase = phrase(
    "bouton verify [OPTIONS] FILE... [--game GAME [PARAMETER=VALUE]...]",
    "bouton verify [选项] 文件... [--game 游戏 [参数=值]...]",
);

/// Help of `FILE`.
pub const FILES: Phrase = phrase("Files with certificates; `-` is stdin", "证书文件；`-` 表示标准输入");

/// Help of `--game`.
pub const GAME: Phrase = phrase(
    "Accept only certificates of claims of this game: its statements are made again and compared",
    "只接受关于该游戏断言的证书：重新写出它的陈述并比较",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase("Examples:
  bouton verify wythoff.cert
  bouton verify wythoff.cert --game wythoff
  bouton prove nim --certificate - | bouton verify -

A certificate says what it proves: a game and a claim, as formulas, which are printed as they stand and in words. With --game
they are compared with the rules that Bouton reads. A file may hold several certificates, as `prove --certificate` writes them.
Exit status: 0 all are accepted; 1 one is not, or is about another game; 3 a limit was reached before it could be told.", "示例：
  bouton verify wythoff.cert
  bouton verify wythoff.cert --game wythoff
  bouton prove nim --certificate - | bouton verify -

证书写明它所证的内容：写成公式的游戏与断言，会照原样并用文字显示。加上 --game 时，与 Bouton 读到的规则比较。
一个文件可以包含多份证书，如 `prove --certificate` 所写。
退出状态：0 全部被接受；1 有证书不被接受，或关于别的游戏；3 在得出结论前触及上限。");

/// Heading of a statement.
pub const STATEMENT: Phrase = phrase("The statement:", "陈述：");

/// Heading of a statement in words.
pub const WORDS: Phrase = phrase("In words:", "文字表述：");

/// Name of a part of a file.
pub fn part(name: &str, number: usize, all: usize) -> Text {
    both(format!("{name} (part {number} of {all})"), format!("{name}（第 {number} 部分，共 {all} 部分）"))
}

/// Heading of the moves in a certificate about heaps.
pub const RULES: Phrase = phrase("  The moves in it:\n", "  其中的着法：\n");
