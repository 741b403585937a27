//! Values asked of somebody's program: a process for each position, or one for all.

use crate::complaint::Complaint;
use crate::failure::Failure;
use crate::speech::tell;
use rules::{Interval, Text};
use solve::{Limits, StopReason};
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use words::terminal::guess as said;

/// Time for all questions, unless `--time` says how long.
const TOTAL: Duration = Duration::from_secs(60);
/// Time for one answer.
const EACH: Duration = Duration::from_secs(10);
/// Longest answer of a program, in bytes, on average.
const ANSWER: u64 = 1 << 10;
/// Longest output of a program beside its answers, in bytes.
const BESIDE: u64 = 1 << 16;
/// Longest complaints of a program that are read, in bytes.
const ERRORS: u64 = 64 << 20;
/// Most positions that are asked for.
const MOST: u64 = 1_000_000;
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
        let end = limits.deadline.or_else(|| Instant::now().checked_add(TOTAL));
        let limits = Limits { deadline: end, ..limits.clone() };
        if self.on_stdin { self.at_once(&limits) } else { self.one_by_one(&limits) }
    }

    fn one_by_one(&self, limits: &Limits) -> Result<Answers, Failure> {
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
            let each = Instant::now().checked_add(EACH).into_iter().chain(limits.deadline).min();
            let limits_of_each = Limits { deadline: each, ..limits.clone() };
            let output = match run(&words, (String::new(), 1), &limits_of_each)? {
                Ended::Output(output) => output,
                Ended::Failed { status, error, .. } => {
                    return Err(failed(&said::asked_about(&shown(at)), status, &error));
                }
                Ended::Endless => return Err(endless(1)),
                Ended::Stopped(_) if limits.stopped().is_some() && done >= SOME => {
                    return Ok(Answers { text, note: Some(said::asked_so_far(done, self.positions.len())) });
                }
                Ended::Stopped(reason) => return Err(hung(Some(at), reason)),
            };
            text.push_str(&line(at, &output)?);
        }
        Ok(Answers { text, note: None })
    }

    fn at_once(&self, limits: &Limits) -> Result<Answers, Failure> {
        let input: String = self.positions.iter().map(|at| shown(at) + "\n").collect();
        let asked = self.positions.len();
        let output = match run(&self.words, (input, asked), limits)? {
            Ended::Output(output) => output,
            Ended::Failed { status, output, error } => {
                return Err(failed(&said::answered(lines(&output).len(), asked), status, &error));
            }
            Ended::Endless => return Err(endless(asked)),
            Ended::Stopped(reason) => return Err(hung(None, reason)),
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
    let signs = |sign: char| sign.is_whitespace() || "(),:=".contains(sign);
    let words: Vec<&str> = answer.split(signs).filter(|word| !word.is_empty()).collect();
    let own: Vec<String> = at.iter().map(u64::to_string).collect();
    let value = match words.as_slice() {
        [value] => value,
        [repeated @ .., value] if repeated == own => value,
        [repeated @ .., _] if repeated.len() == at.len() => {
            let message = said::out_of_order(&shown(at), &repeated.join(" "));
            return Err(Complaint::new("out-of-order", tell(&message)).into());
        }
        _ => {
            let message = said::no_value(&shown(at), answer.trim());
            return Err(Complaint::new("no-value", tell(&message)).into());
        }
    };
    Ok(format!("{} {value}\n", shown(at)))
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

/// The program took too long: a limit.
fn hung(at: Option<&[u64]>, reason: StopReason) -> Failure {
    let done = said::no_answer(at.map(shown).as_deref(), EACH.as_secs());
    Failure::Stopped { reason, done }
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
    Stopped(StopReason),
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
    let writer = thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
    let most = BESIDE + ANSWER * asked as u64;
    let full = Arc::new(AtomicBool::new(false));
    let reader = thread::spawn({
        let full = Arc::clone(&full);
        move || {
            let output = read(stdout, most);
            full.store(output.len() as u64 >= most, Ordering::Relaxed);
            output
        }
    });
    let errors = thread::spawn(move || read(stderr, ERRORS));
    let waited = wait(&mut child.0, &full, limits);
    // What the program has started may hold its pipes open, at which the threads would wait.
    drop(child);
    let status = match waited {
        Ok(Some(status)) => status,
        Ok(None) => return Ok(Ended::Endless),
        Err(reason) => return Ok(Ended::Stopped(reason)),
    };
    let _ = writer.join();
    let output = reader.join().unwrap_or_default();
    if full.load(Ordering::Relaxed) {
        // It ended because nobody reads on.
        return Ok(Ended::Endless);
    }
    if status.success() {
        return Ok(Ended::Output(output));
    }
    let error = errors.join().unwrap_or_default();
    Ok(Ended::Failed { status, output, error: error.lines().last().unwrap_or_default().to_owned() })
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

/// So many bytes of a stream at most, and the end of the rest.
fn read(stream: Option<impl Read>, most: u64) -> String {
    let mut bytes = Vec::new();
    if let Some(stream) = stream {
        let _ = stream.take(most).read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Waits for the end of a process, until it has printed too much, in which case there is no status, or until a limit.
fn wait(child: &mut Child, full: &AtomicBool, limits: &Limits) -> Result<Option<ExitStatus>, StopReason> {
    let mut pause = Duration::from_micros(100);
    loop {
        if full.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if let Ok(Some(status)) = child.try_wait() {
            return Ok(Some(status));
        }
        if let Some(reason) = limits.stopped() {
            return Err(reason);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
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
