//! What a certificate has shown.

use crate::numeration::Numeration;
use rules::speech::both;
use rules::{Convention, Text};

/// What a certificate has shown, of all positions at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theorem {
    /// The name of the game.
    pub game: String,
    /// Its title.
    pub title: Text,
    /// All its parameters.
    pub arguments: Vec<(String, String)>,
    /// The number of components, or the length of the row.
    pub size: Option<usize>,
    /// The rules, as the text writes them; of `upto` those of one component first.
    pub rules: Vec<String>,
    /// What the rules, the claims and the assumptions speak of by name: automata, as the text defines them.
    pub definitions: Vec<String>,
    /// The claims shown, counted from 1 in the text.
    pub claims: Vec<usize>,
    /// What they say, as it stands in the text but for comments and the breaks of lines.
    pub statements: Vec<String>,
    /// The assumptions that the proof builds on, counted from 1 in the text.
    pub assumptions: Vec<usize>,
    /// What is assumed, as it stands in the text.
    pub assumed: Vec<String>,
    /// The convention of play.
    pub convention: Convention,
    /// How numbers are written in the tables.
    pub numeration: Numeration,
    /// How many tables there are.
    pub relations: usize,
    /// How many states these have.
    pub states: u64,
    /// How many sentences were checked.
    pub sentences: usize,
    /// How many of them by a proof.
    pub proofs: usize,
}

impl Theorem {
    /// What has been shown, in both languages; all of it: a theorem is no stronger than what it is of and builds on.
    pub fn message(&self) -> Text {
        let arguments: String =
            self.arguments.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        // The name and the title are the author's words.
        let game = format!("{}{arguments}", self.game);
        let (title, title_zh) = match (&*self.title.en, &*self.title.zh) {
            ("", _) => (String::new(), String::new()),
            (en, "") => (format!(" ({en:?})"), format!("（“{en}”）")),
            (en, zh) => (format!(" ({en:?})"), format!("（“{zh}”）")),
        };
        let said = self.statements.join("; ");
        let assumed = self.assumed.join("; ");
        let (given, given_zh) = match &*assumed {
            "" => (String::new(), String::new()),
            assumed => (
                format!(", given that what is assumed is true: {assumed}"),
                format!("，前提是以下假定成立：{assumed}"),
            ),
        };
        let misere = self.convention == Convention::Misere;
        let size = self
            .size
            .map_or(String::new(), |size| format!(", size {size} (components, or the length of a row)"));
        let size_zh =
            self.size.map_or(String::new(), |size| format!("，大小 {size}（分量个数，或行的长度）"));
        let Theorem { relations, states, sentences, .. } = self;
        let numeration = self.numeration.said();
        both(
            format!(
                "{game}{title}{size}, {}: at all positions {said}{given} (numbers in {}; \
                 {relations} tables with {states} states, {sentences} sentences)",
                if misere { "misère play" } else { "normal play" },
                numeration.en,
            ),
            format!(
                "{game}{title_zh}{size_zh}，{}：在所有局面上 {said}{given_zh}（数用{}写成；\
                 {relations} 张表，共 {states} 个状态，{sentences} 条语句）",
                if misere { "反常规则" } else { "正常规则" },
                numeration.zh,
            ),
        )
    }
}
