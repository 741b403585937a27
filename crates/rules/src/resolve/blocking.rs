//! Games in which options are forbidden: `blocking k - 1`.

use super::Resolver;
use super::variables::{Free, Variables};
use crate::{Body, Content, Fact, Ruleset, Span, Stated, Term};
use language::ast::{Item, ItemKind};
use language::problem::Misuse;
use std::sync::Arc;

/// The game in which the opponent forbids options of these rules.
pub(super) fn forbidding(ruleset: Ruleset, most: Term, span: Span) -> Ruleset {
    let mut plain = ruleset.clone();
    plain.claims.clear();
    plain.assumptions.clear();
    plain.examples.clear();
    Ruleset { body: Body::Blocking { most, plain: Arc::new(plain), span }, ..ruleset }
}

/// An item that says what would make it unclear who wins.
pub(super) fn unfit(kind: &ItemKind) -> Option<&'static str> {
    match kind {
        ItemKind::Misere => Some("misere"),
        ItemKind::Together { most: None } => Some("every component moves"),
        ItemKind::Together { most: Some(_) } => Some("upto … components move"),
        ItemKind::Compound { most: None, .. } => Some("every of"),
        ItemKind::Compound { .. } => Some("upto"),
        ItemKind::Native(_) => Some("native"),
        ItemKind::End { .. } => Some("end"),
        ItemKind::Otherwise(_) => Some("otherwise"),
        ItemKind::EndlessDraw => Some("endless draw"),
        ItemKind::Assume { .. } => Some("assume"),
        _ => None,
    }
}

impl Resolver<'_> {
    /// The limit on the options that are forbidden, and its place; items that do not fit are reported.
    pub(super) fn blocking(&mut self, items: &[Item]) -> Option<(Term, Span)> {
        let (most, span) = items.iter().find_map(|item| match &item.kind {
            ItemKind::Blocking(most) => Some((most, item.span)),
            _ => None,
        })?;
        for item in items {
            if let Some(word) = unfit(&item.kind) {
                self.report(Misuse::BlockingWith { item: word }, item.span);
            }
        }
        let claims = self.ruleset.claims.iter();
        let values = |content: &Content| matches!(content, Content::Value(_) | Content::Periodic { .. });
        let claims = claims.filter(|claim| values(&claim.content)).map(|claim| claim.span);
        let examples = self.ruleset.examples.iter();
        let valued = |stated: &Stated| matches!(stated, Stated::Values(_) | Stated::Each(Fact::Value(_)));
        let examples = examples.filter(|example| valued(&example.stated)).map(|example| example.span);
        let places: Vec<Span> = claims.chain(examples).collect();
        places.into_iter().for_each(|span| self.report(Misuse::ValueOfBlocking, span));
        let most = self.term(&mut Variables::new(Free::Undeclared), most)?;
        Some((most, span))
    }
}
