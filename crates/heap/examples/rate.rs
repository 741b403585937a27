use heap::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let rules = if a[2] == "grundy" { Rules::grundy() } else { a[2].parse::<Code>().unwrap().rules() };
    let n: usize = a[3].parse::<f64>().unwrap() as usize;
    let t = std::time::Instant::now();
    let mut s = Sequence::new(rules);
    if a[1] == "period" {
        let p = s.period(n, &mut |_| true);
        println!("{p:?} {} values {:?}", s.len(), t.elapsed());
    } else {
        s.extend(n);
        let e = t.elapsed();
        let h = s.values().fold(0xcbf29ce484222325u64, |h, v| (h ^ u64::from(v)).wrapping_mul(0x100000001b3));
        let st = s.statistics();
        println!(
            "{} {n} {e:?} {:.3} M/s {h:016x} {:?} {:?} max {:?}",
            a[2],
            n as f64 / e.as_secs_f64() / 1e6,
            st.space,
            st.rare,
            st.largest
        );
    }
}
