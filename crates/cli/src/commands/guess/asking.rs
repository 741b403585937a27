//! Values asked of somebody's program: a process for each position, or one for all.

use crate::complaint::Complaint;
use crate::failure::Failure;
use crate::speech::tell;
use phrases::guess as said;
use rules::{Interval, Text};
use solve::{Limits, StopReason};
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Time for all questions, unless `--time` says how long.
const TOTAL: Duration = Duration::from_secs(60);
/// Time for one answer, unless `--time` says how long all may take.
const EACH: Duration = Duration::from_secs(10);
/// Longest answer of a program, in bytes, on average.
const ANSWER: u64 = 1 << 10;
/// Longest output of a program beside its answers, in bytes.
const BESIDE: u64 = 1 << 16;
/// End of what a program prints on stderr that is kept, in bytes.
const ERRORS: usize = 1 << 12;
/// Most positions that are asked for.
const MOST: u64 = 1_000_000;
/// Time for the last words of a program that has failed.
const SOON: Duration = Duration::from_secs(1);
/// Answers below which what was asked so far is no use.
const SOME: usize = 20;

/// A program, and the positions that it is asked about.
pub(super) struct Asking {
    words: Vec<String>,
    /// Placeholders, in the order of coordinates.
    places: Vec<String>,
    positions: Vec<Vec<u64>>,
    on_stdin: bool,
}

/// The answers of a program.
pub(super) struct Answers {
    /// Lines of a position and its value.
    pub(super) text: String,
    /// Note that not all positions were asked about.
    pub(super) note: Option<Text>,
}

impl Asking {
    /// Reads the command and the ranges of positions.
    pub(super) fn new(program: &str, on_stdin: bool, at: Option<&str>) -> Result<Asking, Failure> {
        let words = words_of(program);
        let places = placeholders(&words);
        let wrong = |code, message: &Text| Complaint::new(code, tell(message));
        if words.is_empty() {
            return Err(wrong("no-program", &said::no_program()).into());
        }
        if !on_stdin && places.is_empty() {
            return Err(wrong("no-placeholder", &said::no_placeholder(program)).into());
        }
        let given =
            at.map(|text| text.split([' ', ',']).filter(|piece| !piece.is_empty()).collect::<Vec<_>>());
        let arity = match (&given, on_stdin) {
            (Some(pieces), true) => pieces.len(),
            (None, true) => 1,
            (_, false) => places.len(),
        };
        let usual = match arity {
            1 => "0..200",
            2 => "0..20",
            _ => "0..8",
        };
        let pieces = given.unwrap_or_else(|| vec![usual; arity]);
        let ranges: Option<Vec<Interval>> = pieces.iter().map(|piece| piece.parse().ok()).collect();
        let ranges = ranges.filter(|ranges| ranges.len() == arity);
        let ranges =
            ranges.ok_or_else(|| wrong("not-ranges", &said::not_ranges(&pieces.join(" "), arity)))?;
        let count =
            ranges.iter().try_fold(1u64, |count, range| count.checked_mul(range.last - range.first + 1));
        if count.is_none_or(|count| count > MOST) {
            return Err(wrong("many-positions", &said::many_positions(MOST)).into());
        }
        let mut positions = Interval::product(&ranges);
        // A smaller box comes before what lies around it, so that an early end leaves a box.
        positions.sort_by_key(|at| at.iter().copied().max());
        Ok(Asking { words, places, positions, on_stdin })
    }

    /// Asks until all is answered, or the time is up.
    pub(super) fn run(&self, limits: &Limits) -> Result<Answers, Failure> {
        let each = if limits.deadline.is_some() { Duration::MAX } else { EACH };
        let end = limits.deadline.or_else(|| Instant::now().checked_add(TOTAL));
        let limits = Limits { deadline: end, ..limits.clone() };
        if self.on_stdin { self.at_once(&limits) } else { self.one_by_one(each, &limits) }
    }

    fn one_by_one(&self, time: Duration, limits: &Limits) -> Result<Answers, Failure> {
        let mut text = String::new();
        for (done, at) in self.positions.iter().enumerate() {
            if let Some(progress) = &limits.progress {
                progress.tell(done as u64, Some(self.positions.len() as u64));
            }
            let fill = |word: &String| {
                let each = self.places.iter().zip(at);
                each.fold(word.clone(), |word, (place, number)| word.replace(place, &number.to_string()))
            };
            let words: Vec<String> = self.words.iter().map(fill).collect();
            let start = Instant::now();
            let each = start.checked_add(time).into_iter().chain(limits.deadline).min();
            let limits_of_each = Limits { deadline: each, ..limits.clone() };
            let output = match run(&words, (String::new(), 1), &limits_of_each)? {
                Ended::Output(output) => output,
                Ended::Failed { status, error, .. } => {
                    return Err(failed(&said::asked_about(&shown(at)), status, &error));
                }
                Ended::Endless => return Err(endless(1)),
                Ended::Stopped { .. } if limits.stopped().is_some() && done >= SOME => {
                    return Ok(Answers { text, note: Some(said::asked_so_far(done, self.positions.len())) });
                }
                Ended::Stopped { reason, .. } => {
                    let answered = (done > 0).then_some(done);
                    let done = said::no_answer(&shown(at), start.elapsed(), answered);
                    return Err(Failure::Stopped { reason, done });
                }
            };
            text.push_str(&line(at, &output)?);
        }
        Ok(Answers { text, note: None })
    }

    fn at_once(&self, limits: &Limits) -> Result<Answers, Failure> {
        let input: String = self.positions.iter().map(|at| shown(at) + "\n").collect();
        let (asked, start) = (self.positions.len(), Instant::now());
        let output = match run(&self.words, (input, asked), limits)? {
            Ended::Output(output) => output,
            Ended::Failed { status, output, error } => {
                return Err(failed(&said::answered(lines(&output).len(), asked), status, &error));
            }
            Ended::Endless => return Err(endless(asked)),
            Ended::Stopped { reason, answers } => {
                let next = self.positions.get(answers).map(|at| shown(at));
                let done = said::no_end(start.elapsed(), (answers, asked), next.as_deref());
                return Err(Failure::Stopped { reason, done });
            }
        };
        let lines = lines(&output);
        if lines.len() != self.positions.len() {
            let message = said::other_count(lines.len(), self.positions.len());
            return Err(Complaint::new("other-number-of-answers", tell(&message)).into());
        }
        let pairs = self.positions.iter().zip(lines);
        let text = pairs.map(|(at, answer)| line(at, answer)).collect::<Result<String, Failure>>()?;
        Ok(Answers { text, note: None })
    }
}

/// A position and its value in a line; the program may repeat the position before the value.
fn line(at: &[u64], answer: &str) -> Result<String, Failure> {
    let printed = lines(answer);
    let signs = |sign: char| sign.is_whitespace() || "(),:=".contains(sign);
    let words: Vec<&str> = answer.split(signs).filter(|word| !word.is_empty()).collect();
    let own: Vec<String> = at.iter().map(u64::to_string).collect();
    let value = match words.as_slice() {
        [value] => value,
        [repeated @ .., value] if repeated == own => value,
        [repeated @ .., _] if repeated.len() == at.len() && are_numbers(repeated) && printed.len() == 1 => {
            let message = said::out_of_order(&shown(at), &repeated.join(" "));
            return Err(Complaint::new("out-of-order", tell(&message)).into());
        }
        _ => {
            let message = said::no_value(&shown(at), &printed.join(", "));
            return Err(Complaint::new("no-value", tell(&message)).into());
        }
    };
    Ok(format!("{} {value}\n", shown(at)))
}

fn are_numbers(words: &[&str]) -> bool {
    words.iter().all(|word| word.parse::<u64>().is_ok())
}

fn shown(at: &[u64]) -> String {
    at.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Lines that are not blank.
fn lines(output: &str) -> Vec<&str> {
    output.lines().filter(|line| !line.trim().is_empty()).collect()
}

fn failed(when: &Text, status: ExitStatus, error: &str) -> Failure {
    let message = said::failed(when, &status.to_string(), error);
    Complaint::new("program-failed", tell(&message)).into()
}

/// The program printed far more than answers.
fn endless(asked: usize) -> Failure {
    Complaint::new("endless-output", tell(&said::endless(asked))).into()
}

/// Words of a command; quotation marks join words.
fn words_of(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for sign in command.chars() {
        match (sign, quote) {
            ('"' | '\'', None) => {
                quote = Some(sign);
                word.get_or_insert_default();
            }
            (_, Some(open)) if open == sign => quote = None,
            (_, None) if sign.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(sign),
        }
    }
    words.extend(word);
    words
}

/// Different words in braces, in their order.
fn placeholders(words: &[String]) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for word in words {
        let mut rest = word.as_str();
        while let Some((_, after)) = rest.split_once('{') {
            let Some((name, after)) = after.split_once('}') else { break };
            let place = format!("{{{name}}}");
            if name.bytes().all(|byte| byte.is_ascii_alphanumeric()) && !places.contains(&place) {
                places.push(place);
            }
            rest = after;
        }
    }
    places
}

/// End of a process.
enum Ended {
    Output(String),
    Failed {
        status: ExitStatus,
        output: String,
        error: String,
    },
    /// It printed more than answers to all questions can be.
    Endless,
    /// It was stopped, after so many lines.
    Stopped {
        reason: StopReason,
        answers: usize,
    },
}

/// Runs a command with some input, which asks so many questions.
fn run(words: &[String], (input, asked): (String, usize), limits: &Limits) -> Result<Ended, Failure> {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = Family::start(&mut command).map_err(|error| {
        let message = said::not_started(&words[0], &error.to_string());
        Complaint::new("not-started", tell(&message))
    })?;
    let (stdin, stdout, stderr) = (child.0.stdin.take(), child.0.stdout.take(), child.0.stderr.take());
    // A program that does not read its input is free to close it.
    thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
    let most = BESIDE + ANSWER * asked as u64;
    let heard = Arc::new(Heard::default());
    let listening = Arc::clone(&heard);
    let reader = thread::spawn(move || listening.listen(stdout, most));
    let errors = thread::spawn(move || last(stderr));
    let waited = wait(&mut child.0, &heard, limits);
    // What the program has started may hold its pipes open.
    drop(child);
    let ended = waited.and_then(|status| until(|| reader.is_finished(), limits).map(|()| status));
    let answers = heard.lines.load(Ordering::Relaxed);
    let status = match ended {
        Ok(Some(status)) if !heard.is_full.load(Ordering::Relaxed) => status,
        Ok(_) => return Ok(Ended::Endless),
        Err(reason) => return Ok(Ended::Stopped { reason, answers }),
    };
    let output = reader.join().unwrap_or_default();
    if status.success() {
        return Ok(Ended::Output(output));
    }
    let soon = Limits { deadline: Instant::now().checked_add(SOON), ..limits.clone() };
    let error = until(|| errors.is_finished(), &soon).ok().and_then(|()| errors.join().ok());
    let error = error.unwrap_or_default().lines().last().unwrap_or_default().to_owned();
    Ok(Ended::Failed { status, output, error })
}

/// A process and those that it starts; all end when this is dropped.
struct Family(Child);

impl Family {
    fn start(command: &mut Command) -> io::Result<Family> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        command.spawn().map(Family)
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        // The group lives as long as any of its processes, and its number is nobody else's until then; that of a
        // process that has been waited for, and that left nobody behind, may be.
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.0.id()).ok().and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.0.kill().and_then(|()| self.0.wait());
    }
}

/// Knowledge of the answers of a program while it runs.
#[derive(Default)]
struct Heard {
    lines: AtomicUsize,
    /// It has printed more than answers to all questions can be.
    is_full: AtomicBool,
}

impl Heard {
    /// The answers, up to so many bytes.
    fn listen(&self, stream: Option<impl Read>, most: u64) -> String {
        let mut bytes = Vec::new();
        each_piece(stream, |piece| {
            bytes.extend_from_slice(piece);
            let lines = piece.iter().filter(|&&byte| byte == b'\n').count();
            self.lines.fetch_add(lines, Ordering::Relaxed);
            let is_full = bytes.len() as u64 >= most;
            self.is_full.store(is_full, Ordering::Relaxed);
            !is_full
        });
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// The end of a stream.
fn last(stream: Option<impl Read>) -> String {
    let mut bytes = Vec::new();
    each_piece(stream, |piece| {
        bytes.extend_from_slice(piece);
        bytes.drain(..bytes.len().saturating_sub(ERRORS));
        true
    });
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads a stream piece by piece until its end, or until it is told to stop.
fn each_piece(stream: Option<impl Read>, mut tell: impl FnMut(&[u8]) -> bool) {
    let Some(mut stream) = stream else { return };
    let mut piece = [0; 1 << 12];
    loop {
        match stream.read(&mut piece) {
            Ok(0) => return,
            Ok(count) if !tell(&piece[..count]) => return,
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return,
        }
    }
}

/// Waits for the end of a process, until it has printed too much, in which case there is no status, or until a limit.
fn wait(child: &mut Child, heard: &Heard, limits: &Limits) -> Result<Option<ExitStatus>, StopReason> {
    let mut status = None;
    let ends = || {
        status = child.try_wait().ok().flatten();
        status.is_some() || heard.is_full.load(Ordering::Relaxed)
    };
    until(ends, limits)?;
    Ok(status)
}

/// Waits until something is so, or until a limit.
fn until(mut is_so: impl FnMut() -> bool, limits: &Limits) -> Result<(), StopReason> {
    let mut pause = Duration::from_micros(100);
    while !is_so() {
        if let Some(reason) = limits.stopped() {
            return Err(reason);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_and_filled() {
        let words = words_of("./brute --n {n}  'a b' \"{m}\" ''");
        assert_eq!(words, ["./brute", "--n", "{n}", "a b", "{m}", ""]);
        assert_eq!(placeholders(&words), ["{n}", "{m}"]);
        assert_eq!(placeholders(&["{".into(), "{}}".into(), "{a b}".into()]), ["{}"]);
    }

    #[test]
    fn an_answer_may_repeat_its_position() {
        let of = |answer: &str| line(&[3, 4], answer);
        assert_eq!(of("7\n").expect("a value"), "3 4 7\n");
        assert_eq!(of("(3, 4): W").expect("a value"), "3 4 W\n");
        assert!(of("4 3 7").is_err());
        assert!(of("").is_err());
        assert!(of("1 2 3 4").is_err());
    }
}
