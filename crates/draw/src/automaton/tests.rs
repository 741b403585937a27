//! Drawings of random automata: nothing overlaps or is left out, and every arc reads what the automaton reads.

use super::picture::Picture;
use super::shapes::RADIUS;
use crate::layout::Point;
use automata::{Kind, Library, Listed, Meter, Numeration, Relation, Table};
use proptest::prelude::*;
use std::sync::Arc;

fn automaton(base: u8, arity: usize, rows: &[Vec<Option<usize>>], accepting: &[bool]) -> Arc<Table> {
    let columns = columns(base, arity);
    let states = accepting.len();
    let row = |row: &Vec<Option<usize>>| {
        let arcs = columns.iter().zip(row).filter_map(|(column, to)| Some((column.clone(), (*to)? % states)));
        arcs.collect()
    };
    let transitions = rows.iter().take(states).map(row).collect();
    let listed = Listed { name: "some".into(), arity, transitions, accepting: accepting.into() };
    Library::new(Numeration::Base(base))
        .table(&Relation::Listed(listed.into()), &Meter::ample())
        .expect("small")
}

fn columns(base: u8, count: usize) -> Vec<Vec<u8>> {
    (0..count).fold(vec![vec![]], |columns, _| {
        columns.iter().flat_map(|column| (0..base).map(move |digit| [&**column, &[digit]].concat())).collect()
    })
}

/// The state after a column.
fn next(table: &Table, state: usize, column: &[u8]) -> Option<u32> {
    let mut at = table.rows()[state];
    loop {
        match at.kind() {
            Kind::Dead => return None,
            Kind::State(state) => return Some(state),
            Kind::Node(node) => {
                let (track, children) = table.nodes().nth(node as usize)?;
                at = children[usize::from(column[usize::from(track)])];
            }
        }
    }
}

fn distance(a: Point, b: Point) -> f64 {
    ((a.x - b.x).powi(2) + (a.y - b.y).powi(2)).sqrt()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn everything_has_its_place(
        base in 2..=3u8,
        arity in 1..=2usize,
        rows in proptest::collection::vec(proptest::collection::vec(proptest::option::of(0..40usize), 9), 40),
        accepting in proptest::collection::vec(any::<bool>(), 1..40),
    ) {
        let table = automaton(base, arity, &rows, &accepting);
        let picture = Picture::new(&table).expect("not too large");
        let arcs = table.arcs().expect("not too many");
        prop_assert_eq!(picture.arcs.len(), arcs.len());
        prop_assert_eq!(picture.states.len(), table.states());
        let accepts: Vec<bool> = picture.states.iter().map(|circle| circle.accepts).collect();
        prop_assert_eq!(&accepts, table.accepting());
        let inside = |point: &Point, room: f64| {
            point.x >= room && point.y >= room && point.x <= picture.width - room && point.y <= picture.height - room
        };
        for (index, circle) in picture.states.iter().enumerate() {
            prop_assert!(inside(&circle.middle, RADIUS));
            for other in &picture.states[..index] {
                prop_assert!(distance(circle.middle, other.middle) > 2.0 * RADIUS + 4.0);
            }
        }
        for column in columns(base, arity) {
            for from in 0..table.states() {
                let holds = |arc: &&automata::Arc| {
                    let reads = |of: &automata::Column| {
                        of.tracks().zip(&column).all(|(digits, digit)| digits.contains(digit))
                    };
                    arc.from as usize == from && arc.columns.iter().any(reads)
                };
                let to: Vec<u32> = arcs.iter().filter(holds).map(|arc| arc.to).collect();
                prop_assert_eq!(to, next(&table, from, &column).into_iter().collect::<Vec<_>>());
            }
        }
        for (drawn, arc) in picture.arcs.iter().zip(&arcs) {
            let end = drawn.curve.pieces.last().expect("it has an end")[2];
            let [from, to] = [arc.from, arc.to].map(|state| picture.states[state as usize].middle);
            prop_assert!((distance(drawn.curve.start, from) - RADIUS).abs() < 0.01);
            prop_assert!((distance(end, to) - RADIUS).abs() < 0.01);
            prop_assert!(inside(&drawn.curve.start, 0.0) && inside(&end, 0.0) && inside(&drawn.label_at, 0.0));
            prop_assert!(!drawn.label.is_empty());
        }
        let dot = table.to_dot().expect("not too large");
        prop_assert_eq!(dot.matches(" -> ").count(), picture.arcs.len() + 1);
        prop_assert_eq!(dot.matches("doublecircle").count(), accepts.iter().filter(|accepts| **accepts).count());
        prop_assert_eq!(format!("{:?}", Picture::new(&table)), format!("{:?}", Some(picture)));
    }
}

#[test]
fn what_is_too_large_is_not_drawn() {
    let rows: Vec<Vec<Option<usize>>> = (0..300).map(|state| vec![Some(0), Some(state + 1)]).collect();
    let accepting: Vec<bool> = (0..300).map(|state| state == 299).collect();
    let table = automaton(2, 1, &rows, &accepting);
    assert!(table.states() > 200 && Picture::new(&table).is_none());
    assert!(table.to_dot().is_some());
    // Sixteen numbers, of which the ones in each column are even: too many columns to be listed.
    let digits = automata::Digits::Columns { numbers: 18, modulus: 2 };
    let table = Library::new(Numeration::Base(2))
        .table(&Relation::Digits(digits), &Meter::ample())
        .expect("one state");
    assert!(Picture::new(&table).is_none() && table.to_dot().is_none() && table.arcs().is_none());
}
