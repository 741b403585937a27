//! Output of answers: stdout, with colours only where they are visible.

use crate::args::ColourWhen;
use anstream::adapter::StripBytes;
use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::{AnsiColor, Style};
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// Standard output, buffered; colours are stripped unless they are wanted.
pub(crate) enum Out {
    /// Output without colours is buffered before filtering: otherwise each piece between two escape sequences
    /// would be written separately.
    Plain(BufWriter<Stdout>, StripBytes),
    /// With all escape sequences.
    Coloured(BufWriter<AutoStream<Stdout>>),
}

/// Size of the buffer.
const KEPT: usize = 1 << 16;

impl Out {
    /// Standard output with the current setting of colours.
    pub(crate) fn stdout() -> Out {
        let out = io::stdout();
        match AutoStream::choice(&out) {
            ColorChoice::Never => Out::Plain(BufWriter::with_capacity(KEPT, out), StripBytes::new()),
            choice => Out::Coloured(BufWriter::with_capacity(KEPT, AutoStream::new(out, choice))),
        }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Out::Plain(out, strip) => {
                for piece in strip.strip_next(bytes) {
                    out.write_all(piece)?;
                }
                Ok(bytes.len())
            }
            Out::Coloured(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Out::Plain(out, _) => out.flush(),
            Out::Coloured(out) => out.flush(),
        }
    }
}

/// Sets the use of colours; `Auto` honours NO_COLOR, TERM=dumb and streams that are not terminals.
pub(crate) fn colour(when: ColourWhen) {
    match when {
        ColourWhen::Auto => ColorChoice::Auto,
        ColourWhen::Always => ColorChoice::Always,
        ColourWhen::Never => ColorChoice::Never,
    }
    .write_global();
}

/// Returns `true` if stderr is a terminal, where text can be replaced.
pub(crate) fn is_watched() -> bool {
    io::stderr().is_terminal()
}

/// Prints a text on stderr; errors are ignored.
pub(crate) fn complain(text: &str) {
    let _ = anstream::stderr().lock().write_all(text.as_bytes());
}

/// Text in a style.
pub(crate) fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Verdicts, and other important words.
pub(crate) const STRONG: Style = Style::new().bold();
/// Labels, and explanations.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Losing positions and "no".
pub(crate) const LOST: Style = AnsiColor::Red.on_default().bold();
/// Winning moves and "yes".
pub(crate) const WON: Style = AnsiColor::Green.on_default();
/// Draws and warnings.
pub(crate) const DRAW: Style = AnsiColor::Yellow.on_default();
/// Claims that are wrong.
pub(crate) const WRONG: Style = AnsiColor::Magenta.on_default().bold();
