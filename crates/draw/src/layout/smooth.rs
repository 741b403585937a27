//! Smooth lines through points.

use super::Point;

/// Cubic Bézier curves from each point to the next: two control points and an end each. The tangent at a point is parallel to the line
/// between its neighbours, so that there is no corner.
pub(crate) fn smooth(points: &[Point]) -> Vec<[Point; 3]> {
    let last = points.len().saturating_sub(1);
    let piece = |index: usize| {
        let (start, end) = (points[index], points[index + 1]);
        let slope = |at: usize| {
            let (before, after) = (points[at.saturating_sub(1)], points[(at + 1).min(last)]);
            let scale = start.distance(end) / before.distance(after).max(1e-9) / 3.0;
            ((after.x - before.x) * scale, (after.y - before.y) * scale)
        };
        let ((ax, ay), (bx, by)) = (slope(index), slope(index + 1));
        [start.plus(ax, ay), end.plus(-bx, -by), end]
    };
    (0..last).map(piece).collect()
}
