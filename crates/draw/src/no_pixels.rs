//! Stand-in for pictures made of pixels without the feature `png`.

use rules::Text;
use std::io::{self, Write};

/// Fails, since the feature `png` is off.
pub fn rasterise(_: &str, _: &Text, _: &mut dyn Write) -> io::Result<()> {
    none()
}

/// The failure.
pub(crate) fn none() -> io::Result<()> {
    let why = "this program was built without the feature `png`";
    Err(io::Error::new(io::ErrorKind::Unsupported, why))
}
