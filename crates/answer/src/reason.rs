//! Justification of an answer, as data.

use ::heap::Theorem;
pub use boards::mirror::Turn;
use catalog::argument::Statement;
use dashu_int::UBig;
use dashu_ratio::RBig;
use question::Problem;
use rules::{Convention, Form, Outcome};
use solve::StopReason;

/// A step of the argument for an answer: a sentence, or several that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The options that are lost for the opponent, of which some may be forbidden.
    Forbidden {
        /// Limit on the options that are forbidden.
        forbidden: u64,
        /// Number of options, if they were counted.
        options: Option<u64>,
        /// Number of options that are lost.
        lost: u64,
        /// The first moves to such options.
        shown: Vec<String>,
    },
    /// The nim-values of the components, and their nim-sum.
    NimValues {
        /// By component.
        values: Vec<UBig>,
        /// Their nim-sum.
        sum: UBig,
    },
    /// The meaning of a nim-sum for the player to move.
    NimSum {
        /// `true` if it is 0.
        zero: bool,
    },
    /// A move that makes the nim-sum 0.
    MakesZero {
        /// The move.
        made: String,
        /// The nim-values after it, the first of them if there are many.
        values: Vec<UBig>,
    },
    /// The meaning of nim-values in misère play of tame components.
    AntiSg {
        /// `true` if some nim-value is above 1.
        above: bool,
        /// `true` if some component is firm.
        firm: bool,
        /// The nim-sum.
        sum: u64,
        /// The outcome.
        outcome: Outcome,
    },
    /// A move that leaves a lost misère sum of tame components.
    LeavesAntiSg {
        /// The move.
        made: String,
        /// `true` if some component is firm then.
        firm: bool,
    },
    /// The suspense numbers of the components, of which every one moves.
    SuspenseNumbers {
        /// By component.
        numbers: Vec<u64>,
        /// The largest of them.
        largest: u64,
    },
    /// The meaning of the largest suspense number for the player to move.
    LargestSuspense {
        /// The outcome.
        outcome: Outcome,
        /// `true` if it is even.
        even: bool,
    },
    /// A move that leaves a lost sum, of which every component moves.
    LeavesSuspense {
        /// The move.
        made: String,
        /// The largest suspense number after it.
        largest: u64,
    },
    /// The values of the components where the reply to some moves is confined.
    EntailingValues {
        /// By component, as positions show it: the nim-value, or none if it is loony.
        values: Vec<(String, Option<u64>)>,
        /// Their nim-sum; none if a component is loony.
        total: Option<u64>,
    },
    /// A move that wins where the reply to some moves is confined.
    Entails {
        /// The move.
        made: String,
        /// `true` if the reply to it is confined.
        confines: bool,
    },
    /// A theorem gives the nim-values of a game.
    ValueTheorem {
        /// The game.
        game: String,
        /// The theorem.
        citation: String,
    },
    /// A claim gives the nim-values.
    ValueClaim {
        /// The claim.
        claim: String,
        /// Its authority.
        authority: Authority,
    },
    /// A claim says who wins.
    OutcomeClaim {
        /// The claim.
        claim: String,
        /// Its authority.
        authority: Authority,
        /// `true` if its condition holds at the position.
        holds: bool,
        /// The outcome.
        outcome: Outcome,
    },
    /// A move to a position that is lost by the same claim.
    LeadsToClaimed {
        /// The move.
        made: String,
        /// The position after it.
        after: String,
    },
    /// A move to a position that was computed to be lost.
    LeadsToLost {
        /// The move.
        made: String,
        /// The position after it.
        after: String,
    },
    /// A move to the lost position from which play ends soonest.
    Quickest {
        /// The move.
        made: String,
        /// The position after it.
        after: String,
        /// The moves that are left after it, at most.
        left: u64,
    },
    /// Every move loses.
    EveryMoveLoses {
        /// Their number, where all were judged.
        moves: Option<UBig>,
    },
    /// The moves follow, each with its answer.
    EveryMoveAnswered,
    /// A move, and the winning one against it.
    Answered {
        /// The move.
        made: String,
        /// The answer.
        answer: String,
    },
    /// Every move is answered by its image on the board.
    Mirrored {
        /// The move after which that is so; absent if it is so now.
        made: Option<String>,
        /// The image of the board.
        turn: Turn,
        /// Cells that change places, where the image of the board does not tell.
        pairs: Vec<[String; 2]>,
        /// Symbols of letters that change places.
        exchanged: Option<[char; 2]>,
    },
    /// There is no move.
    NoMove {
        /// Who has won.
        outcome: Outcome,
    },
    /// No move wins, and this one holds the draw.
    HoldsDraw {
        /// The move.
        made: String,
        /// The position after it.
        after: String,
    },
    /// Nim-values do not decide; the whole position was exhausted.
    Exhausted {
        /// `true` if that is so because the convention is misère.
        misere: bool,
        /// The positions that were solved.
        positions: u64,
    },
    /// A conjecture was compared with the rules.
    Conjecture {
        /// The largest number of the box.
        upto: u64,
        /// The positions in it.
        positions: u64,
    },
    /// A limit was reached before an answer was found.
    Undecided {
        /// The limit.
        stop: StopReason,
        /// The positions that were solved until then.
        positions: u64,
    },
    /// Not all moves were looked at.
    MoreMoves {
        /// `true` if a winning one is among those that were.
        found: bool,
    },
    /// Nim-values are periodic.
    Period {
        /// The first number from which they do.
        start: u64,
        /// The length of the period.
        length: usize,
        /// The amount added in each period.
        saltus: u32,
        /// The theorem on heaps that shows it; automata do where there is none.
        theorem: Option<Theorem>,
    },
    /// A component has the nim-value of a smaller one, and what was added since.
    ByPeriod {
        /// The component.
        heap: UBig,
        /// The smaller one.
        same: UBig,
        /// Number of periods between the two heaps.
        rounds: UBig,
        /// The amount added in each.
        saltus: u32,
        /// The nim-value.
        value: UBig,
    },
    /// The elements of the components in a misère quotient.
    Elements {
        /// By component, spelled as products; empty if there are too many to name.
        elements: Vec<String>,
        /// Their product.
        product: String,
    },
    /// The meaning of an element for the player to move.
    Element {
        /// `true` if it is lost.
        lost: bool,
        /// The lost elements of the quotient.
        of: usize,
        /// All its elements.
        order: usize,
    },
    /// A move that leaves a lost element of the quotient.
    LeavesLost {
        /// The move.
        made: String,
        /// The element.
        element: String,
    },
    /// Every move loses, and this one lasts longest.
    Resists {
        /// The moves that are left after it.
        left: u64,
    },
    /// Every move loses, and this one changes least.
    ChangesLeast,
    /// The position is won, but no winning move was found.
    WinNotFound,
    /// The position is a draw, but no move that holds it was found.
    DrawNotFound,
    /// Nothing is known of the position, and why.
    PlaysOn {
        /// Why.
        because: Box<Reason>,
    },
    /// The question has no answer.
    Problem(Box<Problem>),
    /// A statement of the argument of a theory of the catalogue.
    Theory(Box<Statement>),
    /// Sentences that belong together.
    Together(Vec<Reason>),
}

impl Reason {
    /// The reason that a theory of the catalogue gives.
    pub(crate) fn of_theory(statement: Statement) -> Reason {
        Reason::Theory(Box::new(statement))
    }
}

/// Authority of a statement in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Authority {
    /// Proved for all positions.
    Proved,
    /// A theorem, with its citation.
    Theorem(String),
    /// The file says so.
    Claimed,
}

/// The ground of evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Certificates that the checker has accepted.
    Proofs {
        /// The proofs, and where they can be seen.
        shown: Vec<Shown>,
        /// Theorems that say the same.
        cited: Vec<String>,
        /// `true` if the nim-value is not part of them, but computed.
        value_is_computed: bool,
    },
    /// A theorem.
    Citation {
        /// Its citation, or several.
        citation: String,
        /// `true` if the nim-value is not part of it, but computed.
        value_is_computed: bool,
    },
    /// The positions that were solved, and theorems about other components.
    Solved {
        /// Their number; 0 where none needed to be solved.
        positions: u64,
        /// The theorems that gave the nim-values of the others; may be empty.
        citations: String,
    },
    /// A strategy by symmetry: moves that were compared with their images.
    Images {
        /// Their number.
        moves: usize,
    },
    /// A misère quotient that the checker has accepted.
    Quotient {
        /// The code of the game.
        code: String,
        /// The elements of the quotient.
        order: usize,
        /// The largest heap that it covers; all are covered where there is none.
        last: Option<usize>,
        /// The game as one types it in a command, if a command can name it.
        typed: Option<String>,
    },
    /// Optimal strategies of a matrix of payoffs, verified in exact fractions.
    Strategies {
        /// The value.
        value: RBig,
    },
}

/// A proof, and where it can be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The game with its parameters.
    pub game: String,
    /// The form of its positions.
    pub form: Form,
    /// The convention of play.
    pub convention: Convention,
    /// The number of components, or the length of the row.
    pub size: Option<usize>,
    /// `true` if it is about all numbers of components, or rows of all lengths.
    pub all_sizes: bool,
    /// The values that the proof of a period needs.
    pub period: Option<usize>,
    /// The game as one types it in a command, if a command can name it.
    pub typed: Option<String>,
}
