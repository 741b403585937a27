//! The examples of the catalogue, as facts about single positions.

use bouton::{Position, Variant, Workbench};
use dashu_int::UBig;
use rules::{Convention, Instance, Outcome};
use solve::pool::Component;

/// Who wins, as far as a fact says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Who {
    Is(Outcome),
    IsNot(Outcome),
}

impl Who {
    pub(crate) fn admits(self, outcome: Outcome) -> bool {
        match self {
            Who::Is(known) => known == outcome,
            Who::IsNot(other) => outcome != other,
        }
    }
}

/// A position and what is known of it.
pub(crate) struct Fact {
    /// The question as one would type it.
    pub(crate) question: String,
    pub(crate) variant: Variant,
    pub(crate) asked: Position,
    /// Its components in words.
    pub(crate) position: Vec<Component>,
    pub(crate) outcome: Option<Who>,
    pub(crate) value: Option<u64>,
    /// All positions that a winning move leaves, each with its components in order.
    pub(crate) winning: Option<Vec<Vec<Component>>>,
    /// A position that a move leaves.
    pub(crate) option: Option<Vec<Component>>,
    /// Source of the fact.
    pub(crate) citation: Option<String>,
}

impl Fact {
    pub(crate) fn instance(&self) -> &Instance {
        self.variant.instance()
    }

    pub(crate) fn convention(&self) -> Convention {
        self.instance().convention()
    }
}

type Whole = Vec<Vec<UBig>>;

pub(crate) fn sorted(mut components: Vec<Component>) -> Vec<Component> {
    components.sort();
    components
}

/// In order, each once.
pub(crate) fn sorted_set(mut positions: Vec<Vec<Component>>) -> Vec<Vec<Component>> {
    positions.sort();
    positions.dedup();
    positions
}

/// All facts of all games.
pub(crate) fn all() -> Vec<Fact> {
    let workbench = Workbench::new();
    let mut facts = Vec::new();
    for name in catalog::names() {
        let game = workbench.game(name).expect("a game of the catalogue");
        for example in &game.ruleset.examples {
            let variant = Variant::new(&game, example.arguments.clone(), Some(example.convention))
                .unwrap_or_else(|mistakes| panic!("{name}: {mistakes:?}"));
            let citation = || example.citation.clone();
            facts.extend(
                example.facts().map(|(position, stated)| of(&variant, &position, &stated, citation())),
            );
        }
    }
    facts
}

fn of(variant: &Variant, position: &Whole, stated: &rules::Fact, citation: Option<String>) -> Fact {
    // Short forms of positions are completed.
    let component = |naturals: &Vec<_>| {
        let naturals = variant.fit(naturals.clone()).expect("a position of the game");
        bouton::question::Component { game: 0, naturals }
    };
    let whole =
        |position: &Whole| Position::new(vec![variant.clone()], position.iter().map(component).collect());
    let components = |position: &Whole| whole(position).words().expect("numbers of examples are words");
    let mut fact = Fact {
        question: format!("{} {}", variant.name(), whole(position).text()),
        variant: variant.clone(),
        asked: whole(position),
        position: components(position),
        outcome: None,
        value: None,
        winning: None,
        option: None,
        citation,
    };
    match stated {
        rules::Fact::Outcome(outcome) => fact.outcome = Some(Who::Is(*outcome)),
        rules::Fact::NotOutcome(outcome) => fact.outcome = Some(Who::IsNot(*outcome)),
        rules::Fact::Value(value) => {
            let value = u64::try_from(value).expect("values of examples are words");
            fact.outcome = Some(Who::Is(if value == 0 { Outcome::P } else { Outcome::N }));
            fact.value = Some(value);
        }
        rules::Fact::MovesTo(option) => fact.option = Some(sorted(components(option))),
        rules::Fact::WinsOnlyTo(listed) => {
            fact.outcome = Some(Who::Is(Outcome::N));
            fact.winning = Some(sorted_set(listed.iter().map(|one| sorted(components(one))).collect()));
        }
    }
    if fact.outcome == Some(Who::Is(Outcome::P)) {
        fact.winning = Some(Vec::new());
    }
    fact
}
