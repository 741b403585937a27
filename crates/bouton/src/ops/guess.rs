//! Operation `guess`: patterns in the values that a brute force has printed.

use super::failure::Part;
use super::program::Wanted;
use super::question::{exclusive, unused};
use super::{
    Asked, Bounds, Chinese, Context, Emitted, Envelope, Failure, Language, Operation, Response, Status, Work,
};
use crate::Problem;
use crate::identify;
use crate::json::Speak;
use crate::question::Source;
use crate::table;
use ::guess::read::{self, Data, Reading};
use ::guess::{Guesses, guess_within};
use ::question::problem::{Mistake, TableFlaw};
use ::solve::{Limits, StopReason};
use answer::guess::Guessed;
use answer::identity::Identified;
use rules::{Interval, Lang};
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;
use words::guess::Names;

/// Values of positions, as a brute force prints them: the patterns that were fitted on one part of them and predict the rest.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Guess {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// The data: values one after another, lines of a position and its value, or a table; whole numbers, or words such as `W` and `L`.
    pub text: String,
    /// The data list lost positions: all up to some bound.
    #[serde(default)]
    pub losing: bool,
    /// How the data are laid out; seen from the data if absent. Not for lost positions.
    #[serde(default)]
    pub layout: Option<DataLayout>,
    /// Index of the first value of a list, and of the first row and column of a table.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = Guess::FROM.least, max = Guess::FROM.most)))]
    pub from: u64,
    /// Positions to predict: a range for each number, `1000..1100`, or positions, one a line.
    #[serde(default)]
    pub predict: Option<String>,
    /// Write the first conjecture as a whole program.
    #[serde(default)]
    pub emit: Option<Language>,
    /// Format of its input and output: `T; n a1..an -> Yes/No`; positions one a line if absent.
    #[serde(default)]
    pub format: Option<String>,
    /// An array of NumPy in place of the text.
    #[serde(skip)]
    pub array: Option<Vec<u8>>,
    /// Name of the data in problems.
    #[serde(skip)]
    pub name: Option<String>,
}

/// Layout of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum DataLayout {
    /// Values one after another.
    List,
    /// Lines of a position and its value.
    Lines,
    /// Rows of values.
    Table,
}

impl DataLayout {
    /// All layouts.
    pub const ALL: [DataLayout; 3] = [DataLayout::List, DataLayout::Lines, DataLayout::Table];

    /// Name in requests.
    pub fn name(self) -> &'static str {
        read::Layout::from(self).name()
    }
}

impl From<DataLayout> for read::Layout {
    fn from(layout: DataLayout) -> read::Layout {
        match layout {
            DataLayout::List => read::Layout::List,
            DataLayout::Lines => read::Layout::Lines,
            DataLayout::Table => read::Layout::Rows,
        }
    }
}

impl Guess {
    /// Index of the first value.
    pub const FROM: Bounds = Bounds::new(0..=read::MOST_FROM, 0);
}

/// Name of data that came with the request.
const NAME: &str = "data";
/// Time for the search, unless the caller sets another.
const TIME: Duration = Duration::from_secs(30);
/// Most positions that are predicted.
const MOST: u64 = 1_000_000;

impl Operation for Guess {
    const NAME: &'static str = "guess";
    const CHINESE: Chinese = Chinese {
        operation: "暴力程序输出的各局面的值：由其中一部分拟合、并能预测其余部分的规律",
        fields: &[
            ("text", "数据：依次排列的值、每行一个局面及其值、或表格；值为整数，或 `W` 与 `L` 之类的词。"),
            ("losing", "数据是必败态的列表，列到某个界限为止的全部。"),
            ("layout", "数据的排列方式；不给出时由数据推断。数据为必败态时不能给出。"),
            ("from", "第一个值的编号；表格中为首行与首列的编号。"),
            ("predict", "要预测的局面：每个数一个范围，如 `1000..1100`，或每行一个局面。"),
            ("emit", "把第一个猜想写成完整的程序。"),
            ("format", "程序的输入输出格式：`T; n a1..an -> Yes/No`；不给出时每行一个局面。"),
        ],
    };
    type Response = Conjectured;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Conjectured>, Failure> {
        Guess::FROM.admit("from", self.from)?;
        if self.losing && self.layout.is_some() {
            return Err(exclusive("losing", &["layout"]).into());
        }
        let size = self.text.len().max(self.predict.as_ref().map_or(0, String::len));
        if size > context.caps.data {
            return Err(Failure::Long { part: Part::Text, most: context.caps.data });
        }
        let reading = Reading {
            layout: self.layout.map(Into::into),
            from: self.from,
            losing: self.losing,
            increasing: false,
        };
        let source = Source { name: Some(self.name.unwrap_or_else(|| NAME.into())), text: self.text.into() };
        let data = match &self.array {
            Some(bytes) => read::read_npy(bytes, &reading),
            None => read::read(&source.text, &reading),
        };
        let data = data.map_err(|mistake| Problem::of_data(mistake, &source))?;
        if self.from > 0 && data.layout == Some(read::Layout::Lines) {
            // Lines say where their values stand.
            return Err(unused("from", None).into());
        }
        let most = context.caps.cells.min(MOST);
        let about = About { predict: self.predict, emit: self.emit, format: self.format, most };
        let is_text = self.array.is_none();
        let others = move |data: &Data| match is_text {
            true => read::others(&source.text, &reading, data),
            false => Vec::new(),
        };
        let (data, asked) = match about.asked(&data) {
            Ok(asked) => (data, asked),
            // What is asked may say how the text is meant.
            Err(failure) => {
                let other = |other: Data| about.asked(&other).ok().map(|asked| (other, asked));
                others(&data).into_iter().find_map(other).ok_or(failure)?
            }
        };
        Ok(Box::new(move |context| {
            let limits = context.patient(TIME);
            let (mut guessed, mut program) = searched(data, asked, &limits);
            if guessed.conjectures().is_empty() {
                let other = |other: Data| {
                    let asked = about.asked(&other).ok()?;
                    let found = searched(other, asked, &limits);
                    (!found.0.conjectures().is_empty()).then_some(found)
                };
                if let Some(found) = others(&guessed.data).into_iter().find_map(other) {
                    (guessed, program) = found;
                }
            }
            let Data { table, outcomes, .. } = &guessed.data;
            guessed.identified = identify::of_data(table, outcomes.is_some(), &limits).unwrap_or_default();
            Ok(Conjectured::of(guessed, program))
        }))
    }
}

/// Requests about data: predictions and a program.
struct About {
    predict: Option<String>,
    emit: Option<Language>,
    format: Option<String>,
    /// Most positions that are predicted.
    most: u64,
}

/// The positions to predict, and the program to write.
type Ask = (Vec<Vec<u64>>, Option<Wanted>);

impl About {
    /// Reads the requests for data of this arity and these names.
    fn asked(&self, data: &Data) -> Result<Ask, Failure> {
        let wanted = match &self.predict {
            Some(text) => positions(text.clone(), data.table.arity(), self.most)?,
            None => Vec::new(),
        };
        Ok((wanted, wanted_program(self.emit, self.format.clone(), data, &Names::of(data))?))
    }
}

/// The patterns in data, and the program to write of them.
fn searched(data: Data, (wanted, program): Ask, limits: &Limits) -> (Guessed, Option<Wanted>) {
    let mut guesses = guess_within(&data.table, &mut || limits.stopped_yet().is_some());
    let limits_hit = limits.stopped();
    let predictions = predicted(&mut guesses, wanted, &data);
    let identified = Identified::default();
    (Guessed { data, guesses, predictions, identified, limits_hit }, program)
}

/// The program that is asked for, in the usual format unless there is another.
fn wanted_program(
    language: Option<Language>,
    format: Option<String>,
    data: &Data,
    names: &Names,
) -> Result<Option<Wanted>, Failure> {
    if language.is_none() && format.is_none() {
        return Ok(None);
    }
    let usual = || match &data.outcomes {
        Some([won, lost]) => format!("{} -> {won}/{lost}", names.coordinates.join(" ")),
        None => format!("{} -> value", names.coordinates.join(" ")),
    };
    let format = format.or_else(|| language.is_some().then(usual));
    Wanted::of_data(language, format.as_deref(), &names.coordinates)
}

/// Positions of the given arity, from ranges or one a line.
fn positions(text: String, arity: usize, most: u64) -> Result<Vec<Vec<u64>>, Failure> {
    let pieces: Vec<&str> =
        text.split([' ', ',', '\t', '\n']).map(str::trim).filter(|piece| !piece.is_empty()).collect();
    let is_a_box = text.contains("..") || pieces.len() == arity && !text.trim().contains('\n');
    if is_a_box {
        let ranges = pieces.iter().map(|piece| table::range(piece).map_err(Problem::new));
        let ranges = ranges.collect::<Result<Vec<_>, _>>()?;
        if ranges.len() != arity {
            let flaw = read::Flaw::Ranges { given: ranges.len(), arity };
            return Err(Problem::new(Mistake::Data { flaw }).into());
        }
        return boxed(&ranges, most);
    }
    let source = Source { name: Some("predict".into()), text: text.into() };
    Ok(read::positions(&source.text, arity).map_err(|mistake| Problem::of_data(mistake, &source))?)
}

/// Answers of the first conjecture that answers everywhere, which becomes the first of all; or else those of the first.
fn predicted(guesses: &mut Guesses, wanted: Vec<Vec<u64>>, data: &Data) -> Vec<(Vec<u64>, Option<i64>)> {
    let Guesses::Of { conjectures, .. } = guesses else { return Vec::new() };
    let answers = |guess: &::guess::Guess| guess.pattern.values(&wanted).iter().all(Option::is_some);
    if let Some(place) = conjectures.iter().position(answers) {
        conjectures[..=place].rotate_right(1);
    }
    let Some(best) = conjectures.first() else { return Vec::new() };
    let values = best.pattern.values(&wanted);
    let is_known = |(at, value): (Vec<u64>, Option<i64>)| {
        let value = value.filter(|_| data.has(&at));
        (at, value)
    };
    wanted.into_iter().zip(values).map(is_known).collect()
}

/// All positions of a box.
fn boxed(ranges: &[Interval], most: u64) -> Result<Vec<Vec<u64>>, Failure> {
    let count = ranges.iter().try_fold(1u64, |count, range| count.checked_mul(range.last - range.first + 1));
    if count.is_none_or(|count| count > most) {
        let cells = count.unwrap_or(u64::MAX);
        return Err(Problem::new(TableFlaw::TooMany { cells, most }).into());
    }
    Ok(Interval::product(ranges))
}

/// Answer to [`Guess`].
///
/// ```
/// use bouton::ops::{Context, Guess, Operation, Response};
/// let values: Vec<String> = (0..60_u32).map(|n| (n % 7).to_string()).collect();
/// let guessed = Guess { text: values.join(" "), ..Guess::default() }.run(&mut Context::default())?;
/// assert!(guessed.data(bouton::Lang::En).to_string().contains("n mod 7"));
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[non_exhaustive]
pub struct Conjectured {
    /// The patterns, and what they predict.
    pub guessed: Guessed,
    /// The program that was asked for.
    pub program: Option<Emitted>,
    wanted: Option<Wanted>,
}

impl Conjectured {
    fn of(guessed: Guessed, wanted: Option<Wanted>) -> Conjectured {
        let program = wanted.as_ref().map(|wanted| Emitted::of_guess(wanted, &guessed));
        Conjectured { guessed, program, wanted }
    }

    /// The program that was asked for, in another language.
    pub fn program_in(&self, language: Language) -> Option<Emitted> {
        let wanted = self.wanted.as_ref();
        wanted.map(|wanted| Emitted::of_guess_in(wanted, language, &self.guessed))
    }
}

impl Response for Conjectured {
    fn data(&self, lang: Lang) -> Value {
        let mut data = self.guessed.spoken(lang);
        data.program = self.program.as_ref().map(|program| program.data(lang));
        serde_json::to_value(data).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<<Guessed as Speak>::Data<'_>>())
    }

    /// Without a conjecture the question is open.
    fn status(&self) -> Status {
        if self.guessed.conjectures().is_empty() { Status::Limit } else { Status::Answered }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.guessed.limits_hit
    }
}
