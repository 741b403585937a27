//! Items of a file.

use super::{Parsed, Parser, expression};
use crate::ast::{Component, Expression, ItemKind};
use crate::diagnostic::Diagnostic;
use crate::problem::{Construct, Syntax};
use crate::speech::short;
use crate::suggest::suggest;
use crate::token::Kind;
use crate::vocabulary::ITEM_WORDS;
use crate::{Convention, Lang, Verdict};

impl Parser<'_, '_> {
    /// Parses a whole item, up to its end.
    pub(super) fn item(&mut self) -> Parsed<ItemKind> {
        let kind = self.item_body()?;
        self.finish()?;
        Ok(kind)
    }

    fn item_body(&mut self) -> Parsed<ItemKind> {
        if matches!(self.peek(), Some(Kind::OpenParen | Kind::OpenBracket)) {
            return self.rule(false);
        }
        if self.at_claim(0) {
            return self.claim(None).map(|claim| ItemKind::Claim(Box::new(claim)));
        }
        let word = self.word().unwrap_or_default();
        let start = self.at;
        if ITEM_WORDS.contains(&&*word) {
            self.bump();
        }
        match &*word {
            "game" => self.game().map(|(name, parameters)| ItemKind::Game { name, parameters }),
            "title" => self.bilingual().map(|(lang, text)| ItemKind::Title(lang, text)),
            "about" => self.bilingual().map(|(lang, text)| ItemKind::About(lang, text)),
            "source" => self.string().map(ItemKind::Source),
            "remark" => self.bilingual().map(|(lang, text)| ItemKind::Remark(lang, text)),
            "unordered" => Ok(ItemKind::Unordered),
            "letters" => self.letters(),
            "position" => self.position(),
            "native" => self.component().map(ItemKind::Native),
            "endless" => self.expect_word("draw", &["draw"]).map(|_| ItemKind::EndlessDraw),
            "family" => self.family(),
            "board" => self.game_name().map(ItemKind::Board),
            "begin" => self.sum().map(ItemKind::Begin),
            "misere" | "normal" if self.at_claim(0) => {
                let convention = if word == "misere" { Convention::Misere } else { Convention::Normal };
                self.claim(Some(convention)).map(|claim| ItemKind::Claim(Box::new(claim)))
            }
            "misere" => Ok(ItemKind::Misere),
            "upto" => self.upto(),
            "entailing" => self.rule(true),
            "every" => self.every(),
            "blocking" => self.expression(expression::TERM).map(ItemKind::Blocking),
            "end" => self.end(),
            "otherwise" => self.verdict().map(ItemKind::Otherwise),
            "start" => {
                let left = self.component()?;
                self.expect(Kind::Equal, &["="])?;
                let right = self.component()?;
                Ok(ItemKind::Start { left, right })
            }
            "assume" => self.assume(),
            "automaton" => self.automaton(),
            "state" => self.state(),
            "accept" => self.accept(),
            "example" => self.example(),
            _ => {
                self.at = start;
                self.unknown_item()
            }
        }
    }

    fn unknown_item<T>(&mut self) -> Parsed<T> {
        let word = self.source(self.here());
        let claim = matches!(self.peek_at(1), Some(Kind::OpenParen | Kind::OpenBracket));
        let heads = if claim { &["P", "N", "D"][..] } else { &[] };
        let known = ITEM_WORDS.iter().chain(heads).copied();
        let suggestion = suggest(&crate::letters::name_text(word), known).map(str::to_string);
        let given = short(word);
        self.fail(Diagnostic::at(Syntax::UnknownItem { given, suggestion }, self.here()))
    }

    fn bilingual(&mut self) -> Parsed<(Lang, String)> {
        let lang = match self.word().as_deref() {
            Some("en") => Lang::En,
            Some("zh") => Lang::Zh,
            _ => return self.unexpected(Construct::Language),
        };
        self.bump();
        Ok((lang, self.string()?))
    }

    /// Parses a family, and the place in it.
    fn family(&mut self) -> Parsed<ItemKind> {
        let name = self.game_name()?;
        let place = if self.peek() == Some(Kind::Number) { Some(self.number()?) } else { None };
        Ok(ItemKind::Family(name, place))
    }

    fn rule(&mut self, entailing: bool) -> Parsed<ItemKind> {
        let before = self.component()?;
        self.arrow(&before)?;
        let after = self.copies()?;
        let (mut condition, mut when) = (None, None);
        loop {
            if condition.is_none() && self.eat(Kind::Where).is_some() {
                condition = Some(self.expression(0)?);
            } else if when.is_none() && self.eat(Kind::When).is_some() {
                when = Some(self.expression(0)?);
            } else if condition.is_none() && self.at_forgotten_where() {
                condition = Some(self.forgotten_where()?);
            } else {
                return Ok(ItemKind::Rule { entailing, before, after, condition, when });
            }
        }
    }

    /// Parses the arrow after the left side of a move.
    pub(super) fn arrow(&mut self, before: &Component) -> Parsed<()> {
        if self.eat(Kind::Arrow).is_some() {
            return Ok(());
        }
        match self.peek() {
            Some(Kind::OpenParen | Kind::OpenBracket | Kind::Equal | Kind::Implies | Kind::Colon) | None => {
                self.fail(Diagnostic::at(Syntax::MissingArrow, before.span.after()))
            }
            _ => self.unexpected(Construct::Literally(&["->"])),
        }
    }

    /// Returns `true` if a condition follows whose `where` is missing.
    fn at_forgotten_where(&self) -> bool {
        use Kind::*;
        matches!(
            self.peek(),
            Some(Name | Number | If | Exists | Forall | Not | Comma | Colon | And | OpenParen)
        )
    }

    fn forgotten_where(&mut self) -> Parsed<Expression> {
        let place = self.here();
        let word = self.source(place);
        // `wher k >= 1`, `if k >= 1` and `, k >= 1` have a word too many; `k >= 1` has one too few
        let misspelt = suggest(word, ["where", "when"]).is_some() || self.peek_at(1) == Some(Kind::Name);
        self.problems.add(Diagnostic::at(Syntax::MissingWhere { given: short(word) }, place));
        let stray = matches!(self.peek(), Some(Kind::If | Kind::Comma | Kind::Colon | Kind::And));
        if stray || (self.peek() == Some(Kind::Name) && misspelt) {
            self.bump();
        }
        self.expression(0)
    }

    /// `upto k components move`, or `upto k of nim`
    fn upto(&mut self) -> Parsed<ItemKind> {
        let most = self.expression(expression::TERM)?;
        if self.eat_word("of").is_some() {
            return self.compound(Some(most));
        }
        self.expect_word("components", &["of", "components"])?;
        self.expect_word("move", &["move"])?;
        Ok(ItemKind::Together { most: Some(most) })
    }

    /// `every component moves`, or `every of nim`
    fn every(&mut self) -> Parsed<ItemKind> {
        if self.eat_word("of").is_some() {
            return self.compound(None);
        }
        self.expect_word("component", &["of", "component"])?;
        self.expect_word("moves", &["moves"])?;
        Ok(ItemKind::Together { most: None })
    }

    /// The base of a compound, after `of`.
    fn compound(&mut self, most: Option<Expression>) -> Parsed<ItemKind> {
        let base = self.game_name()?;
        let mut arguments = Vec::new();
        while self.peek().is_some() {
            let name = self.name()?;
            self.expect(Kind::Equal, &["="])?;
            arguments.push((name, self.compared(expression::TERM)?));
            // A comma between arguments is harmless
            self.eat(Kind::Comma);
        }
        Ok(ItemKind::Compound { most, base, arguments })
    }

    /// `position [.., a, b, ..] where a < b`
    fn position(&mut self) -> Parsed<ItemKind> {
        let pattern = self.component()?;
        self.expect(Kind::Where, &["where"])?;
        Ok(ItemKind::Position { pattern, condition: self.expression(0)? })
    }

    fn verdict(&mut self) -> Parsed<Verdict> {
        let verdict = match self.word().as_deref() {
            Some("lost") => Verdict::Lost,
            Some("won") => Verdict::Won,
            Some("draw") => Verdict::Draw,
            _ => return self.unexpected(Construct::Verdict),
        };
        self.bump();
        Ok(verdict)
    }

    /// `end (0, 0) lost`; the condition may be on either side of the verdict.
    fn end(&mut self) -> Parsed<ItemKind> {
        let pattern = self.component()?;
        let mut condition = None;
        if self.eat(Kind::Where).is_some() {
            condition = Some(self.expression(0)?);
        }
        let verdict = self.verdict()?;
        if condition.is_none() && self.eat(Kind::Where).is_some() {
            condition = Some(self.expression(0)?);
        }
        Ok(ItemKind::End { pattern, condition, verdict })
    }
}
