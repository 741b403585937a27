//! `measure FILE SIZE…`: value, seconds and stored values of a position at the beginning; `THREADS` is the number of threads.

use boards::{Board, Given};
use std::time::Instant;

fn main() {
    let mut words = std::env::args().skip(1);
    let text = std::fs::read_to_string(words.next().unwrap_or_default()).unwrap_or_default();
    let file = match boards::read(&text) {
        Ok(file) => file,
        Err(wrong) => {
            for diagnostic in wrong {
                println!("{} {:?}", diagnostic.message(language::Lang::En), diagnostic.span().of(&text));
            }
            return;
        }
    };
    let mut given = Given::default();
    for word in words {
        match word.parse() {
            Ok(size) => given.sizes.push(size),
            Err(_) => given.picture = Some(word),
        }
    }
    match Board::open(&file, &given) {
        Err(misfit) => println!("{misfit:?}"),
        Ok((board, start)) => {
            let mut search = search::Search::new(&board, &limits::Limits::none());
            if let Some(threads) = std::env::var("THREADS").ok().and_then(|threads| threads.parse().ok()) {
                search.set_threads(threads);
            }
            let begun = Instant::now();
            let value = search.sum(board.parts(&start).iter().map(Vec::as_slice));
            let seconds = begun.elapsed().as_secs_f64();
            let (stored, opened) = (search.table().len(), search.opened());
            let moves = board.ground().moves.len();
            println!(
                "{value:?} in {seconds:.2} s, {stored} values, {opened} parts, {moves} moves, {:?}",
                board.measure().weights
            );
        }
    }
}
