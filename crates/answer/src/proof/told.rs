//! The subject of a proof, and why there is none, as data.

use crate::truth::Counterexample;
use ::prove::{Purpose, Undecided, Unfit};
use automata::Spent;
use dashu_int::UBig;
use question::{Component, Origin, Variant};
use rules::{ClaimInstance, Convention, Form, Outcome, Text};
use verify::Rejection;

/// The positions that something is proved of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The form of the game's positions.
    pub form: Form,
    /// The number of components, or the length of the row.
    pub size: Option<usize>,
    /// `true` if it is about all numbers of components, or rows of all lengths.
    pub all_sizes: bool,
    /// `true` if it is about those of them alone that the claim names.
    pub is_partial: bool,
}

/// A theorem about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statement {
    /// The game with its parameters.
    pub game: String,
    /// The claim, as the text says it.
    pub claim: String,
    /// Convention of play.
    pub convention: Convention,
    /// Positions in its scope.
    pub scope: Scope,
    /// Parameters with their bounds, if it is about all their values.
    pub parameters: Vec<String>,
    /// The names of these parameters.
    pub open: Vec<String>,
    /// The assumptions, as the text says them.
    pub assumed: Vec<String>,
}

/// A place where claims contradict themselves, and the demand that fails there.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Contradiction {
    /// The position, as sentences name it.
    pub position: String,
    /// The demand that fails.
    pub purpose: Purpose,
}

/// Why a claim is not decided.
#[derive(Clone, Debug, PartialEq)]
pub enum Open {
    /// The game or the claim is beyond what automata decide.
    Unfit {
        /// Why.
        unfit: Box<Unfit>,
        /// The piece of the text that is meant, if one is.
        quoted: Option<String>,
    },
    /// A limit was reached.
    Spent(Spent),
    /// A relation cannot be expressed in the numeration of the others.
    Foreign(String),
    /// Play need not end, and the file says so.
    EndlessDraw,
    /// Play can go round through these positions.
    Round(Vec<String>),
    /// It was not shown that play ends, though the claim agrees with itself.
    Unmeasured,
    /// It is not known that play ends; if it does, the claim contradicts itself.
    Unending(Contradiction),
    /// The claim contradicts itself, but the rules did not show it.
    Contradictory(Contradiction),
    /// The position at which the assumptions about moves do not suffice.
    Assumed(Contradiction),
    /// Several claims do not fit together.
    Unfitting(Contradiction),
    /// It is proved together with another claim, which is false.
    Partner {
        /// The other claim.
        other: String,
        /// Its counterexample.
        counterexample: Box<Counterexample>,
    },
    /// The checker does not follow the certificate to its end.
    Unchecked(Box<Rejection>),
    /// The checker of periods rejects a certificate.
    Uncounted(Box<kernel_heaps::Rejection>),
    /// A move leads from a position that the claim is about to one that it is not about.
    Leaves {
        /// The position before the move.
        position: String,
        /// The move, where one was found.
        made: Option<String>,
    },
    /// Of moves that can be added: play is known to end because of a sum that they may raise.
    Raised(String),
    /// Of moves that can be added: the proof is not one by automata.
    ByValues,
}

/// Why there is nothing to prove.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclaimed {
    /// All claims are about the other convention.
    OtherConvention {
        /// The game.
        game: String,
        /// The convention that was asked about.
        asked: Convention,
    },
    /// No claim applies to the game with these parameters.
    Nothing {
        /// The game.
        game: String,
    },
    /// The catalogue claims nothing about the game.
    Catalogue {
        /// The game.
        game: String,
    },
    /// The file claims nothing.
    File {
        /// The form of its positions.
        form: Form,
    },
}

/// The positions that an automaton accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Accepts {
    /// The game's title with its parameters.
    pub game: Text,
    /// The convention of play.
    pub convention: Convention,
    /// The outcome of the positions; positions with their nim-values where there is none.
    pub outcome: Option<Outcome>,
    /// `false` if it accepts all others instead.
    pub positive: bool,
}

impl Scope {
    pub(crate) fn of(variant: &Variant, size: Option<usize>) -> Scope {
        Scope { form: variant.form(), size, all_sizes: false, is_partial: false }
    }

    /// The positions that a claim is about.
    pub(crate) fn of_claim(variant: &Variant, claim: &ClaimInstance, size: Option<usize>) -> Scope {
        Scope { is_partial: claim.is_partial(), ..Scope::of(variant, size) }
    }
}

impl Statement {
    /// Returns `true` if it is about all values of these parameters.
    pub fn is_of_all(&self, names: &[String]) -> bool {
        !self.open.is_empty() && names.iter().all(|name| self.open.contains(name))
    }

    pub(crate) fn of(
        variant: &Variant,
        claim: &ClaimInstance,
        size: Option<usize>,
        assumed: &[String],
    ) -> Statement {
        Statement {
            game: variant.name().into(),
            claim: variant.claimed(claim),
            convention: claim.convention,
            scope: Scope::of_claim(variant, claim, size),
            parameters: vec![],
            open: vec![],
            assumed: assumed.to_vec(),
        }
    }
}

impl Contradiction {
    pub(crate) fn of(variant: &Variant, position: &[UBig], purpose: Purpose) -> Contradiction {
        let components = Component::of_places(variant.form(), position);
        let shown: Vec<String> = components.iter().map(|component| component.shown(variant)).collect();
        Contradiction { position: shown.join(" "), purpose }
    }
}

impl Open {
    /// The reason of the prover, with the pieces of the text that it means.
    pub(crate) fn of(variant: &Variant, undecided: &Undecided) -> Open {
        match undecided {
            Undecided::Unfit(unfit) => {
                let quoted = match unfit {
                    Unfit::Obstacle(_, span) => span.map(|span| variant.quote(span)),
                    _ => None,
                };
                Open::Unfit { unfit: Box::new(unfit.clone()), quoted }
            }
            Undecided::Spent(spent) => Open::Spent(*spent),
            Undecided::Endless if variant.may_be_endless() => Open::EndlessDraw,
            Undecided::Endless => {
                question::circle::quickly_found(variant).map_or(Open::Unmeasured, Open::Round)
            }
            Undecided::Assumed(position, purpose) => {
                Open::Assumed(Contradiction::of(variant, position, *purpose))
            }
            Undecided::Foreign(relation) => Open::Foreign(relation.clone()),
        }
    }
}

impl Unclaimed {
    /// The reason for a game that claims nothing, or nothing of this convention.
    pub(crate) fn of(variant: &Variant, convention: Option<Convention>) -> Unclaimed {
        let claims = &variant.ruleset().claims;
        let game = variant.name().to_owned();
        match convention {
            _ if claims.is_empty() => match variant.origin() {
                Origin::Catalogue => Unclaimed::Catalogue { game },
                Origin::File | Origin::Text => Unclaimed::File { form: variant.form() },
            },
            Some(asked) if claims.iter().all(|claim| claim.convention != asked) => {
                Unclaimed::OtherConvention { game, asked }
            }
            _ => Unclaimed::Nothing { game },
        }
    }
}
