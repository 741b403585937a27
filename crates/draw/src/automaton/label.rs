//! Labels of arcs, and their positions.

use super::shapes::{Circle, Curve, LINE, RADIUS};
use crate::layout::Point;
use automata::Column;

/// Approximate width of a character.
const CHARACTER: f64 = 7.0;
/// Limit on the columns in a label, and target width of a line in characters.
const MOST_COLUMNS: usize = 9;
const WIDEST: usize = 16;

/// Columns of an arc, broken into lines.
pub(super) fn lines(columns: &[Column]) -> Vec<String> {
    let shown = if columns.len() > MOST_COLUMNS { MOST_COLUMNS - 1 } else { columns.len() };
    let mut words: Vec<String> = columns[..shown].iter().map(Column::to_string).collect();
    if shown < columns.len() {
        words.push(format!("… {}", columns.len() - shown));
    }
    let mut lines: Vec<String> = vec![];
    for word in words {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < WIDEST => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

/// Width and height of a label.
pub(super) fn size(lines: &[String]) -> (f64, f64) {
    let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    (widest as f64 * CHARACTER, lines.len() as f64 * LINE)
}

/// Position of a label, with half its width and height.
#[derive(Clone, Copy)]
struct Area {
    middle: Point,
    half: (f64, f64),
}

impl Area {
    /// Overlap of two areas.
    fn overlap(self, other: Area) -> f64 {
        let along = |gap: f64, a: f64, b: f64| (a + b - gap.abs()).max(0.0);
        along(self.middle.x - other.middle.x, self.half.0, other.half.0)
            * along(self.middle.y - other.middle.y, self.half.1, other.half.1)
    }

    fn holds(self, point: Point) -> bool {
        (point.x - self.middle.x).abs() < self.half.0 && (point.y - self.middle.y).abs() < self.half.1
    }
}

/// Centre of each label: beside its curve, where it overlaps least with other things.
pub(super) fn placed(curves: &[Curve], labels: &[Vec<String>], states: &[Circle]) -> Vec<Point> {
    let samples: Vec<Vec<Point>> = curves.iter().map(|curve| curve.samples().collect()).collect();
    let circles: Vec<Area> =
        states.iter().map(|circle| Area { middle: circle.middle, half: (RADIUS, RADIUS) }).collect();
    let mut taken: Vec<Area> = vec![];
    for (index, (curve, label)) in curves.iter().zip(labels).enumerate() {
        let (width, height) = size(label);
        let half = (width / 2.0, height / 2.0);
        let cost = |area: Area, away: f64| {
            let covered: f64 = circles.iter().chain(&taken).map(|&other| area.overlap(other)).sum();
            let crossed = |(other, points): (usize, &Vec<Point>)| {
                let within = points.iter().filter(|point| area.holds(**point)).count() as f64;
                // A label may cross its own curve.
                if other == index { within * 6.0 } else { within * 14.0 }
            };
            covered * 4.0 + samples.iter().enumerate().map(crossed).sum::<f64>() + away
        };
        let mut best: Option<(f64, Area)> = None;
        for (part, away) in
            [(0.5, 0.0), (0.42, 2.0), (0.58, 2.0), (0.34, 5.0), (0.66, 5.0), (0.25, 9.0), (0.75, 9.0)]
        {
            let (before, at, after) = (curve.at(part - 0.05), curve.at(part), curve.at(part + 0.05));
            let length = before.distance(after).max(1e-9);
            // Candidates: left of the direction, far enough to be clear of the curve; on the curve; right of
            // it.
            let (left_x, left_y) = ((after.y - before.y) / length, (before.x - after.x) / length);
            let free = half.0 * left_x.abs() + half.1 * left_y.abs() + 3.0;
            for (aside, away) in [(free, away), (-free, away + 8.0), (0.0, away + 16.0)] {
                let area = Area { middle: at.plus(left_x * aside, left_y * aside), half };
                let found = cost(area, away);
                if best.is_none_or(|(least, _)| found < least) {
                    best = Some((found, area));
                }
            }
        }
        let area = best.map_or(Area { middle: curve.at(0.5), half }, |(_, area)| area);
        taken.push(area);
    }
    taken.into_iter().map(|area| area.middle).collect()
}
