//! Samples by name.

#[test]
fn a_sample_by_name_is_a_share_and_a_sweep_is_everything() {
    let names: Vec<String> = (0..6000).map(|number| format!("game {number}")).collect();
    for every in [1, 2, 3, 5] {
        let count = names.iter().filter(|name| oracle::sampled(name, every)).count() as u64;
        let share = oracle::sweep(6000 / every, 6000);
        assert!(count.abs_diff(share) < 200, "{every} {count}");
    }
}
