//! Sentences without bound variables: a walk over all distinguishable words.
//!
//! The walk goes through the product of the tables. The ways in which each literal's table can read a column
//! are listed, and the guards are joined one after another, so that columns on which they disagree are never
//! visited. As soon as a literal can no longer hold, or always will, the rest of its reading is left out.
//! Numbers that are not asked for have the digit 0.

use crate::columns::Columns;
use crate::join::Joined;
use crate::rows::Rows;
use crate::scheme::DigitRules;
use crate::sentence::Sentence;
use crate::table::{DEAD, Reader};
use crate::transitions::Transitions;
use limits::{Meter, StopReason};
use numeration::Numeration;

/// A literal that holds whatever follows.
const HELD: u32 = DEAD - 1;

/// A literal of a case that can no longer hold.
const OUT: u32 = DEAD - 2;

/// Counterexample words, number by number.
type Words = Vec<Vec<u8>>;

/// Checks a sentence without bound variables; otherwise returns words for which it fails, number by number.
pub(crate) fn walk(
    sentence: &Sentence,
    readers: &[Option<Reader>],
    numeration: Numeration,
    meter: &Meter,
) -> Result<Result<(), Words>, StopReason> {
    let Some(mut walk) = Walk::new(sentence, readers, numeration, meter) else {
        // A missing table accepts nothing; it has been reported before.
        return Ok(Err(Vec::new()));
    };
    walk.run()
}

/// A literal and its table.
struct Watch<'a> {
    positive: bool,
    reader: &'a Reader,
    arguments: &'a [u32],
    /// Case of the literal; `None` for a guard.
    case: Option<usize>,
}

impl Watch<'_> {
    /// Representative of a state; `None` if a guard can no longer hold.
    fn outlook(&self, state: u32) -> Option<u32> {
        let (hopeless, sure) = match state {
            DEAD => (true, false),
            state => (!self.reader.hopeful(state), self.reader.sure(state)),
        };
        let (held, lost) = if self.positive { (sure, hopeless) } else { (hopeless, sure) };
        match (held, lost) {
            (_, true) => self.case.map(|_| OUT),
            (true, _) => Some(HELD),
            _ => Some(state),
        }
    }

    fn holds(&self, state: u32) -> bool {
        match state {
            HELD => true,
            OUT => false,
            state => self.reader.accepts(state) == self.positive,
        }
    }
}

struct Walk<'a> {
    numeration: Numeration,
    meter: &'a Meter,
    /// Guards come first.
    watches: Vec<Watch<'a>>,
    guards: usize,
    /// Literals by case.
    cases: Vec<Vec<usize>>,
    /// For each product state its components, and flags of the numbers whose last digit lets only a 0 follow.
    rows: Rows,
    /// Predecessor and digits by which each was first reached.
    before: Vec<u32>,
    trail: Vec<u8>,
    /// The guards, and the column that all read.
    columns: Columns<'a>,
    /// Transitions of literals of cases, all of whose digits are known.
    of_cases: Vec<Option<Transitions<'a>>>,
    /// The source state, and the guards that still read.
    from: u32,
    row: Vec<u32>,
    live: Vec<bool>,
    /// A state in which the sentence fails.
    failure: Option<u32>,
}

impl<'a> Walk<'a> {
    fn new(
        sentence: &'a Sentence,
        readers: &'a [Option<Reader>],
        numeration: Numeration,
        meter: &'a Meter,
    ) -> Option<Walk<'a>> {
        let guards = sentence.guards.iter().map(|literal| (literal, None));
        let cases = (0..).zip(&sentence.cases);
        let cases = cases.flat_map(|(number, case)| case.literals.iter().map(move |one| (one, Some(number))));
        let variables = sentence.universal as usize;
        let mut watches = Vec::new();
        let mut of_cases = vec![Vec::new(); sentence.cases.len()];
        for (literal, case) in guards.chain(cases) {
            let reader = readers.get(literal.relation.0 as usize)?.as_ref()?;
            if literal.arguments.iter().any(|&argument| argument as usize >= variables) {
                return None;
            }
            if let Some(case) = case {
                of_cases[case].push(watches.len());
            }
            watches.push(Watch { positive: literal.positive, reader, arguments: &literal.arguments, case });
        }
        let joined = |watch: &Watch<'a>| Joined {
            reader: watch.reader,
            arguments: watch.arguments,
            first: watch.positive,
        };
        let tables = watches.iter().take(sentence.guards.len()).map(joined).collect();
        let flags = match numeration {
            Numeration::Base(_) => 0,
            Numeration::Quadratic(_) => variables.div_ceil(32),
        };
        Some(Walk {
            numeration,
            meter,
            guards: sentence.guards.len(),
            cases: of_cases,
            rows: Rows::new(watches.len() + flags),
            before: Vec::new(),
            trail: Vec::new(),
            columns: Columns::new(numeration, tables, vec![false; variables], watches.len()),
            of_cases: watches.iter().map(|_| None).collect(),
            watches,
            from: 0,
            row: Vec::new(),
            live: Vec::new(),
            failure: None,
        })
    }

    fn run(&mut self) -> Result<Result<(), Words>, StopReason> {
        for (watch, next) in self.watches.iter().zip(&mut self.columns.next) {
            match watch.outlook(0) {
                Some(state) => *next = state,
                None => return Ok(Ok(())),
            }
        }
        self.arrive()?;
        while self.failure.is_none() && (self.from as usize) < self.rows.len() {
            self.expand()?;
            self.from += 1;
        }
        Ok(match self.failure {
            None => Ok(()),
            Some(at) => Err(self.words(at)),
        })
    }

    /// Reads all columns from a state.
    fn expand(&mut self) -> Result<(), StopReason> {
        let columns = &mut self.columns;
        let row = self.rows.row(self.from);
        let (states, flags) = row.split_at(self.watches.len());
        columns.states.copy_from_slice(states);
        columns.next.copy_from_slice(states);
        if !flags.is_empty() {
            for (variable, closed) in columns.closed.iter_mut().enumerate() {
                *closed = flags[variable / 32] >> (variable % 32) & 1 == 1;
            }
        }
        self.live.clear();
        self.live.extend(states[..self.guards].iter().map(|&state| state < OUT));
        let plan = columns.begin(&self.live);
        columns.digits.fill(0);
        // Numbers that occur only in literals of cases.
        if plan.known.contains(&false) {
            let live = self.watches.iter().zip(states).skip(self.guards);
            let mut seen = plan.known.clone();
            for &argument in live.filter(|(_, state)| **state < OUT).flat_map(|(watch, _)| watch.arguments) {
                if !std::mem::replace(&mut seen[argument as usize], true) {
                    columns.add_free(argument as usize, self.numeration.digits_from_zero());
                }
            }
        }
        while self.columns.advance(&|guard, state| self.watches[guard].outlook(state), self.meter)? {
            self.read_cases()?;
            if self.failure.is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Lets the literals of cases read a column.
    fn read_cases(&mut self) -> Result<(), StopReason> {
        let Columns { states, next, digits, .. } = &mut self.columns;
        for index in self.guards..self.watches.len() {
            if states[index] >= OUT {
                continue;
            }
            let watch = &self.watches[index];
            let transitions = self.of_cases[index].get_or_insert_with(|| {
                Transitions::new(watch.reader, watch.arguments, self.numeration, |_| true)
            });
            let outcome = |state: u32| watch.outlook(state);
            let list = transitions.list(states[index], digits, &outcome, self.meter)?;
            next[index] = if list.is_empty() { OUT } else { transitions.next(list.start) };
        }
        self.meter.steps(1 + (self.watches.len() - self.guards) as u64)?;
        self.arrive()
    }

    /// Adds the state reached, unless the sentence holds whatever follows.
    fn arrive(&mut self) -> Result<(), StopReason> {
        let mut row = std::mem::take(&mut self.row);
        row.clear();
        row.extend_from_slice(&self.columns.next);
        let mut settled = false;
        for case in &self.cases {
            if case.iter().any(|&watch| row[watch] == OUT) {
                case.iter().for_each(|&watch| row[watch] = OUT);
            }
            settled |= case.iter().all(|&watch| row[watch] == HELD);
        }
        let (place, new) = if settled {
            (0, false)
        } else {
            self.write_flags(&mut row);
            self.rows.insert(&row)
        };
        self.row = row;
        if !new {
            return Ok(());
        }
        self.before.push(self.from);
        self.trail.extend_from_slice(&self.columns.digits);
        self.meter.holds(self.rows.bytes() + 4 * self.before.capacity() + self.trail.capacity())?;
        if self.fails() {
            self.failure = Some(place);
        }
        Ok(())
    }

    /// Writes flags of the numbers, among those that may be asked for, that let only a 0 follow.
    fn write_flags(&self, row: &mut Vec<u32>) {
        let Numeration::Quadratic(_) = self.numeration else { return };
        let all = self.watches.len();
        row.resize(all + self.columns.digits.len().div_ceil(32), 0);
        for (index, watch) in
            self.watches.iter().enumerate().filter(|(index, _)| self.columns.next[*index] < OUT)
        {
            if row[index] < OUT {
                for &variable in watch.arguments {
                    if self.numeration.closes(self.columns.digits[variable as usize]) {
                        row[all + variable as usize / 32] |= 1 << (variable % 32);
                    }
                }
            }
        }
    }

    /// Returns `true` if the guards hold, but no case does.
    fn fails(&self) -> bool {
        let holds = |&index: &usize| self.watches[index].holds(self.row[index]);
        (0..self.guards).all(|guard| holds(&guard)) && !self.cases.iter().any(|case| case.iter().all(holds))
    }

    /// Words by which a state was reached.
    fn words(&self, at: u32) -> Words {
        let count = self.columns.digits.len();
        let mut words = vec![Vec::new(); count];
        let mut at = at as usize;
        // The first state was reached without a column.
        while at > 0 {
            let column = &self.trail[at * count..(at + 1) * count];
            words.iter_mut().zip(column).for_each(|(word, &digit)| word.push(digit));
            at = self.before[at] as usize;
        }
        words.iter_mut().for_each(|word| word.reverse());
        words
    }
}
