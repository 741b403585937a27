//! Where answers go: stdout, with colours only where they can be seen.

use crate::args::ColourWhen;
use anstream::adapter::StripBytes;
use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::{AnsiColor, Style};
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// Standard output, buffered; colours are stripped unless they are wanted.
pub(crate) enum Out {
    /// What has no colours is kept until there is much of it: a piece between two of them would be written by itself.
    Plain(BufWriter<Stdout>, StripBytes),
    /// All that terminals understand.
    Coloured(BufWriter<AutoStream<Stdout>>),
}

/// How much is kept before it is written.
const KEPT: usize = 1 << 16;

impl Out {
    /// Standard output under the choice made so far.
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

/// Uses colours as asked from now on; `Auto` honours NO_COLOR, TERM=dumb and streams that are no terminal.
pub(crate) fn colour(when: ColourWhen) {
    match when {
        ColourWhen::Auto => ColorChoice::Auto,
        ColourWhen::Always => ColorChoice::Always,
        ColourWhen::Never => ColorChoice::Never,
    }
    .write_global();
}

/// Whether stderr is a terminal, on which what was written can be replaced.
pub(crate) fn is_watched() -> bool {
    io::stderr().is_terminal()
}

/// Says something on stderr; if nobody listens, that is no matter.
pub(crate) fn complain(text: &str) {
    let _ = anstream::stderr().lock().write_all(text.as_bytes());
}

/// Text in a style.
pub(crate) fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// The verdict, and other words that matter most.
pub(crate) const STRONG: Style = Style::new().bold();
/// Labels, and words that explain.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Losing positions and "no".
pub(crate) const LOST: Style = AnsiColor::Red.on_default().bold();
/// Winning moves and "yes".
pub(crate) const WON: Style = AnsiColor::Green.on_default();
/// Draws and warnings.
pub(crate) const DRAW: Style = AnsiColor::Yellow.on_default();
