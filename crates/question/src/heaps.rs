//! Games on one heap, by their codes in the literature or by their rules.

use crate::codes;
use crate::game::{Origin, is_path};
use crate::problem::{Mistake, Problem, Problems};
use crate::query::Query;
use crate::shape::HeapShape;
use crate::variant::Variant;
use crate::workbench::Workbench;
use heap::{Code, Rules};
use rules::Text;
use rules::speech::{both, short};

/// Number of heaps whose values are computed at most, unless another is given.
pub const DEFAULT_VALUES: usize = 10_000_000;

/// A game on heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapGame {
    /// By its code in the literature.
    Code(Code),
    /// Grundy's game.
    Grundy,
    /// A game of the language that is one on heaps.
    Rules(Box<Recognised>),
}

/// A game of the language, and what its rules do to a heap.
#[derive(Clone, Debug)]
pub struct Recognised {
    variant: Variant,
    shape: HeapShape,
}

impl Recognised {
    /// A component n of the game stands for a heap of n less this.
    pub fn offset(&self) -> u64 {
        self.shape.heaps.offset
    }

    /// Its rules as those of a game on heaps.
    pub fn shape(&self) -> &HeapShape {
        &self.shape
    }

    /// The game of the language.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The game with its parameters, as one would type it.
    pub fn name(&self) -> &str {
        self.variant.name()
    }
}

impl PartialEq for Recognised {
    fn eq(&self, other: &Recognised) -> bool {
        self.variant.identity() == other.variant.identity()
    }
}

impl Eq for Recognised {}

impl HeapGame {
    /// From `0.77`, `.77`, `4.7`, `0.2048`, `4!.0`, `{1,3,4}`, `all but {2,5}` and all else that [`Code`] reads, or `grundy`.
    pub fn read(text: &str) -> Result<HeapGame, Problem> {
        let code = codes::read(text)?;
        Ok(if code.rules() == Rules::grundy() { HeapGame::Grundy } else { HeapGame::Code(code) })
    }

    /// The same, or a game of the workbench with its parameters, if its rules are those of a game on heaps.
    ///
    /// ```
    /// use question::Workbench;
    /// use question::heaps::HeapGame;
    /// let workbench = Workbench::new();
    /// let lasker = HeapGame::find("lasker", &workbench).unwrap();
    /// assert_eq!(heap::Sequence::new(lasker.rules()).period(1000, &mut |_| true), None);
    /// assert_eq!(HeapGame::find("wythoff", &workbench).unwrap_err()[0].code(), "no-heaps");
    /// ```
    pub fn find(text: &str, workbench: &Workbench) -> Result<HeapGame, Problems> {
        let first = text.split_whitespace().next().unwrap_or_default();
        HeapGame::named(first, text, || Query::read(text), workbench)
    }

    /// The same from the words of a command line; the first may be the name of a file with blanks.
    pub fn of_words(words: &[impl AsRef<str>], workbench: &Workbench) -> Result<HeapGame, Problems> {
        let text = words.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(" ");
        match words.first().map(AsRef::as_ref) {
            Some(first) if is_path(first) => {
                HeapGame::named(first, &text, || Query::of_words(words), workbench)
            }
            _ => HeapGame::find(&text, workbench),
        }
    }

    fn named(
        first: &str,
        text: &str,
        query: impl FnOnce() -> Result<Query, Problem>,
        workbench: &Workbench,
    ) -> Result<HeapGame, Problems> {
        // Letters are digits of codes: `o.game` would be one if it were no path.
        if !is_path(first) {
            match HeapGame::read(text) {
                Ok(game) => return Ok(game),
                Err(_) if first.starts_with(char::is_alphabetic) => {}
                Err(wrong) => return Err(wrong.into()),
            }
        }
        let query = query()?;
        query.without_position()?;
        let variant = workbench.variant(&query, None)?;
        if let Some(game) = HeapGame::spelled(&variant) {
            return Ok(game);
        }
        match HeapShape::of(variant.instance()) {
            Some(shape) => Ok(HeapGame::recognised(variant, shape)),
            None => {
                let obstacle = forms::heaps_obstacle(variant.instance());
                Err(Problem::new(Mistake::NoHeaps { game: variant.name().into(), obstacle }).into())
            }
        }
    }

    /// A game of the language whose rules are those of a game on heaps.
    pub fn of_variant(variant: Variant) -> Option<HeapGame> {
        let shape = HeapShape::of(variant.instance())?;
        Some(HeapGame::recognised(variant, shape))
    }

    /// A game of the language that has been recognised.
    pub fn recognised(variant: Variant, shape: HeapShape) -> HeapGame {
        HeapGame::Rules(Box::new(Recognised { variant, shape }))
    }

    /// A hexadecimal game that is named by its code as a parameter: more can be proved of the code than of the rules.
    pub fn spelled(variant: &Variant) -> Option<HeapGame> {
        let named = variant.origin() == Origin::Catalogue && variant.game().reference == "octal";
        let (_, code) = variant.arguments().find(|(name, _)| named && name == "code")?;
        let code: Code = code.parse().ok()?;
        (code.family() == heap::Family::Hexadecimal).then_some(HeapGame::Code(code))
    }

    /// Its title, or the game with its parameters as code.
    pub fn name(&self) -> Text {
        match self {
            HeapGame::Code(code) => codes::title(code),
            HeapGame::Grundy => codes::grundy(),
            HeapGame::Rules(game) => {
                let name = format!("`{}`", short(game.name()));
                both(name.clone(), name)
            }
        }
    }

    /// Its code in canonical form, or the game with its parameters.
    pub fn code(&self) -> String {
        match self {
            HeapGame::Code(code) => code.to_string(),
            HeapGame::Grundy => "4!.0".into(),
            HeapGame::Rules(game) => game.variant.name().into(),
        }
    }

    /// Everything that its values depend on.
    pub fn identity(&self) -> String {
        match self {
            HeapGame::Code(_) | HeapGame::Grundy => self.code(),
            HeapGame::Rules(game) => game.variant.identity(),
        }
    }

    /// Its moves.
    pub fn rules(&self) -> Rules {
        match self {
            HeapGame::Code(code) => code.rules(),
            HeapGame::Grundy => Rules::grundy(),
            HeapGame::Rules(game) => game.shape.rules.clone(),
        }
    }
}
