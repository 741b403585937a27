//! Claims that give values by exponents, as claims about who wins beside a heap of Nim.
//!
//! No automaton compares a number n with v2(n), whose digits are far fewer. So a nim-value v is written as the number 2^v:
//! the game is played beside one more number w, a power of two, from which one moves to any smaller power of two. These
//! are the moves of a heap of Nim of size v. By Sprague and Grundy's theorem a position n has the value v exactly if n
//! beside 2^v is lost, and that is a claim within reach of automata where 2^v is.

use crate::view::Unfit;
use kernel::{Certainty, Claim, Formula, Literal, Move, Relation, Sense, Statement, Variable, Verdict};
use kernel_text::Build;

/// The statement that what satisfies a formula is lost, beside a heap of Nim; the claim of `statement` says of the number
/// after those of a position that it is 2 to the value.
pub(crate) fn beside_nim(statement: Statement) -> Result<Statement, Unfit> {
    let ordinary = statement.ends.is_empty() && statement.choices.is_empty() && !statement.sorted;
    let Claim::Value(power) = statement.claim else { return Err(Unfit::Claim) };
    if !ordinary || statement.stuck != Verdict::Lost {
        return Err(Unfit::Claim);
    }
    let heap = statement.places.len() as Variable;
    let later = |number: Variable| if number < heap { number } else { number + 1 };
    let mut moves = vec![];
    for of in statement.moves {
        let [part] = &*of.parts else { return Err(Unfit::Claim) };
        moves.push(Move {
            certainty: of.certainty,
            bound: of.bound.iter().map(|&number| later(number)).collect(),
            when: of.when.iter().map(|formula| formula.renamed(later)).collect(),
            parts: vec![part.iter().map(|&number| later(number)).chain([heap]).collect()],
        });
    }
    let (smaller, is_power) = (heap + 1, |number| Literal::new(Relation::PowerOfTwo, [number]));
    let less = Literal::linear([(smaller, 1), (heap, -1)], 0, Sense::Negative);
    moves.push(Move {
        certainty: Certainty::Exact,
        bound: vec![smaller],
        when: vec![Formula::of(is_power(smaller)), Formula::of(less)],
        parts: vec![(0..heap).chain([smaller]).collect()],
    });
    let mut places = statement.places;
    let names = ["heap", "nim", "other"].into_iter().map(str::to_owned);
    let mut names = names.chain((2..).map(|number| format!("heap{number}")));
    places.extend(names.find(|name| !places.contains(name)));
    let mut laws: Vec<Formula> = statement.laws.iter().map(|law| law.renamed(later)).collect();
    laws.push(Formula::of(is_power(heap)));
    let claim = Claim::Outcomes([Some(power), None, None]);
    Ok(Statement { places, laws, moves, claim, ..statement })
}
