//! Heap games: published tables, checkpoints, files.

use bouton::draw::{HeapSequence, SequenceFormat, write_heaps};
use bouton::heaps::{
    CensusWish, Ended, Family, Games, HeapGame, Uncertified, Wish, census, codes, explore, period,
};
use bouton::words::legend;
use rules::{Lang, Text};
use solve::Limits;
use std::path::{Path, PathBuf};

/// Start and length of the periods of octal games that need few values, as published (Winning Ways and later; collected by T. Czajka).
const SOLVED: &str = "
    .1 2/1 .4 54/34 .02 1/4 .11 3/1 .12 1/4 .15 1/10 .17 33/34 .22 1/3 .26 1/4 .31 3/2 .32 1/3 .34 7/8 .35 1/6
    .44 143/24 .51 1/1 .52 4/4 .53 11/9 .54 3/7 .57 1/4 .71 3/2 .72 1/4 .75 1/2 .77 71/12 4.3 2/2 .002 1/6 .017 15/60
    .022 1/5 .044 214/36 .045 189/32 .051 48/48 .055 259/148 .101 4/1 .102 1/6 .111 4/1 .112 1/6 .115 1/14 .116 139/96
    .121 4/4 .122 1/5 .123 5/5 .124 122/62 .131 4/4 .132 1/5 .134 60/62 .141 14/11 .144 4/10 .145 3/9 .147 3/8 .152 2/48
    .153 16/14 .154 4/11 .157 1/6 .171 12/11 .173 21/40 .176 24/8 .226 21/5 .312 5/2 .316 4/12 .331 4/3 .332 1/4 .351 1/8
    .353 4/2 .373 2/28 .375 37/18 .512 3/6 .524 1/52 .532 7/5 .536 1/5 .772 8/4 4.12 6/7 4.72 1/3 4.005 31/79 4.024 2/60
    4.102 8/10 4.122 6/7 4.304 25/21 4.323 4/4 4.444 143/24 4.722 4/4 4.726 5/16 4.766 19/20
    .45 498/20";

/// The same for some that take more; and two that his list calls open, though a plain program finds these periods.
const LONGER: &str = ".156 3479/349 .356 7315/142 .644 3256/442 .165 5181/1550 4.344 998/51 4.364 11687/62";

/// Games that nobody has solved, or not with a hundred thousand values; .007 is .04 shifted, which is why it is not here.
const OPEN: &str = "
    .6 .04 .06 .14 .36 .64 .74 .76 .004 .005 .006 .014 .015 .016 .024 .026 .034 .064 .106 .114 .125 .126 .135 .136 .142 .143 .146
    .161 .162 .163 .164 .166 .167 .172 .174 .204 .205 .206 .207 .224 .244 .245 .264 .314 .324 .334 .336 .342 .344 .346 .362 .364
    .366 .371 .374 .404 .414 .416 .444 .564 .604 .606 .744 .764 .774 .776 4.004 4.007 4.026 4.044 4.045 4.064 4.324
    4.327 4.367 4.404 4.406 .156 .356 .644 .165 4.364 .16 .56 .127 .376 .354 .104 .054 .454";

/// Bound to which the open games are computed in the test.
const BOUND: usize = 3000;

#[test]
fn the_census_agrees_with_what_is_published() {
    let wish = CensusWish { games: Games::Digits(3), to: BOUND, each: None, checkpoint: None };
    let found = census(&wish, &Limits::none()).expect("a census");
    assert_eq!((found.games, found.rows.len()), (1024, 1024));
    let full = |code: &str| if code.starts_with('.') { format!("0{code}") } else { code.to_owned() };
    let row =
        |code: &str| found.rows.iter().find(|row| row.code == full(code)).expect("a game of the census");
    let mut differences = vec![];
    let mut words = SOLVED.split_whitespace();
    while let (Some(code), Some(published)) = (words.next(), words.next()) {
        let told = row(code).period.map(|period| format!("{}/{}", period.start, period.length));
        if told.as_deref() != Some(published) {
            differences.push(format!("{code}: {published} published, {told:?} found"));
        }
    }
    for code in OPEN.split_whitespace() {
        let found = row(code);
        if found.period.is_some() || found.ended != Ended::Bound {
            differences.push(format!("{code}: open, {:?} found", found.period));
        }
    }
    // Every open game of the census has the values of one of theirs, but for some stones.
    let hashes: Vec<u64> = OPEN.split_whitespace().map(|code| row(code).hash).collect();
    for row in found.rows.iter().filter(|row| row.period.is_none()) {
        if !hashes.contains(&row.hash) {
            differences.push(format!("{} ({}): solved, open here", row.code, row.form));
        }
    }
    assert_eq!(differences, Vec::<String>::new());
    let mut words = LONGER.split_whitespace();
    while let (Some(code), Some(published)) = (words.next(), words.next()) {
        let alone = period(HeapGame::read(code).expect("a code"), 30_000, 0, &Limits::none());
        let told = alone.period.map(|period| format!("{}/{}", period.start, period.length));
        assert_eq!(told.as_deref(), Some(published), "{code}");
    }
}

/// By the definition, and far beyond the proof.
#[test]
fn a_game_that_a_list_calls_open_has_a_period() {
    let mut values: Vec<usize> = vec![];
    let mut seen = vec![usize::MAX; 1 << 12];
    // 4.344: split; take one, leaving a heap or nothing; take two or three and split.
    for n in 0..6000usize {
        if n == 1 {
            seen[0] = n;
        }
        if n > 1 {
            seen[values[n - 1]] = n;
        }
        for left in [0, 2, 3].into_iter().filter_map(|taken| n.checked_sub(taken)) {
            (1..=left / 2).for_each(|a| seen[values[a] ^ values[left - a]] = n);
        }
        values.push((0..).find(|&value| seen[value] != n).expect("a least one"));
    }
    assert!((998..6000 - 51).all(|n| values[n] == values[n + 51]) && values[997] != values[997 + 51]);
}

#[test]
fn games_of_one_form_have_one_period() {
    let wish = CensusWish { games: Games::Digits(2), to: 3000, each: None, checkpoint: None };
    let found = census(&wish, &Limits::none()).expect("a census");
    assert_eq!(found.rows.len(), codes(2, Family::Octal).len());
    // What is said of a cousin is what is found of it by itself.
    for row in &found.rows {
        let game = HeapGame::read(&row.code).expect("a code");
        let alone = period(game, 3000, 0, &Limits::none());
        assert_eq!(row.period, alone.period, "{}", row.code);
    }
}

#[test]
fn a_census_of_some_games_says_of_them_what_that_of_all_says() {
    let wish = |games| CensusWish { games, to: 2000, each: None, checkpoint: None };
    let all = census(&wish(Games::Digits(2)), &Limits::none()).expect("a census");
    // .06 is by itself; 4.4 is Kayles with one stone more; both by two names, and in no order.
    let some = Games::read(&[".77", "4.4", "0.06", ".060", "0.04"], 3, false).expect("codes");
    let some = census(&wish(some), &Limits::none()).expect("a census");
    let codes: Vec<&str> = some.rows.iter().map(|row| &*row.code).collect();
    assert_eq!((codes, some.games, some.forms), (vec!["4.4", "0.04", "0.06", "0.77"], 4, 3));
    for row in &some.rows {
        let other = all.rows.iter().find(|other| other.code == row.code).expect("a row");
        assert_eq!(
            (row.period, row.values, row.hash),
            (other.period, other.values, other.hash),
            "{}",
            row.code
        );
    }
    let refused = |code: &str| Games::read(&["0.77", code], 3, false).expect_err("no such game").code();
    assert_eq!(["0.G", "{1,3}", "grundy", "4!.0"].map(refused), ["not-octal"; 4]);
    assert_eq!(refused("0.X"), "bad-code");
}

fn fresh(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("bouton-heaps-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn stopped() -> Limits {
    let limits = Limits::none();
    limits.interrupt.store(true, std::sync::atomic::Ordering::Relaxed);
    limits
}

fn wish(to: usize, path: &Path) -> Wish {
    Wish { to, shown: 10, checkpoint: Some(path.into()), ..Wish::default() }
}

/// Contents of a block of a file of values, and the number of blocks.
const BLOCK_BYTES: u64 = 512;
const IN_BLOCK: u64 = 252;

/// Offset of a heap's cell in such a file.
fn cell(bytes: &[u8], heap: u64, values: u64) -> usize {
    let begin = bytes.len() as u64 - BLOCK_BYTES * values.div_ceil(IN_BLOCK);
    (begin + heap / IN_BLOCK * BLOCK_BYTES + heap % IN_BLOCK * 2) as usize
}

/// The hash of Fowler, Noll and Vo.
fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Makes the sum of the block of a heap right.
fn sum_up(bytes: &mut [u8], heap: u64, values: u64) {
    let (number, from) = (heap / IN_BLOCK, cell(bytes, heap / IN_BLOCK * IN_BLOCK, values));
    let end = from + BLOCK_BYTES as usize;
    let sum = fnv(&[&number.to_le_bytes(), &bytes[from..end - 8]].concat());
    bytes[end - 8..end].copy_from_slice(&sum.to_le_bytes());
}

#[test]
fn a_period_from_forged_values_has_no_certificate() {
    let file = fresh("forged").join("kept");
    let game = || HeapGame::read("0.356").expect("a code");
    explore(game(), &wish(10_000, &file), &Limits::none()).expect("too few values for a proof");
    let mut bytes = std::fs::read(&file).expect("a file");
    // The last exception is none any more, and the sum is right.
    let (last, fitting) = (cell(&bytes, 7314, 10_000), cell(&bytes, 7314 + 142, 10_000));
    bytes[last] = bytes[fitting];
    sum_up(&mut bytes, 7314, 10_000);
    std::fs::write(&file, bytes).expect("a file");
    let explored = explore(game(), &wish(20_000, &file), &Limits::none()).expect("values");
    assert_ne!(explored.report.period.map(|period| period.start), Some(7315));
    let rejected = explored.certificate(&Limits::none()).expect_err("no proof");
    assert!(matches!(rejected, Uncertified::Rejected(_)), "{rejected:?}");
    let sound = explore(game(), &Wish { to: 20_000, ..Wish::default() }, &Limits::none()).expect("values");
    assert!(sound.certificate(&Limits::none()).is_ok());
}

#[test]
fn there_is_no_certificate_for_a_reason() {
    let why = |code: &str, to: usize| {
        let wish = Wish { to, ..Wish::default() };
        let explored = explore(HeapGame::read(code).expect(code), &wish, &Limits::none()).expect(code);
        explored.certificate(&Limits::none()).expect_err(code)
    };
    assert_eq!(why("0.6", 1000), Uncertified::Open);
    // Four heaps may be left.
    assert_eq!(why("0.J", 1000), Uncertified::Unspoken);
    // More than a text of rules lists.
    assert_eq!(why("{1,2000000}", 5_000_000), Uncertified::Unspoken);
}

#[test]
fn whatever_byte_of_a_checkpoint_is_bad_the_period_is_right() {
    const FEW: usize = 10_000;
    let file = fresh("bad").join("kept");
    let game = || HeapGame::read("0.356").expect("a code");
    explore(game(), &wish(FEW, &file), &Limits::none()).expect("too few values for a proof");
    let good = std::fs::read(&file).expect("a file");
    let whole = explore(game(), &Wish { to: 20_000, ..Wish::default() }, &Limits::none()).expect("values");
    let published = Some((7315, 142));
    let mut tried = vec![];
    // The last exception made one that fits, so that the period seems to begin sooner.
    let last = cell(&good, 7314, FEW as u64);
    let fitting = whole.values.value(7314 + 142).expect("a value") as u8 + 1;
    assert_ne!(fitting, good[last]);
    tried.push((last, fitting));
    // Bytes anywhere, from the first cell to the last sum.
    let mut place = 1usize;
    let begin = cell(&good, 0, FEW as u64);
    for _ in 0..60 {
        place = place.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = begin + (place >> 33) % (good.len() - begin);
        tried.push((at, good[at] ^ (place >> 20 | 1) as u8));
    }
    for (at, byte) in tried {
        let mut bad = good.clone();
        bad[at] = byte;
        std::fs::write(&file, &bad).expect("a file");
        let found = explore(game(), &wish(20_000, &file), &Limits::none()).expect("values");
        let sound = (at - begin) / BLOCK_BYTES as usize * IN_BLOCK as usize;
        assert_eq!((found.report.resumed, found.report.lost), (sound, Some(sound)), "byte {at}: {byte}");
        assert_eq!(
            found.report.period.map(|period| (period.start, period.length)),
            published,
            "{at}: {byte}"
        );
        assert!((0..20_000).all(|heap| found.values.value(heap) == whole.values.value(heap)));
        // What was lost is there again.
        let again = explore(game(), &wish(20_000, &file), &Limits::none()).expect("values");
        assert_eq!((again.report.resumed, again.report.lost), (found.report.values, None));
    }
}

#[test]
fn a_checkpoint_without_sums_is_left_alone() {
    let file = fresh("old").join("kept");
    let fingerprint = store::fingerprint(&[b"heap values", b"0.6"]);
    let plan = store::Plan { fingerprint, notes: vec![0], bytes: 40_000, blocks: 1 };
    drop(store::Store::create(&file, &plan).expect("a file"));
    let old = std::fs::read(&file).expect("a file");
    let game = HeapGame::read("0.6").expect("a code");
    let refused = explore(game, &wish(20_000, &file), &Limits::none()).map(drop).expect_err("an old file");
    assert_eq!(refused.code(), "checkpoint");
    assert!(refused.message(Lang::En).contains("older version") && refused.help(Lang::Zh).is_some());
    assert_eq!(std::fs::read(&file).expect("a file"), old);
}

#[test]
fn a_checkpoint_that_was_cut_short_is_taken_up_as_far_as_it_goes() {
    let file = fresh("cut").join("kept");
    let game = || HeapGame::read("0.6").expect("a code");
    let whole = explore(game(), &Wish { to: 60_000, ..Wish::default() }, &Limits::none()).expect("values");
    let first = explore(game(), &wish(60_000, &file), &Limits::none()).expect("all values");
    assert_eq!((first.report.resumed, first.report.values), (0, 60_000));
    // The rest of the file is lost, in the middle of a block.
    let begin = std::fs::metadata(&file).expect("a file").len() - BLOCK_BYTES * 60_000u64.div_ceil(IN_BLOCK);
    for blocks in [200, 79, 1] {
        let kept = begin + BLOCK_BYTES * blocks + 101;
        let cut = std::fs::OpenOptions::new().write(true).open(&file).and_then(|file| file.set_len(kept));
        cut.expect("a shorter file");
        let next = explore(game(), &wish(60_000, &file), &stopped()).expect("some values");
        let there = (IN_BLOCK * blocks) as usize;
        assert_eq!((next.report.resumed, next.report.lost), (there, Some(there)));
    }
    let last = explore(game(), &wish(60_000, &file), &Limits::none()).expect("all values");
    assert!((0..60_000).all(|heap| last.values.value(heap) == whole.values.value(heap)));
    assert!(last.report.resumed > 0);
    // It may grow, and be looked at for fewer values.
    let more = explore(game(), &wish(70_000, &file), &Limits::none()).expect("more values");
    assert_eq!((more.report.resumed, more.report.values), (60_000, 70_000));
    let fewer = explore(game(), &wish(5_000, &file), &Limits::none()).expect("fewer values");
    assert_eq!((fewer.report.resumed, fewer.report.values), (5_000, 5_000));
    let again = explore(game(), &wish(70_000, &file), &Limits::none()).expect("all values");
    assert_eq!(again.report.resumed, 70_000);
}

#[test]
fn a_checkpoint_with_a_wrong_value_or_of_another_game_is_refused() {
    let file = fresh("wrong").join("kept");
    let game = |code| HeapGame::read(code).expect("a code");
    let explored = explore(game("0.6"), &wish(20_000, &file), &Limits::none()).expect("values");
    assert_eq!(explored.report.values, 20_000);
    let other =
        explore(game("0.06"), &wish(20_000, &file), &Limits::none()).map(drop).expect_err("another game");
    assert_eq!(other.code(), "checkpoint");
    // The last value is one of those that are looked at again, even where the sum agrees.
    let mut bytes = std::fs::read(&file).expect("a file");
    let last = cell(&bytes, 19_999, 20_000);
    bytes[last] = if bytes[last] == 1 { 2 } else { 1 };
    sum_up(&mut bytes, 19_999, 20_000);
    std::fs::write(&file, bytes).expect("a file");
    let wrong =
        explore(game("0.6"), &wish(20_000, &file), &Limits::none()).map(drop).expect_err("a wrong value");
    assert!(wrong.message(Lang::En).contains("19999"), "{}", wrong.message(Lang::En));
}

#[test]
fn a_census_goes_on_after_a_line_that_was_torn() {
    let file = fresh("census").join("kept");
    let wish = |checkpoint| CensusWish { games: Games::Digits(2), to: 2000, each: None, checkpoint };
    let whole = census(&wish(None), &Limits::none()).expect("a census");
    let kept = census(&wish(Some(file.clone())), &Limits::none()).expect("a census");
    assert_eq!(kept.rows, whole.rows);
    let text = std::fs::read(&file).expect("a file");
    for length in [0, 10, 60, text.len() / 2, text.len() - 1] {
        std::fs::write(&file, &text[..length]).expect("a file");
        let again = census(&wish(Some(file.clone())), &Limits::none()).expect("a census");
        assert_eq!(again.rows, whole.rows);
    }
    // What is done is not done again: with no time left all rows are there.
    let rest = census(&wish(Some(file.clone())), &stopped()).expect("a census");
    assert_eq!((rest.rows.len(), rest.limits_hit), (whole.rows.len(), None));
    let other = CensusWish { to: 3000, ..wish(Some(file)) };
    assert!(census(&other, &Limits::none()).is_err());
}

fn written(count: usize, format: &str) -> Vec<u8> {
    let explored = explore(
        HeapGame::read("0.77").expect("a code"),
        &Wish { to: 500, ..Wish::default() },
        &Limits::none(),
    );
    let explored = explored.expect("values");
    let title = Text { en: "Kayles".into(), zh: "凯尔斯".into() };
    let value = |heap| explored.values.value(heap).expect("a value");
    let labels = legend::chart(Some(71));
    let sequence =
        HeapSequence { title, labels, code: "0.77".into(), count, value: &value, settled: Some(71) };
    let format = SequenceFormat::of(Path::new(&format!("x.{format}"))).expect("a format");
    let mut out = vec![];
    write_heaps(&sequence, format, Lang::En, &mut out).expect("it is written");
    out
}

#[test]
fn values_are_written_in_every_format() {
    // A030000-like lists of Kayles, by the definition.
    let mut values: Vec<usize> = vec![];
    for n in 0..1000usize {
        let lefts = [n.checked_sub(1), n.checked_sub(2)].into_iter().flatten();
        let seen: Vec<usize> = lefts
            .flat_map(|left| (0..=left).map(move |a| (a, left - a)))
            .map(|(a, b)| values[a] ^ values[b])
            .collect();
        values.push((0..).find(|value| !seen.contains(value)).expect("a least one"));
    }
    let text = |format| String::from_utf8(written(1000, format)).expect("text");
    let numbers = |text: &str, between: char| -> Vec<(usize, usize)> {
        let lines = text.lines().filter_map(|line| line.split_once(between));
        lines.filter_map(|(heap, value)| Some((heap.parse().ok()?, value.parse().ok()?))).collect()
    };
    // Beyond what was computed they follow from the period.
    let wanted: Vec<(usize, usize)> = values.iter().copied().enumerate().collect();
    assert_eq!(numbers(&text("csv"), ','), wanted);
    assert_eq!(numbers(&text("txt"), ' '), wanted);
    assert!(text("txt").lines().skip(1).all(|line| line.split(' ').count() == 2), "a b-file");
    let npy = written(1000, "npy");
    assert_eq!(npy[npy.len() - 1000..].iter().map(|&byte| usize::from(byte)).collect::<Vec<_>>(), values);
    let svg = text("svg");
    assert!(
        svg.starts_with("<svg")
            && svg.contains("Kayles")
            && svg.contains("stones in the heap")
            && svg.contains("periodic from 71 on")
    );
    let png = written(1000, "png");
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a picture");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a frame");
    // The field is 840 by 420 units, 64 from the left and 44 from the top, with two pixels a unit.
    let wide = info.width as usize;
    let at = |x: usize, y: usize| &pixels[3 * (y * wide + x)..][..3];
    let mark = (64 + 71 * 840 / 1000) * 2;
    let red = |x: usize| (44 * 2..464 * 2).filter(|&y| at(x, y) == [0xc0, 0x5a, 0x1e]).count();
    assert!(red(mark - 1).max(red(mark)) > 300, "the line where the period begins");
    assert_eq!(red(mark + 40), 0);
    // The empty heap is worth 0: ink in the lower left corner; nothing in the upper left one.
    assert_ne!(at(64 * 2 + 1, 464 * 2 - 2), [255; 3]);
    assert_eq!(at(64 * 2 + 8, 44 * 2 + 8), [255; 3]);
}
