use super::*;
use proptest::prelude::*;

fn form(constant: i32, multiples: &[i32]) -> Affine {
    let multiples = multiples.iter().enumerate().filter(|(_, multiple)| **multiple != 0);
    let multiples = multiples.map(|(unknown, &multiple)| (unknown, IBig::from(multiple))).collect();
    Affine { multiples, constant: constant.into() }
}

fn found(forms: &[Affine], unknowns: usize) -> bool {
    contradictory(forms.iter(), unknowns, &Budget::new(1_000_000, |_| false))
}

#[test]
fn x_plus_y_at_most_3_and_at_least_4_is_a_contradiction() {
    assert!(found(&[form(3, &[-1, -1]), form(-4, &[1, 1])], 2));
    assert!(!found(&[form(4, &[-1, -1]), form(-4, &[1, 1])], 2));
}

#[test]
fn a_spent_budget_finds_nothing() {
    let forms = [form(3, &[-1, -1]), form(-4, &[1, 1])];
    assert!(!contradictory(forms.iter(), 2, &Budget::new(1, |_| false)));
}

proptest! {
    // Two unknowns: a contradiction is found exactly if no vertex satisfies everything. The region lies
    // in the quadrant, so if it is not empty it has a vertex, where two of the lines meet.
    #[test]
    fn contradictions_are_those_without_a_vertex(
        forms in prop::collection::vec((-4i32..5, -4i32..5, -4i32..5), 0..6)
    ) {
        let mut lines: Vec<(i64, i64, i64)> = vec![(0, 1, 0), (0, 0, 1)];
        lines.extend(forms.iter().map(|&(c, x, y)| (c.into(), x.into(), y.into())));
        let mut vertex = false;
        for (first, &(c, x, y)) in lines.iter().enumerate() {
            for &(d, u, v) in &lines[..first] {
                let size = x * v - y * u;
                if size != 0 {
                    // Cramer's rule, times the sign of the size
                    let (px, py) = ((y * d - v * c) * size.signum(), (u * c - x * d) * size.signum());
                    vertex |= lines.iter().all(|&(e, r, s)| e * size.abs() + r * px + s * py >= 0);
                }
            }
        }
        let forms: Vec<Affine> = forms.iter().map(|&(c, x, y)| form(c, &[x, y])).collect();
        prop_assert_eq!(found(&forms, 2), !vertex);
    }
}
