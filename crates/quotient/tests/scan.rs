use heap::Code;
use quotient::{Limits, search};
#[test]
fn scan() {
    let codes: Vec<String> = std::env::var("CODES").unwrap().split(' ').map(str::to_string).collect();
    for code in codes {
        let time = std::time::Instant::now();
        let read: Code = code.parse().unwrap();
        let stop = |_| time.elapsed().as_secs() > 20;
        let found = search(&read.rules(), &Limits { stop: Some(&stop), ..Limits::default() });
        let q = &found.quotient;
        println!("{code} {:?} order {} lost {} {:?} map {} gens {:?} sums {} {:?}", found.ended, q.order(), q.lost().count(), q.period(), q.map().len(), q.generators(), q.sums().len(), time.elapsed());
    }
}
