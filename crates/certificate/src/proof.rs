//! Sentences with bound variables: the sets of a proof are followed.
//!
//! Each set stands at a state of the universal literals and holds elements: a case, with states that its mixed literals
//! can have come to by some digits of the bound variables. If the sets are closed under reading another column, and
//! each that the guards accept has an element that accepts, the sentence holds of all words.

use crate::format::Proof;
use crate::limits::{Meter, Spent};
use crate::numeration::Numeration;
use crate::relation::Literal;
use crate::rows::Rows;
use crate::sentence::Sentence;
use crate::table::{DEAD, Reader};
use rules::Text;
use rules::speech::both;

/// A digit that is not known.
const UNKNOWN: u8 = u8::MAX;

/// What can be wrong with a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofFlaw {
    /// This pair, counted from 1, has a state that does not fit the sentence.
    State(usize),
    /// This pair, counted from 1, has an element that does not fit the sentence.
    Element(usize),
    /// No set at the start has only elements that are reachable at zero.
    Start,
    /// From this pair, counted from 1, these digits lead to a state without a set of successors.
    Step {
        /// The pair.
        pair: usize,
        /// The digits.
        column: Vec<u8>,
    },
    /// At this pair, counted from 1, the guards hold and no element does.
    End(usize),
}

impl ProofFlaw {
    /// What is wrong, in both languages.
    pub fn message(&self) -> Text {
        match self {
            ProofFlaw::State(pair) => both(
                format!("the state of pair {pair} does not fit the sentence"),
                format!("第 {pair} 对的状态与语句不符"),
            ),
            ProofFlaw::Element(pair) => both(
                format!("an element of pair {pair} does not fit the sentence"),
                format!("第 {pair} 对的某个元素与语句不符"),
            ),
            ProofFlaw::Start => both(
                "no set at the start has only elements that are reachable at zero",
                "起点处没有全部元素都可由零到达的集合",
            ),
            ProofFlaw::Step { pair, column } => {
                let digits: Vec<String> = column.iter().map(u8::to_string).collect();
                let digits = digits.join(" ");
                both(
                    format!("from pair {pair} the digits {digits} lead to no set of successors"),
                    format!("从第 {pair} 对读入数字 {digits} 后没有由后继组成的集合"),
                )
            }
            ProofFlaw::End(pair) => both(
                format!("at pair {pair} the conditions hold and no element accepts"),
                format!("在第 {pair} 对处条件成立而没有元素接受"),
            ),
        }
    }
}

/// Checks a proof of a sentence.
pub(crate) fn prove(
    sentence: &Sentence,
    proof: &Proof,
    readers: &[Option<Reader>],
    numeration: Numeration,
    meter: &Meter<'_>,
) -> Result<Result<(), ProofFlaw>, Spent> {
    let Some(goal) = Goal::new(sentence, readers, numeration) else { return Ok(Err(ProofFlaw::Start)) };
    let listed = match Listed::new(&goal, proof, meter)? {
        Ok(listed) => listed,
        Err(flaw) => return Ok(Err(flaw)),
    };
    let mut search = Search {
        digits: vec![UNKNOWN; goal.universal + goal.most_bound],
        met: vec![false; proof.pairs.len()],
        queue: Vec::new(),
        marks: vec![0; listed.elements.len()],
        round: 0,
        known: Rows::new(3),
        successors: Vec::new(),
        all_successors: Vec::new(),
        flaw: None,
        listed,
        goal,
        meter,
    };
    Ok(match search.run()? {
        None => Ok(()),
        Some(flaw) => Err(flaw),
    })
}

/// A literal and its table.
struct Watch<'a> {
    positive: bool,
    reader: &'a Reader,
    arguments: &'a [u32],
    /// The case it belongs to; none of a guard.
    case: Option<usize>,
}

impl<'a> Watch<'a> {
    fn new(literal: &'a Literal, case: Option<usize>, readers: &'a [Option<Reader>]) -> Option<Watch<'a>> {
        let reader = readers.get(literal.relation.0 as usize)?.as_ref()?;
        Some(Watch { positive: literal.positive, reader, arguments: &literal.arguments, case })
    }

    /// Where reading goes on with the digits that are known.
    fn advance(&self, mut place: u32, digits: &[u8]) -> u32 {
        while let Some(track) = self.reader.asks(place) {
            match digits[self.arguments[track as usize] as usize] {
                UNKNOWN => break,
                digit => place = self.reader.child(place, digit),
            }
        }
        place
    }

    /// The variable whose digit is waited for at a place.
    fn asks(&self, place: u32) -> Option<usize> {
        self.reader.asks(place).map(|track| self.arguments[track as usize] as usize)
    }

    fn row(&self, state: u32) -> u32 {
        if state == DEAD { DEAD } else { self.reader.row(state) }
    }

    fn holds(&self, state: u32) -> bool {
        (state != DEAD && self.reader.accepts(state)) == self.positive
    }

    /// Whether it can no longer hold.
    fn is_lost(&self, place: u32) -> bool {
        self.positive && place == DEAD
    }

    fn fits(&self, state: u32) -> bool {
        state == DEAD || state < self.reader.states()
    }
}

/// The literals of a case that speak of bound variables.
struct Mixed<'a> {
    watches: Vec<Watch<'a>>,
    bound: usize,
    /// The universal variables that they speak of, rising.
    asks: Vec<usize>,
}

/// A sentence, its literals sorted.
struct Goal<'a> {
    universal: usize,
    quadratic: bool,
    numeration: Numeration,
    /// The guards, then the literals of cases that speak of no bound variable.
    watches: Vec<Watch<'a>>,
    cases: Vec<Mixed<'a>>,
    most_bound: usize,
    /// The widest element.
    widest: usize,
}

impl<'a> Goal<'a> {
    fn new(
        sentence: &'a Sentence,
        readers: &'a [Option<Reader>],
        numeration: Numeration,
    ) -> Option<Goal<'a>> {
        let universal = sentence.universal;
        let mut watches = Vec::new();
        for literal in &sentence.guards {
            watches.push(Watch::new(literal, None, readers)?);
        }
        let quadratic = matches!(numeration, Numeration::Quadratic(_));
        let mut cases = Vec::new();
        for (number, case) in sentence.cases.iter().enumerate() {
            let mut mixed = Mixed { watches: Vec::new(), bound: case.bound as usize, asks: Vec::new() };
            for literal in &case.literals {
                let watch = Watch::new(literal, Some(number), readers)?;
                if literal.arguments.iter().all(|&argument| argument < universal) {
                    watches.push(watch);
                } else {
                    let spoken = literal.arguments.iter().filter(|&&argument| argument < universal);
                    mixed.asks.extend(spoken.map(|&argument| argument as usize));
                    mixed.watches.push(watch);
                }
            }
            mixed.asks.sort_unstable();
            mixed.asks.dedup();
            cases.push(mixed);
        }
        let most_bound = cases.iter().map(|case| case.bound).max().unwrap_or(0);
        let mut goal = Goal {
            universal: universal as usize,
            quadratic,
            numeration,
            watches,
            cases,
            most_bound,
            widest: 0,
        };
        goal.widest = (0..goal.cases.len()).map(|case| goal.width(case)).max().unwrap_or(1);
        Some(goal)
    }

    /// How many numbers an element of a case has.
    fn width(&self, case: usize) -> usize {
        let mixed = &self.cases[case];
        1 + mixed.watches.len() + if self.quadratic { mixed.bound } else { 0 }
    }

    /// How many numbers a state has.
    fn state_width(&self) -> usize {
        self.watches.len() + if self.quadratic { self.universal } else { 0 }
    }

    fn state_fits(&self, state: &[u32]) -> bool {
        let states = self.watches.iter().zip(state).all(|(watch, &state)| watch.fits(state));
        state.len() == self.state_width()
            && states
            && state[self.watches.len()..].iter().all(|&flag| flag < 2)
    }

    fn element_fits(&self, element: &[u32]) -> bool {
        let Some((&case, states)) = element.split_first() else { return false };
        let Some(mixed) = self.cases.get(case as usize) else { return false };
        let fit = mixed.watches.iter().zip(states).all(|(watch, &state)| watch.fits(state));
        element.len() == self.width(case as usize)
            && fit
            && states[mixed.watches.len()..].iter().all(|&flag| flag < 2)
    }

    /// One digit of each kind, of a number that nobody asks for in a quadratic numeration: after one anything may
    /// follow, after the other only a 0.
    fn kinds(&self) -> &'static [u8] {
        const KINDS: [[u8; 2]; 10] =
            [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 7], [0, 8], [0, 9]];
        KINDS.get(self.numeration.radix() as usize - 1).map_or(&[0], |kinds| kinds)
    }

    fn flag(&self, digit: u8) -> u32 {
        u32::from(self.numeration.closes(digit))
    }
}

/// The pairs of a proof, their states and elements numbered.
struct Listed {
    states: Rows,
    /// The pairs of each state.
    pairs: Vec<Vec<u32>>,
    /// The state of each pair.
    state_of: Vec<u32>,
    /// Elements, filled up with zeros to the widest.
    elements: Rows,
    sets: Vec<Vec<u32>>,
}

impl Listed {
    fn new(goal: &Goal<'_>, proof: &Proof, meter: &Meter<'_>) -> Result<Result<Listed, ProofFlaw>, Spent> {
        let mut listed = Listed {
            states: Rows::new(goal.state_width()),
            pairs: Vec::new(),
            state_of: Vec::with_capacity(proof.pairs.len()),
            elements: Rows::new(goal.widest),
            sets: Vec::with_capacity(proof.pairs.len()),
        };
        let mut row = vec![0; goal.widest];
        let mut bytes = 0;
        for (number, pair) in proof.pairs.iter().enumerate() {
            meter.steps(1 + pair.set.len() as u64)?;
            if !goal.state_fits(&pair.state) {
                return Ok(Err(ProofFlaw::State(number + 1)));
            }
            let (state, new) = listed.states.insert(&pair.state);
            if new {
                listed.pairs.push(Vec::new());
            }
            listed.pairs[state as usize].push(number as u32);
            listed.state_of.push(state);
            let mut set = Vec::with_capacity(pair.set.len());
            for element in pair.set.iter() {
                if !goal.element_fits(element) {
                    return Ok(Err(ProofFlaw::Element(number + 1)));
                }
                row.fill(0);
                row[..element.len()].copy_from_slice(element);
                set.push(listed.elements.insert(&row).0);
            }
            bytes += 4 * set.len() + 64;
            listed.sets.push(set);
            meter.holds(bytes + listed.states.bytes() + listed.elements.bytes())?;
        }
        Ok(Ok(listed))
    }
}

struct Search<'a> {
    goal: Goal<'a>,
    listed: Listed,
    meter: &'a Meter<'a>,
    /// Digits of the universal variables, then of those that a case binds.
    digits: Vec<u8>,
    met: Vec<bool>,
    queue: Vec<u32>,
    /// By element, in which round it was last a successor.
    marks: Vec<u32>,
    round: u32,
    /// Elements with digits of the universal variables that they depend on, and where their successors stand.
    known: Rows,
    successors: Vec<(u32, u32)>,
    all_successors: Vec<u32>,
    flaw: Option<ProofFlaw>,
}

impl Search<'_> {
    fn run(&mut self) -> Result<Option<ProofFlaw>, Spent> {
        let start = vec![0; self.goal.state_width()];
        let Some(state) = self.listed.states.find(&start) else { return Ok(Some(ProofFlaw::Start)) };
        self.mark_reachable_at_zero()?;
        if !self.meet(state) {
            return Ok(Some(ProofFlaw::Start));
        }
        while let Some(pair) = self.queue.pop() {
            if self.fails(pair) {
                return Ok(Some(ProofFlaw::End(pair as usize + 1)));
            }
            self.expand(pair)?;
            if let Some(flaw) = self.flaw.take() {
                return Ok(Some(flaw));
            }
        }
        Ok(None)
    }

    /// Meets the first set at a state all of whose elements are marked; false if there is none.
    fn meet(&mut self, state: u32) -> bool {
        let (sets, marks, round) = (&self.listed.sets, &self.marks, self.round);
        let all_marked =
            |pair: &&u32| sets[**pair as usize].iter().all(|&element| marks[element as usize] == round);
        let Some(&pair) = self.listed.pairs[state as usize].iter().find(all_marked) else { return false };
        if !std::mem::replace(&mut self.met[pair as usize], true) {
            self.queue.push(pair);
        }
        true
    }

    /// Whether the guards hold at a pair, and no element does.
    fn fails(&self, pair: u32) -> bool {
        let state = self.listed.states.row(self.listed.state_of[pair as usize]);
        let watches = || self.goal.watches.iter().zip(state);
        let guards = watches().filter(|(watch, _)| watch.case.is_none());
        if !guards.into_iter().all(|(watch, &state)| watch.holds(state)) {
            return false;
        }
        let good = |&element: &u32| {
            let element = self.listed.elements.row(element);
            let case = element[0] as usize;
            let mixed = self.goal.cases[case].watches.iter().zip(&element[1..]);
            let own = watches().filter(|(watch, _)| watch.case == Some(case));
            mixed.into_iter().all(|(watch, &state)| watch.holds(state))
                && own.into_iter().all(|(watch, &state)| watch.holds(state))
        };
        !self.listed.sets[pair as usize].iter().any(good)
    }

    /// Marks the listed elements to which the starts lead by columns in which all universal variables have the digit 0.
    fn mark_reachable_at_zero(&mut self) -> Result<(), Spent> {
        self.round += 1;
        for case in 0..self.goal.cases.len() {
            let mut reached = Rows::new(self.goal.widest);
            let mut row = vec![0; self.goal.widest];
            row[0] = case as u32;
            reached.insert(&row);
            let mut next = 0;
            while (next as usize) < reached.len() {
                self.digits.fill(UNKNOWN);
                self.digits[..self.goal.universal].fill(0);
                row.copy_from_slice(reached.row(next));
                let (goal, meter) = (&self.goal, self.meter);
                let mut found = |element: &[u32]| {
                    reached.insert(element);
                    meter.holds(reached.bytes())
                };
                Successors::new(goal, case, meter, &mut self.digits, &mut found).of(&row)?;
                next += 1;
            }
            for place in 0..reached.len() as u32 {
                if let Some(element) = self.listed.elements.find(reached.row(place)) {
                    self.marks[element as usize] = self.round;
                }
            }
        }
        Ok(())
    }

    /// Follows all valid columns from a pair.
    fn expand(&mut self, pair: u32) -> Result<(), Spent> {
        let universal = self.goal.universal;
        self.digits.fill(UNKNOWN);
        let state = self.listed.states.row(self.listed.state_of[pair as usize]).to_vec();
        let all = self.goal.watches.len();
        for (digit, &flag) in self.digits.iter_mut().zip(&state[all..]) {
            if flag == 1 {
                *digit = 0;
            }
        }
        let places = self
            .goal
            .watches
            .iter()
            .zip(&state)
            .map(|(watch, &state)| watch.advance(watch.row(state), &self.digits));
        let places: Vec<u32> = places.collect();
        // What the elements of the set depend on.
        let mut asked = vec![false; universal];
        for &element in &self.listed.sets[pair as usize] {
            let case = self.listed.elements.row(element)[0] as usize;
            self.goal.cases[case].asks.iter().for_each(|&variable| asked[variable] = true);
        }
        if self
            .goal
            .watches
            .iter()
            .zip(&places)
            .any(|(watch, &place)| watch.case.is_none() && watch.is_lost(place))
        {
            return Ok(());
        }
        self.branch(pair, &places, &asked)
    }

    /// Tries the digits of the number that is asked for next. Recursion is as deep as there are numbers.
    fn branch(&mut self, pair: u32, places: &[u32], asked: &[bool]) -> Result<(), Spent> {
        self.meter.steps(1)?;
        let waiting = self.goal.watches.iter().zip(places).find_map(|(watch, &place)| watch.asks(place));
        let unknown = |variable: &usize| self.digits[*variable] == UNKNOWN;
        let all = 0..self.goal.universal;
        let all_digits: [u8; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        let radix = self.goal.numeration.radix() as usize;
        let (variable, digits) = match waiting {
            Some(variable) => (variable, &all_digits[..radix]),
            None => match all.clone().filter(|&variable| asked[variable]).find(unknown) {
                Some(variable) => (variable, &all_digits[..radix]),
                None => match all.clone().find(unknown).filter(|_| self.goal.quadratic) {
                    Some(variable) => (variable, self.goal.kinds()),
                    // What nobody asks for may be anything.
                    None => return self.arrive(pair, places),
                },
            },
        };
        let mut next = vec![0; places.len()];
        for &digit in digits {
            self.digits[variable] = digit;
            let mut lost = false;
            for ((watch, &place), next) in self.goal.watches.iter().zip(places).zip(&mut next) {
                *next = watch.advance(place, &self.digits);
                lost |= watch.case.is_none() && watch.is_lost(*next);
            }
            if !lost {
                self.branch(pair, &next, asked)?;
            }
            if self.flaw.is_some() {
                return Ok(());
            }
        }
        self.digits[variable] = UNKNOWN;
        Ok(())
    }

    /// A column has been read from a pair: there has to be a set of successors.
    fn arrive(&mut self, pair: u32, places: &[u32]) -> Result<(), Spent> {
        let universal = self.goal.universal;
        let mut state = places.to_vec();
        if self.goal.quadratic {
            state.extend(self.digits[..universal].iter().map(|&digit| self.goal.flag(digit)));
        }
        let listed = self.listed.states.find(&state);
        if let Some(state) = listed {
            self.mark_successors(pair, places)?;
            if self.meet(state) {
                return Ok(());
            }
        }
        let column = self.digits[..universal].iter().map(|&digit| if digit == UNKNOWN { 0 } else { digit });
        self.flaw = Some(ProofFlaw::Step { pair: pair as usize + 1, column: column.collect() });
        Ok(())
    }

    /// Marks the listed elements that the set of a pair leads to.
    fn mark_successors(&mut self, pair: u32, places: &[u32]) -> Result<(), Spent> {
        self.round += 1;
        let lost: Vec<bool> = (0..self.goal.cases.len())
            .map(|case| {
                let own = self.goal.watches.iter().zip(places).filter(|(watch, _)| watch.case == Some(case));
                own.into_iter().any(|(watch, &place)| watch.is_lost(place))
            })
            .collect();
        for index in 0..self.listed.sets[pair as usize].len() {
            let element = self.listed.sets[pair as usize][index];
            let case = self.listed.elements.row(element)[0] as usize;
            if lost[case] {
                continue;
            }
            let (start, end) = self.successors_of(element, case)?;
            self.meter.steps(u64::from(end - start))?;
            for &successor in &self.all_successors[start as usize..end as usize] {
                self.marks[successor as usize] = self.round;
            }
        }
        Ok(())
    }

    /// Where the listed elements stand that an element leads to by the column that is being read.
    fn successors_of(&mut self, element: u32, case: usize) -> Result<(u32, u32), Spent> {
        let (goal, meter) = (&self.goal, self.meter);
        let mut column = 0u64;
        for &variable in &goal.cases[case].asks {
            let digit = u64::from(self.digits[variable]);
            let times = column.checked_mul(u64::from(goal.numeration.radix()));
            // So many columns could never be gone through.
            column = times.and_then(|times| times.checked_add(digit)).ok_or(Spent::Steps)?;
        }
        let (place, new) = self.known.insert(&[element, column as u32, (column >> 32) as u32]);
        if !new {
            return Ok(self.successors[place as usize]);
        }
        let start = self.all_successors.len();
        let row = self.listed.elements.row(element);
        let (elements, all) = (&self.listed.elements, &mut self.all_successors);
        let mut found = |element: &[u32]| {
            all.extend(elements.find(element));
            meter.holds(4 * all.capacity())
        };
        self.digits[goal.universal..].fill(UNKNOWN);
        Successors::new(goal, case, meter, &mut self.digits, &mut found).of(row)?;
        let end = u32::try_from(self.all_successors.len()).map_err(|_| Spent::Bytes)?;
        self.successors.push((start as u32, end));
        meter.holds(
            4 * self.all_successors.capacity() + self.known.bytes() + 8 * self.successors.capacity(),
        )?;
        Ok((start as u32, end))
    }
}

/// The elements that one leads to by a column of the universal variables.
struct Successors<'s, 'a> {
    goal: &'s Goal<'a>,
    case: usize,
    meter: &'s Meter<'s>,
    /// Those of the universal variables are known.
    digits: &'s mut [u8],
    found: &'s mut dyn FnMut(&[u32]) -> Result<(), Spent>,
    row: Vec<u32>,
}

impl<'s, 'a> Successors<'s, 'a> {
    fn new(
        goal: &'s Goal<'a>,
        case: usize,
        meter: &'s Meter<'s>,
        digits: &'s mut [u8],
        found: &'s mut dyn FnMut(&[u32]) -> Result<(), Spent>,
    ) -> Successors<'s, 'a> {
        Successors { goal, case, meter, digits, found, row: vec![0; goal.widest] }
    }

    /// Visits the successors of an element; the digits of the bound variables are not known yet.
    fn of(&mut self, element: &[u32]) -> Result<(), Spent> {
        let mixed = &self.goal.cases[self.case];
        let all = mixed.watches.len();
        if self.goal.quadratic {
            let flags = &element[1 + all..1 + all + mixed.bound];
            for (digit, &flag) in self.digits[self.goal.universal..].iter_mut().zip(flags) {
                if flag == 1 {
                    *digit = 0;
                }
            }
        }
        let mut places = Vec::with_capacity(all);
        for (watch, &state) in mixed.watches.iter().zip(&element[1..]) {
            let place = watch.advance(watch.row(state), self.digits);
            if watch.is_lost(place) {
                return Ok(());
            }
            places.push(place);
        }
        self.branch(&places)
    }

    /// Tries the digits of the bound variable that is asked for next. Recursion is as deep as there are variables.
    fn branch(&mut self, places: &[u32]) -> Result<(), Spent> {
        self.meter.steps(1)?;
        let mixed = &self.goal.cases[self.case];
        let waiting = mixed.watches.iter().zip(places).find_map(|(watch, &place)| watch.asks(place));
        let first = self.goal.universal;
        let all_digits: [u8; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        let radix = self.goal.numeration.radix() as usize;
        let (variable, digits) = match waiting {
            Some(variable) => (variable, &all_digits[..radix]),
            None => {
                let mut bound = first..first + mixed.bound;
                let unknown = bound.find(|&variable| self.digits[variable] == UNKNOWN);
                match unknown.filter(|_| self.goal.quadratic) {
                    Some(variable) => (variable, self.goal.kinds()),
                    None => return self.arrive(places),
                }
            }
        };
        let mut next = vec![0; places.len()];
        for &digit in digits {
            self.digits[variable] = digit;
            let mut lost = false;
            for ((watch, &place), next) in mixed.watches.iter().zip(places).zip(&mut next) {
                *next = watch.advance(place, self.digits);
                lost |= watch.is_lost(*next);
            }
            if !lost {
                self.branch(&next)?;
            }
        }
        self.digits[variable] = UNKNOWN;
        Ok(())
    }

    fn arrive(&mut self, places: &[u32]) -> Result<(), Spent> {
        let mixed = &self.goal.cases[self.case];
        self.row.fill(0);
        self.row[0] = self.case as u32;
        self.row[1..1 + places.len()].copy_from_slice(places);
        if self.goal.quadratic {
            let first = self.goal.universal;
            let flags = &mut self.row[1 + places.len()..];
            for (flag, &digit) in flags.iter_mut().zip(&self.digits[first..first + mixed.bound]) {
                *flag = self.goal.flag(digit);
            }
        }
        (self.found)(&self.row)
    }
}
