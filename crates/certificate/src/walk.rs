//! Sentences without bound variables: all words are read along, as far as they make a difference.
//!
//! The walk goes through the product of the tables. A column is read digit by digit: the first literal that waits for a
//! digit says of which number, and as soon as a literal can no longer hold, or always will, the rest of its reading is
//! left out. Numbers that nobody asks for have the digit 0.

use crate::limits::{Meter, Spent};
use crate::numeration::Numeration;
use crate::rows::Rows;
use crate::sentence::Sentence;
use crate::table::{DEAD, Reader};

/// A literal that holds whatever follows.
const HELD: u32 = DEAD - 1;

/// A literal of a case that can no longer hold.
const OUT: u32 = DEAD - 2;

/// A digit that is not known.
const UNKNOWN: u8 = u8::MAX;

/// Whether a sentence without bound variables holds; else words with which it does not, number by number.
pub(crate) fn walk(
    sentence: &Sentence,
    readers: &[Option<Reader>],
    numeration: Numeration,
    meter: &Meter<'_>,
) -> Result<Result<(), Vec<Vec<u8>>>, Spent> {
    let Some(mut walk) = Walk::new(sentence, readers, numeration, meter) else {
        // A table that is not there accepts nothing; it has been missed before.
        return Ok(Err(Vec::new()));
    };
    walk.run()
}

/// A literal and its table.
struct Watch<'a> {
    positive: bool,
    reader: &'a Reader,
    arguments: &'a [u32],
    /// The case it belongs to; none of a guard.
    case: Option<usize>,
}

/// What comes of reading on.
enum Went {
    On,
    /// The sentence holds, whatever follows.
    Settled,
}

struct Walk<'a> {
    numeration: Numeration,
    meter: &'a Meter<'a>,
    /// First the guards that are not opposites: they settle most.
    watches: Vec<Watch<'a>>,
    /// Literals by variable.
    mentions: Vec<Vec<usize>>,
    /// Literals by case.
    cases: Vec<Vec<usize>>,
    /// For each product state what it consists of, and which numbers' last digit lets only a 0 follow.
    rows: Rows,
    /// How each was reached first: from which, by which digits.
    before: Vec<u32>,
    trail: Vec<u8>,
    /// The digits of the column being read.
    digits: Vec<u8>,
    /// Places of reading, a row for each digit chosen so far.
    places: Vec<u32>,
    from: u32,
    /// The state being reached.
    row: Vec<u32>,
    /// A state in which the sentence fails.
    failure: Option<u32>,
}

impl<'a> Walk<'a> {
    fn new(
        sentence: &'a Sentence,
        readers: &'a [Option<Reader>],
        numeration: Numeration,
        meter: &'a Meter<'a>,
    ) -> Option<Walk<'a>> {
        let mut watches = Vec::new();
        let guards = sentence.guards.iter().map(|literal| (literal, None));
        let cases = (0..).zip(&sentence.cases);
        let cases = cases.flat_map(|(number, case)| case.literals.iter().map(move |one| (one, Some(number))));
        for (literal, case) in guards.chain(cases) {
            let reader = readers.get(literal.relation.0 as usize)?.as_ref()?;
            watches.push(Watch { positive: literal.positive, reader, arguments: &literal.arguments, case });
        }
        watches.sort_by_key(|watch| (watch.case, !watch.positive));
        let variables = sentence.universal as usize;
        let mut mentions = vec![Vec::new(); variables];
        let mut cases = vec![Vec::new(); sentence.cases.len()];
        for (place, watch) in watches.iter().enumerate() {
            for &argument in watch.arguments {
                let mentions: &mut Vec<usize> = mentions.get_mut(argument as usize)?;
                if mentions.last() != Some(&place) {
                    mentions.push(place);
                }
            }
            if let Some(case) = watch.case {
                cases[case].push(place);
            }
        }
        let flags = match numeration {
            Numeration::Base(_) => 0,
            Numeration::Quadratic(_) => variables.div_ceil(32),
        };
        let width = watches.len() + flags;
        Some(Walk {
            numeration,
            meter,
            mentions,
            cases,
            rows: Rows::new(width),
            before: Vec::new(),
            trail: Vec::new(),
            digits: vec![UNKNOWN; variables],
            places: vec![0; watches.len() * (variables + 1)],
            watches,
            from: 0,
            row: Vec::new(),
            failure: None,
        })
    }

    fn run(&mut self) -> Result<Result<(), Vec<Vec<u8>>>, Spent> {
        let all = self.watches.len();
        self.digits.fill(0);
        self.places[..all].fill(0);
        for watch in 0..all {
            if self.places[watch] == 0 && matches!(self.settle(watch, 0), Went::Settled) {
                return Ok(Ok(()));
            }
        }
        self.arrive(0)?;
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
    fn expand(&mut self) -> Result<(), Spent> {
        let all = self.watches.len();
        self.digits.fill(UNKNOWN);
        let row = self.rows.row(self.from);
        for (place, &state) in row[..all].iter().enumerate() {
            self.places[place] = if state >= OUT { state } else { self.watches[place].reader.row(state) };
        }
        for (word, &flags) in row[all..].iter().enumerate() {
            let mut flags = flags;
            while flags != 0 {
                self.digits[word * 32 + flags.trailing_zeros() as usize] = 0;
                flags &= flags - 1;
            }
        }
        for watch in 0..all {
            let waits = !matches!(self.places[watch], HELD | OUT);
            if waits && matches!(self.advance(watch, 0), Went::Settled) {
                return Ok(());
            }
        }
        self.branch(0)
    }

    /// Goes on with all digits of the number that is asked for next.
    fn branch(&mut self, depth: usize) -> Result<(), Spent> {
        self.meter.steps(1)?;
        let all = self.watches.len();
        let start = depth * all;
        let waiting = (0..all).find_map(|watch| {
            let track = self.asks(watch, start)?;
            Some(self.watches[watch].arguments[track as usize] as usize)
        });
        let Some(variable) = waiting else { return self.arrive(start) };
        for digit in 0..self.numeration.radix() as u8 {
            self.digits[variable] = digit;
            self.places.copy_within(start..start + all, start + all);
            if matches!(self.follow(variable, start + all), Went::On) {
                self.branch(depth + 1)?;
            }
            if self.failure.is_some() {
                return Ok(());
            }
        }
        self.digits[variable] = UNKNOWN;
        Ok(())
    }

    /// Lets all literals that speak of a number read its digit.
    fn follow(&mut self, variable: usize, start: usize) -> Went {
        for index in 0..self.mentions[variable].len() {
            let watch = self.mentions[variable][index];
            if self.asks(watch, start).is_some() && matches!(self.advance(watch, start), Went::Settled) {
                return Went::Settled;
            }
        }
        Went::On
    }

    /// The track whose digit a literal waits for.
    fn asks(&self, watch: usize, start: usize) -> Option<u32> {
        let place = self.places[start + watch];
        if place < OUT { self.watches[watch].reader.asks(place) } else { None }
    }

    /// Lets a literal read as far as digits are known.
    fn advance(&mut self, watch: usize, start: usize) -> Went {
        let Watch { reader, arguments, .. } = &self.watches[watch];
        let mut place = self.places[start + watch];
        while let Some(track) = reader.asks(place) {
            let digit = self.digits[arguments[track as usize] as usize];
            if digit == UNKNOWN {
                self.places[start + watch] = place;
                return Went::On;
            }
            place = reader.child(place, digit);
        }
        self.places[start + watch] = place;
        self.settle(watch, start)
    }

    /// Looks ahead from the state that a literal has come to.
    fn settle(&mut self, watch: usize, start: usize) -> Went {
        let Watch { reader, positive, case, .. } = self.watches[watch];
        let state = self.places[start + watch];
        let (hopeless, sure) = match state {
            DEAD => (true, false),
            state => (!reader.hopeful(state), reader.sure(state)),
        };
        let (held, lost) = if positive { (sure, hopeless) } else { (hopeless, sure) };
        match case {
            None if lost => return Went::Settled,
            Some(case) if lost => {
                for &watch in &self.cases[case] {
                    self.places[start + watch] = OUT;
                }
            }
            _ if !held => {}
            None => self.places[start + watch] = HELD,
            Some(case) => {
                self.places[start + watch] = HELD;
                if self.cases[case].iter().all(|&watch| self.places[start + watch] == HELD) {
                    return Went::Settled;
                }
            }
        }
        Went::On
    }

    /// Takes up the state that has been reached.
    fn arrive(&mut self, start: usize) -> Result<(), Spent> {
        let mut row = std::mem::take(&mut self.row);
        self.write_row(start, &mut row);
        let (place, new) = self.rows.insert(&row);
        self.row = row;
        if !new {
            return Ok(());
        }
        self.before.push(self.from);
        self.trail.extend(self.digits.iter().map(|&digit| if digit == UNKNOWN { 0 } else { digit }));
        self.meter.holds(self.rows.bytes() + 4 * self.before.capacity() + self.trail.capacity())?;
        if self.fails(start) {
            self.failure = Some(place);
        }
        Ok(())
    }

    /// What the product state that has been reached consists of.
    fn write_row(&self, start: usize, row: &mut Vec<u32>) {
        let all = self.watches.len();
        row.clear();
        row.extend_from_slice(&self.places[start..start + all]);
        if let Numeration::Quadratic(_) = self.numeration {
            row.resize(all + self.digits.len().div_ceil(32), 0);
            for (variable, &digit) in self.digits.iter().enumerate() {
                // What nobody will ask for may be anything.
                let live = || self.mentions[variable].iter().any(|&watch| self.places[start + watch] < OUT);
                if digit != UNKNOWN && self.numeration.closes(digit) && live() {
                    row[all + variable / 32] |= 1 << (variable % 32);
                }
            }
        }
    }

    /// Whether the guards hold of what has been read, and no case does.
    fn fails(&self, start: usize) -> bool {
        let holds = |watch: usize| match self.places[start + watch] {
            HELD => true,
            OUT => false,
            state => self.watches[watch].reader.accepts(state) == self.watches[watch].positive,
        };
        let guards = (0..self.watches.len()).filter(|&watch| self.watches[watch].case.is_none());
        guards.into_iter().all(holds) && !self.cases.iter().any(|case| case.iter().all(|&watch| holds(watch)))
    }

    /// The words by which a state was reached.
    fn words(&self, at: u32) -> Vec<Vec<u8>> {
        let count = self.digits.len();
        let mut words = vec![Vec::new(); count];
        let mut at = at as usize;
        // The first state was reached by no column.
        while at > 0 {
            let column = &self.trail[at * count..(at + 1) * count];
            words.iter_mut().zip(column).for_each(|(word, &digit)| word.push(digit));
            at = self.before[at] as usize;
        }
        words.iter_mut().for_each(|word| word.reverse());
        words
    }
}
