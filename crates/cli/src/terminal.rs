//! Where answers go: stdout, with colours only where they can be seen.

use crate::args::ColourWhen;
use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::{AnsiColor, Style};
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

/// Standard output, buffered; colours are stripped unless they are wanted.
pub(crate) struct Out(BufWriter<AutoStream<Stdout>>);

impl Out {
    /// Standard output under the choice made so far.
    pub(crate) fn stdout() -> Out {
        Out(BufWriter::with_capacity(1 << 16, AutoStream::auto(io::stdout())))
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
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

/// Whether progress can be seen.
pub(crate) fn shows_progress() -> bool {
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
