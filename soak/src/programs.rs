//! Programs written from claims, for running and comparing.

use oracle::Sum;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

/// A program, with the expected results.
#[derive(Clone, Debug)]
pub struct Program {
    /// Name of the game.
    pub game: String,
    /// `true` if it takes a list of components.
    pub listed: bool,
    /// `true` if it takes a row.
    pub row: bool,
    /// Python source.
    pub python: String,
    /// C++ source.
    pub cpp: Option<String>,
    /// Rust source.
    pub rust: Option<String>,
    /// Positions, with `true` if the player to move loses, and the winning moves if those are proved.
    pub expected: Vec<(Sum, bool, Option<Vec<Sum>>)>,
}

/// A compiled language.
#[derive(Clone, Copy, Debug)]
pub enum Compiled {
    /// C++.
    Cpp,
    /// Rust.
    Rust,
}

const DRIVER: &str = r#"
import json, sys
for line in sys.stdin:
    case = json.loads(line)
    names = {"__name__": "program"}
    said = []
    try:
        exec(compile(case["text"], "program", "exec"), names)
        for position in case["positions"]:
            if case["listed"]:
                given = [[part[0] if len(part) == 1 else tuple(part) for part in position]]
            elif case["row"]:
                given = [position[0]]
            else:
                given = position[0]
            after = names["winning_move"](*given) if case["moves"] else None
            if after is None:
                left = None
            elif case["listed"]:
                left = [[part] if isinstance(part, int) else list(part) for part in after]
            else:
                left = [[after] if isinstance(after, int) else list(after)]
            said.append([bool(names["loses"](*given)), left])
    except Exception as error:
        said = repr(error)
    print(json.dumps(said))
"#;

/// Runs the Python of all programs; a difference is an error.
pub fn run(programs: &[Program]) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("python3: {error}");
    let mut child = Command::new("python3")
        .args(["-c", DRIVER])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let mut input = String::new();
    for program in programs {
        let positions: Vec<&Sum> = program.expected.iter().map(|(at, ..)| at).collect();
        let moves = program.expected.iter().all(|(_, _, moves)| moves.is_some());
        let case = json!({
            "text": program.python, "listed": program.listed, "row": program.row, "moves": moves, "positions": positions,
        });
        input.push_str(&format!("{case}\n"));
    }
    let stdin = child.stdin.take();
    let feeder = std::thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().map_err(failed)?;
    drop(feeder.join());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let lines: Vec<&str> = said.lines().collect();
    if lines.len() != programs.len() {
        return Err(format!("{} of {} programs have run", lines.len(), programs.len()));
    }
    for (program, line) in programs.iter().zip(lines) {
        let said: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        compare(program, &said).map_err(|why| format!("{}\n{}\n{why}", program.game, program.python))?;
    }
    Ok(())
}

fn compare(program: &Program, said: &Value) -> Result<(), String> {
    let Some(said) = said.as_array() else { return Err(format!("the program has failed: {said}")) };
    for ((at, loses, moves), said) in program.expected.iter().zip(said) {
        if said[0] != json!(loses) {
            return Err(format!("the program says {} at {at:?}", said[0]));
        }
        let Some(moves) = moves else { continue };
        let after: Option<Sum> =
            serde_json::from_value(said[1].clone()).map_err(|error| error.to_string())?;
        let right = match after {
            None => moves.is_empty(),
            Some(mut after) => {
                after.sort();
                let plain = |sum: &Sum| -> Sum {
                    sum.iter().filter(|part| part.iter().any(|&number| number > 0)).cloned().collect()
                };
                moves
                    .iter()
                    .any(|option| *option == after || program.listed && plain(option) == plain(&after))
            }
        };
        if !right {
            return Err(format!(
                "the program moves from {at:?} to {}, but who wins moves to {moves:?}",
                said[1]
            ));
        }
    }
    Ok(())
}

impl Program {
    /// Compiles the program with a main function, runs it, and compares the losing positions.
    pub fn compile(&self, language: Compiled) -> Result<(), String> {
        let folder = std::env::temp_dir().join(format!("bouton-soak-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let done = self.compile_in(language, &folder);
        drop(std::fs::remove_dir_all(&folder));
        done.map_err(|why| format!("{}\n{why}", self.game))
    }

    fn compile_in(&self, language: Compiled, folder: &std::path::Path) -> Result<(), String> {
        let text = match language {
            Compiled::Cpp => self.cpp.as_ref(),
            Compiled::Rust => self.rust.as_ref(),
        };
        let Some(text) = text else { return Ok(()) };
        let calls: Vec<String> = self.expected.iter().map(|(at, ..)| self.call(at, language)).collect();
        let (whole, file) = match language {
            Compiled::Cpp => {
                let calls: String =
                    calls.iter().map(|call| format!("    std::cout << ({call} ? 1 : 0);\n")).collect();
                (format!("{text}\n#include <iostream>\nint main() {{\n{calls}}}\n"), "program.cpp")
            }
            Compiled::Rust => {
                let calls: String =
                    calls.iter().map(|call| format!("    print!(\"{{}}\", {call} as u8);\n")).collect();
                (format!("{text}\nfn main() {{\n{calls}}}\n"), "program.rs")
            }
        };
        let (file, program) = (folder.join(file), folder.join("program"));
        std::fs::write(&file, &whole).map_err(|error| error.to_string())?;
        let mut compiler = match language {
            Compiled::Cpp => Command::new("g++"),
            Compiled::Rust => Command::new("rustc"),
        };
        match language {
            Compiled::Cpp => compiler.args(["-std=c++17", "-O0", "-Wall", "-Wno-unused", "-Werror", "-o"]),
            Compiled::Rust => {
                compiler.args(["--edition=2021", "-Coverflow-checks=on", "-Adead_code", "-Dwarnings", "-o"])
            }
        };
        let built = compiler.arg(&program).arg(&file).output().map_err(|error| error.to_string())?;
        if !built.status.success() {
            return Err(format!("{whole}\n{}", String::from_utf8_lossy(&built.stderr)));
        }
        let output = Command::new(&program).output().map_err(|error| error.to_string())?;
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let wanted: String =
            self.expected.iter().map(|(_, loses, _)| if *loses { '1' } else { '0' }).collect();
        if said == wanted { Ok(()) } else { Err(format!("{whole}\nsays   {said}\nwanted {wanted}")) }
    }

    fn call(&self, at: &Sum, language: Compiled) -> String {
        let part = |part: &Vec<u64>| part.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        let [open, close] = match language {
            Compiled::Cpp => ["{", "}"],
            Compiled::Rust => ["&[", "]"],
        };
        if self.row {
            return format!("loses({open}{}{close})", part(&at[0]));
        }
        if !self.listed {
            return format!("loses({})", part(&at[0]));
        }
        let parts: Vec<String> = at
            .iter()
            .map(|numbers| match (numbers.len(), language) {
                (1, Compiled::Cpp) => format!("Num({})", part(numbers)),
                (1, Compiled::Rust) => part(numbers),
                (_, Compiled::Cpp) => format!("Component{{{}}}", part(numbers)),
                (_, Compiled::Rust) => format!("[{}]", part(numbers)),
            })
            .collect();
        match language {
            Compiled::Cpp => format!("loses(std::vector<Component>{{{}}})", parts.join(", ")),
            Compiled::Rust => format!("loses(&[{}])", parts.join(", ")),
        }
    }
}
