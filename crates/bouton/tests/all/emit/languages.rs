//! Programs compiled and run.

use crate::emit::{Component, go, java};
use bouton::emit::Language;
use rules::Outcome;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Arguments of a program's functions.
#[derive(Clone, Copy)]
pub(crate) enum Shape {
    Tuple { places: usize, draws: bool },
    Sum { places: usize },
    Row,
}

/// A folder of its own, which goes when it is done.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("bouton-emit-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Who wins each position, and what the move leaves, by the program.
pub(crate) fn answers(
    language: Language,
    text: &str,
    shape: Shape,
    positions: &[Vec<Component>],
) -> Vec<(Outcome, Option<Vec<Component>>)> {
    let folder = Folder::new();
    let whole = format!("{text}\n{}", main(language, shape));
    // At this level compilers look for more that they warn of.
    let mut command = compiled_with(language, &whole, &folder.0, "1");
    let mut input = String::new();
    for at in positions {
        let parts: Vec<String> = at.iter().map(joined).collect();
        writeln!(input, "{}", parts.join(";")).unwrap();
    }
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap().unwrap();
    assert!(output.status.success(), "{whole}");
    let said = String::from_utf8(output.stdout).unwrap();
    let read = |line: &str| {
        let (letter, after) = line.split_once(' ').unwrap();
        let outcome = match letter {
            "P" => Outcome::P,
            "N" => Outcome::N,
            _ => Outcome::D,
        };
        let parts = |after: &str| -> Vec<Component> {
            let parts = after.split(';').filter(|part| !part.is_empty());
            parts.map(|part| part.split(',').map(|number| number.parse().unwrap()).collect()).collect()
        };
        (outcome, (after != "-").then(|| parts(after)))
    };
    let all: Vec<_> = said.lines().map(read).collect();
    assert_eq!(all.len(), positions.len());
    all
}

/// Output of a program.
pub(crate) fn output(language: Language, text: &str) -> String {
    let folder = Folder::new();
    let output = compiled_with(language, text, &folder.0, "0").output().unwrap();
    assert!(output.status.success(), "{text}");
    String::from_utf8(output.stdout).unwrap()
}

/// End of a program that was run.
pub(crate) struct Ended {
    pub(crate) printed: String,
    /// `true` if its status is 0.
    pub(crate) status: bool,
    /// Its text on stderr.
    pub(crate) said: String,
}

/// A whole program, compiled.
pub(crate) struct Compiled {
    language: Language,
    folder: Folder,
}

impl Compiled {
    pub(crate) fn new(language: Language, text: &str) -> Compiled {
        let folder = Folder::new();
        compiled_with(language, text, &folder.0, "0");
        Compiled { language, folder }
    }

    /// Runs it.
    pub(crate) fn run(&self, input: &str) -> Ended {
        let mut command = started(self.language, &self.folder.0);
        let (stdin, stdout) = (Stdio::piped(), Stdio::piped());
        let mut child = command.stdin(stdin).stdout(stdout).stderr(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = input.to_owned();
        let feeder = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output().unwrap();
        // A program that stops early leaves input unread.
        let _ = feeder.join().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        Ended { printed: text(output.stdout), status: output.status.success(), said: text(output.stderr) }
    }
}

/// The program in a folder.
fn started(language: Language, folder: &Path) -> Command {
    match language {
        Language::Python => {
            let mut python = Command::new("python3");
            python.args(["-W", "error"]).arg(folder.join("program.py"));
            python
        }
        Language::Java => java::started(folder),
        Language::Go => Command::new(folder.join("program")),
        Language::Cpp | Language::Rust => Command::new(folder.join("program")),
    }
}

fn joined(part: &Component) -> String {
    part.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

/// The compiler of C++.
fn cpp(level: &str) -> Command {
    let mut compiler = Command::new("g++");
    compiler.args([
        "-std=c++17",
        &format!("-O{level}"),
        "-Wall",
        "-Wextra",
        "-Wconversion",
        "-Wshadow",
        "-pedantic",
        "-Werror",
        "-Winvalid-pch",
    ]);
    compiler
}

/// The headers that a program includes first, and no others, compiled once for all programs that include them.
fn headers(text: &str, level: &str) -> PathBuf {
    static MADE: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let before = |line: &&str| line.is_empty() || line.starts_with("//") || line.starts_with("#include");
    let lines = text.lines().take_while(before).filter(|line| line.starts_with("#include"));
    let included: String = lines.map(|line| format!("{line}\n")).collect();
    let mut hasher = DefaultHasher::new();
    (&included, level).hash(&mut hasher);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("headers-{:x}", hasher.finish()));
    let path = folder.join("headers.hpp");
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if made.insert(folder.clone()) {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, included).unwrap();
        let compiled = folder.join("headers.hpp.gch");
        let status = cpp(level).args(["-x", "c++-header", "-o"]).arg(compiled).arg(&path).status().unwrap();
        assert!(status.success());
    }
    path
}

/// The program, compiled at a level of optimisation where that decides what a compiler warns of.
fn compiled_with(language: Language, text: &str, folder: &Path, level: &str) -> Command {
    compile(language, text, folder, level).unwrap_or_else(|said| panic!("{said}\n{text}"));
    started(language, folder)
}

/// Compiles a program, with warnings as errors; the error is what the compiler says.
fn compile(language: Language, text: &str, folder: &Path, level: &str) -> Result<(), String> {
    let file = |name: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let program = folder.join("program");
    match language {
        Language::Python => {
            file("program.py");
            Ok(())
        }
        Language::Cpp => {
            let mut compiler = cpp(level);
            compiler.arg("-include").arg(headers(text, level));
            compiler.arg("-o").arg(&program).arg(file("program.cpp"));
            succeeded(&mut compiler)
        }
        Language::Java => {
            file("Main.java");
            java::compile(folder)
        }
        Language::Go => go::compile(text, folder),
        Language::Rust => {
            let mut compiler = Command::new("rustc");
            compiler.args(["--edition=2021", "-Coverflow-checks=on", "-Dwarnings"]);
            compiler.arg("-o").arg(&program).arg(file("program.rs"));
            succeeded(&mut compiler)
        }
    }
}

/// Runs a command to its end; the error is what it says on stderr.
pub(crate) fn succeeded(command: &mut Command) -> Result<(), String> {
    let output = command.output().unwrap();
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

/// Reads positions, a line each, and writes what the functions say.
fn main(language: Language, shape: Shape) -> String {
    let places = |of: &str, places: usize| {
        (0..places).map(|place| format!("{of}[{place}]")).collect::<Vec<_>>().join(", ")
    };
    match language {
        Language::Java => java::main(shape),
        Language::Go => go::main(shape),
        Language::Python => {
            let (given, draws) = match shape {
                Shape::Tuple { draws, .. } => ("*parts[0]".to_owned(), draws),
                Shape::Sum { places: 1 } => ("[part[0] for part in parts]".into(), false),
                Shape::Sum { .. } => ("[tuple(part) for part in parts]".into(), false),
                Shape::Row => ("parts[0]".into(), false),
            };
            let other = if draws { format!("'N' if wins({given}) else 'D'") } else { "'N'".into() };
            let listed = match shape {
                Shape::Tuple { places: 1, .. } => "[[after]]",
                Shape::Tuple { .. } | Shape::Row => "[after]",
                Shape::Sum { places: 1 } => "[[part] for part in after]",
                Shape::Sum { .. } => "after",
            };
            format!(
                "
import sys
for line in sys.stdin:
    parts = [[int(number) for number in part.split(',')] for part in line.strip().split(';')]
    letter = 'P' if loses({given}) else {other}
    after = winning_move({given})
    print(letter, '-' if after is None else ';'.join(','.join(map(str, part)) for part in {listed}))
"
            )
        }
        Language::Cpp => {
            let (given, draws) = match shape {
                Shape::Tuple { places: count, draws } => (places("parts[0]", count), draws),
                Shape::Sum { .. } => ("heaps".into(), false),
                Shape::Row => ("parts[0]".into(), false),
            };
            let heap = match shape {
                Shape::Sum { places: 1 } => "heaps.push_back(part[0]);".to_owned(),
                Shape::Sum { places: count } => {
                    format!("heaps.push_back(Component{{{}}});", places("part", count))
                }
                _ => String::new(),
            };
            let other = if draws { format!("wins({given}) ? 'N' : 'D'") } else { "'N'".into() };
            let print = match shape {
                Shape::Tuple { places: 1, .. } => "print(*after);",
                Shape::Tuple { .. } | Shape::Row => "print_all(*after, ',');",
                Shape::Sum { places: 1 } => "print_all(*after, ';');",
                Shape::Sum { .. } => {
                    "for (const auto& part : *after) { print_all(part, ','); std::putchar(';'); }"
                }
            };
            format!(
                "
#include <cstdio>
// A line of numbers, with `,` between them and `;` between parts.
bool read(std::vector<std::vector<Num>>& parts) {{
    int sign = std::getchar();
    if (sign == EOF) return false;
    parts.clear();
    for (bool open = false; sign != '\\n' && sign != EOF; sign = std::getchar()) {{
        const bool digit = sign != ',' && sign != ';';
        if (sign == ';' || parts.empty()) parts.emplace_back();
        if (digit && !open) parts.back().push_back(0);
        if (digit) parts.back().back() = parts.back().back() * 10 + (sign - '0');
        open = digit;
    }}
    return true;
}}
void print(Num n) {{ std::printf(\"%llu\", (unsigned long long)n); }}
template <class List> void print_all(const List& list, char between) {{
    bool first = true;
    for (Num n : list) {{ if (!first) std::putchar(between); first = false; print(n); }}
}}
int main() {{
    for (std::vector<std::vector<Num>> parts; read(parts);) {{
        std::vector<Component> heaps;
        for (const auto& part : parts) {{ (void)part; {heap} }}
        std::printf(\"%c \", loses({given}) ? 'P' : {other});
        const auto after = winning_move({given});
        if (after) {{ {print} }} else {{ std::putchar('-'); }}
        std::putchar('\\n');
    }}
}}
"
            )
        }
        Language::Rust => {
            let (given, draws) = match shape {
                Shape::Tuple { places: count, draws } => (places("parts[0]", count), draws),
                Shape::Sum { .. } => ("&heaps".into(), false),
                Shape::Row => ("&parts[0]".into(), false),
            };
            let heap = match shape {
                Shape::Sum { places: 1 } => "parts.iter().map(|part| part[0]).collect()".to_owned(),
                Shape::Sum { places: count } => {
                    format!("parts.iter().map(|part| [{}]).collect()", places("part", count))
                }
                _ => "vec![]".into(),
            };
            let other =
                if draws { format!("if wins({given}) {{ 'N' }} else {{ 'D' }}") } else { "'N'".into() };
            let print = match shape {
                Shape::Tuple { places: 1, .. } => "after.to_string()",
                Shape::Tuple { .. } | Shape::Row => "joined(&after, \",\")",
                Shape::Sum { places: 1 } => "joined(&after, \";\")",
                Shape::Sum { .. } => {
                    "after.iter().map(|part| joined(part, \",\")).collect::<Vec<_>>().join(\";\")"
                }
            };
            format!(
                "
fn joined(list: &[Num], between: &str) -> String {{
    list.iter().map(|number| number.to_string()).collect::<Vec<_>>().join(between)
}}
fn main() {{
    for line in std::io::stdin().lines() {{
        let line = line.unwrap();
        let numbers = |part: &str| part.split(',').map(|number| number.parse().unwrap()).collect();
        let parts: Vec<Vec<Num>> = line.split(';').map(numbers).collect();
        let heaps: Vec<Component> = {heap};
        let letter = if loses({given}) {{ 'P' }} else {{ {other} }};
        let after = winning_move({given});
        println!(\"{{letter}} {{}}\", after.map_or(\"-\".to_string(), |after| {print}));
    }}
}}
"
            )
        }
    }
}

#[test]
fn compilers_refuse_what_they_warn_of() {
    let cases = [
        (Language::Cpp, "int main() { int unused = 1; }\n", "unused"),
        (Language::Rust, "fn main() { let unused = 1; }\n", "unused"),
        (
            Language::Java,
            "class Main { static long taken(int n) { return (long) (long) n; } }\n",
            "redundant",
        ),
        (
            Language::Go,
            "\npackage main\n\nimport \"fmt\"\n\nfunc main() { fmt.Printf(\"%d\", \"one\") }\n",
            "Printf",
        ),
    ];
    for (language, text, word) in cases {
        let folder = Folder::new();
        let said = compile(language, text, &folder.0, "0").unwrap_err();
        assert!(said.contains(word), "{language:?} {said}");
    }
    // The next program is another matter.
    let folder = Folder::new();
    assert_eq!(compile(Language::Java, "class Main { }\n", &folder.0, "0"), Ok(()));
}
