//! Colours of cells: losing positions are dark, so that their pattern stands out on light ground.
//!
//! Nim-values are shown by a ramp of even steps in lightness (Björn Ottosson's OKLab space), from blue to yellow,
//! which people with red-green blindness can read as well. Value 0, a losing position, is not part of the ramp.

use super::{Content, NONE};

/// A colour, as red, green and blue.
pub(super) type Colour = [u8; 3];

/// Losing positions.
pub(super) const LOST: Colour = [0x16, 0x20, 0x33];
/// Winning positions.
pub(super) const WON: Colour = [0xec, 0xe8, 0xdf];
/// Draws.
pub(super) const DRAWN: Colour = [0x9a, 0xa0, 0xa8];
/// Positions about which nothing is claimed.
pub(super) const UNCLAIMED: Colour = [0xc3, 0xd3, 0xe4];
/// Positions about which something wrong is claimed.
pub(super) const WRONG: Colour = [0xd6, 0x00, 0x6e];
/// No position: the paper.
pub(super) const PAPER: Colour = [0xff, 0xff, 0xff];

/// Colours of the cells of a grid.
pub(super) struct Palette {
    content: Content,
    largest: u64,
    colours: Vec<Colour>,
}

impl Palette {
    /// The palette for cells up to `largest`.
    pub(super) fn new(content: Content, largest: u64) -> Palette {
        let colours = match content {
            Content::Outcome => vec![LOST, WON, DRAWN],
            Content::Claim => vec![LOST, WON, DRAWN, UNCLAIMED, WRONG],
            Content::Value => {
                let steps = largest.min(255);
                let ramp = (1..=steps).map(|step| ramp(fraction(step - 1, steps.saturating_sub(1))));
                std::iter::once(LOST).chain(ramp).collect()
            }
        };
        Palette { content, largest, colours }
    }

    /// All colours; at most 256.
    pub(super) fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The colour of a cell.
    pub(super) fn colour(&self, cell: u64) -> Colour {
        self.index(cell).and_then(|index| self.colours.get(usize::from(index)).copied()).unwrap_or(PAPER)
    }

    /// Index of a cell's colour; `None` if the paper stays blank.
    pub(super) fn index(&self, cell: u64) -> Option<u8> {
        if cell == NONE {
            return None;
        }
        let last = self.colours.len() - 1;
        let index = match self.content {
            Content::Outcome | Content::Claim => cell,
            Content::Value if cell == 0 || self.largest <= 255 => cell,
            // 1..=largest onto 1..=255; in wide arithmetic, since largest may be near 2^64
            Content::Value => (1 + u128::from(cell - 1) * 254 / u128::from(self.largest - 1)) as u64,
        };
        Some(index.min(last as u64) as u8)
    }
}

fn fraction(part: u64, whole: u64) -> f64 {
    if whole == 0 { 1.0 } else { part as f64 / whole as f64 }
}

/// The ramp at `t` from 0 to 1: lightness 0.42 to 0.95, hue from blue through green to yellow.
fn ramp(t: f64) -> Colour {
    let lightness = 0.42 + 0.53 * t;
    let chroma = 0.115 + 0.035 * (t * std::f64::consts::PI).sin();
    let hue = (265.0 - 165.0 * t).to_radians();
    from_oklab(lightness, chroma * hue.cos(), chroma * hue.sin())
}

/// OKLab to sRGB, clipped to its gamut.
fn from_oklab(lightness: f64, a: f64, b: f64) -> Colour {
    let cube = |x: f64| x * x * x;
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b);
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b);
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b);
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
    ]
    .map(|linear| {
        let gamma =
            if linear <= 0.003_130_8 { 12.92 * linear } else { 1.055 * linear.powf(1.0 / 2.4) - 0.055 };
        (255.0 * gamma.clamp(0.0, 1.0)).round() as u8
    })
}

/// A colour as `#rrggbb`.
pub(super) fn hex([red, green, blue]: Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Returns `true` if dark ink is readable on a colour, by its luminance.
pub(super) fn is_light([red, green, blue]: Colour) -> bool {
    299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) > 140_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losing_is_darkest_and_lightness_grows_with_the_value() {
        let palette = Palette::new(Content::Value, 40);
        // The relative luminance of WCAG 2: light adds up only after the gamma of the screen is undone.
        let light = |part: u8| {
            let encoded = f64::from(part) / 255.0;
            if encoded <= 0.040_45 { encoded / 12.92 } else { ((encoded + 0.055) / 1.055).powf(2.4) }
        };
        let weigh = |c: &Colour| 0.2126 * light(c[0]) + 0.7152 * light(c[1]) + 0.0722 * light(c[2]);
        let weights: Vec<f64> = palette.colours().iter().map(weigh).collect();
        assert_eq!(weights.len(), 41);
        assert!(weights.is_sorted_by(|a, b| a < b), "{weights:?}");
    }

    #[test]
    fn every_value_has_a_colour_and_only_zero_has_the_first() {
        for largest in [0, 1, 2, 254, 255, 256, 1000, NONE - 1] {
            let palette = Palette::new(Content::Value, largest);
            assert_eq!(palette.index(0), Some(0));
            assert_eq!(palette.index(NONE), None);
            for cell in [1, largest / 2, largest].into_iter().filter(|&cell| 1 <= cell && cell <= largest) {
                assert!(palette.index(cell) > Some(0), "{cell} of {largest}");
            }
            assert_eq!(palette.index(largest).map(usize::from), Some(palette.colours().len() - 1));
        }
    }

    #[test]
    fn white_and_black_of_oklab_are_white_and_black() {
        assert_eq!(from_oklab(1.0, 0.0, 0.0), [255; 3]);
        assert_eq!(from_oklab(0.0, 0.0, 0.0), [0; 3]);
    }
}
