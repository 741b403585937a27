//! Results of certificates.

use crate::numeration::Numeration;
use rules::speech::both;
use rules::{Convention, Text};

/// Theorem shown by a certificate, about all positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theorem {
    /// Name of the game.
    pub game: String,
    /// Title of the game.
    pub title: Text,
    /// All parameters.
    pub arguments: Vec<(String, String)>,
    /// Number of components, or length of the row.
    pub size: Option<usize>,
    /// Rules, as written in the text; for `upto`, those of one component first.
    pub rules: Vec<String>,
    /// Definitions of the automata named in the rules, claims and assumptions, as written in the text.
    pub definitions: Vec<String>,
    /// Claims shown, counted from 1 in the text.
    pub claims: Vec<usize>,
    /// Texts of the claims, without comments and line breaks.
    pub statements: Vec<String>,
    /// Assumptions of the proof, counted from 1 in the text.
    pub assumptions: Vec<usize>,
    /// Texts of the assumptions.
    pub assumed: Vec<String>,
    /// Convention of play.
    pub convention: Convention,
    /// Numeration of the tables.
    pub numeration: Numeration,
    /// Number of tables.
    pub relations: usize,
    /// Number of states of all tables.
    pub states: u64,
    /// Number of sentences checked.
    pub sentences: usize,
    /// Number of sentences checked by a proof.
    pub proofs: usize,
}

impl Theorem {
    /// Complete statement in both languages, with its subject and assumptions: a theorem is no stronger than
    /// those.
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
