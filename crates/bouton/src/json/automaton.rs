//! Automata as data, to be run on the digits of a position.

use answer::proof::Automaton;
use dashu_int::UBig;
use rules::Lang;
use serde::Serialize;
use words::Say;

/// Limit on the steps of an automaton that is sent: states times columns.
const MOST_STEPS: usize = 20_000;
/// Bits of the greatest place whose value is sent.
const PLACE_BITS: usize = 64;

/// The automaton of a drawing, which reads a digit of each number at a time, those of the highest place first. State 0 is the start.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Automaton"))]
pub(crate) struct AutomatonData {
    /// Set of positions that it accepts.
    accepts: String,
    /// The numbers that it reads.
    names: Vec<String>,
    /// Number of digits.
    radix: u32,
    /// Values of the places, the lowest first; the digits of a number are found greedily, from the highest place on.
    places: Vec<String>,
    /// Acceptance of each state.
    accepting: Vec<bool>,
    /// State after each column from each state, null if nothing is accepted from there. Columns are counted in `radix`, the digit of
    /// the first number first.
    next: Vec<Vec<Option<u32>>>,
    /// Centres of the states in the drawing.
    states: Vec<Centre>,
    /// Their radius.
    radius: f64,
}

/// Centre of a circle.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Centre {
    x: f64,
    y: f64,
}

impl AutomatonData {
    /// As data, if it is small enough to be drawn and sent.
    pub(crate) fn new(automaton: &Automaton, lang: Lang) -> Option<AutomatonData> {
        let Automaton { table, title, names } = automaton;
        let numeration = table.numeration();
        let columns = usize::from(numeration.radix()).checked_pow(table.tracks() as u32)?;
        columns.checked_mul(table.states()).filter(|&steps| steps <= MOST_STEPS)?;
        let digits = |column: usize| {
            let mut rest = column;
            let mut digits = vec![0; table.tracks()];
            for digit in digits.iter_mut().rev() {
                *digit = (rest % usize::from(numeration.radix())) as u8;
                rest /= usize::from(numeration.radix());
            }
            digits
        };
        let place = |zeros: usize| numeration.value(std::iter::once(1).chain(std::iter::repeat_n(0, zeros)));
        let small = |value: &UBig| value < &(UBig::ONE << PLACE_BITS);
        let step = |state: u32| (0..columns).map(|column| table.step(state, &digits(column))).collect();
        Some(AutomatonData {
            accepts: title.text().get(lang).to_owned(),
            names: names.clone(),
            radix: numeration.radix().into(),
            places: (0..).map(place).take_while(small).map(|value| value.to_string()).collect(),
            accepting: table.accepting().to_vec(),
            next: (0..table.states() as u32).map(step).collect(),
            states: draw::automaton_places(table)?.into_iter().map(|(x, y)| Centre { x, y }).collect(),
            radius: draw::STATE_RADIUS,
        })
    }
}
