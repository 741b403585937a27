//! Java programs compiled and run.

use crate::emit::languages::Shape;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// The compiler: one process for all programs, as starting it takes twenty times as long as compiling one. It ends
/// with the tests, when its input does.
struct Compiler {
    process: Child,
    statuses: BufReader<ChildStdout>,
}

impl Compiler {
    fn start() -> Compiler {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/emit/Compile.java");
        let mut java = java();
        let mut process = java.arg(source).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let statuses = BufReader::new(process.stdout.take().unwrap());
        Compiler { process, statuses }
    }

    /// The compiler's status for the program in a folder.
    fn status(&mut self, folder: &Path) -> String {
        writeln!(self.process.stdin.as_mut().unwrap(), "{}", folder.display()).unwrap();
        let mut status = String::new();
        self.statuses.read_line(&mut status).unwrap();
        status
    }
}

/// Compiles the program in a folder, with all warnings as errors; the error is what the compiler says.
pub(crate) fn compile(folder: &Path) -> Result<(), String> {
    static COMPILER: Mutex<Option<Compiler>> = Mutex::new(None);
    let mut compiler = COMPILER.lock().unwrap_or_else(PoisonError::into_inner);
    let status = compiler.get_or_insert_with(Compiler::start).status(folder);
    if status == "0\n" { Ok(()) } else { Err(std::fs::read_to_string(folder.join("said.txt")).unwrap()) }
}

/// Java, for programs that end soon.
fn java() -> Command {
    let mut java = Command::new("java");
    java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"]);
    java
}

/// The class that a test has added, or else the program itself.
pub(crate) fn started(folder: &Path) -> Command {
    let class = if folder.join("Test.class").exists() { "Test" } else { "Main" };
    let mut java = java();
    java.arg("-cp").arg(folder).arg(class);
    java
}

/// A class that reads positions, a line each, and writes what the functions say.
pub(crate) fn main(shape: Shape) -> String {
    let places = |of: &str, places: usize| {
        (0..places).map(|place| format!("{of}[{place}]")).collect::<Vec<_>>().join(", ")
    };
    let (given, draws, after, print) = match shape {
        Shape::Tuple { places: 1, draws } => {
            ("parts[0][0]".to_owned(), draws, "Long", "Long.toString(after)")
        }
        Shape::Tuple { places: count, draws } => {
            (places("parts[0]", count), draws, "long[]", "joined(after, \",\")")
        }
        Shape::Row => ("parts[0]".into(), false, "long[]", "joined(after, \",\")"),
        Shape::Sum { places: 1 } => {
            let heaps = "java.util.Arrays.stream(parts).mapToLong(part -> part[0]).toArray()";
            (heaps.into(), false, "long[]", "joined(after, \";\")")
        }
        Shape::Sum { .. } => {
            let print = "java.util.Arrays.stream(after).map(part -> joined(part, \",\")) \
                         .collect(java.util.stream.Collectors.joining(\";\"))";
            ("parts".into(), false, "long[][]", print)
        }
    };
    let other = if draws { format!("Main.wins({given}) ? 'N' : 'D'") } else { "'N'".into() };
    format!(
        "
class Test {{
    static String joined(long[] list, String between) {{
        return java.util.Arrays.stream(list).mapToObj(Long::toString).collect(java.util.stream.Collectors.joining(between));
    }}
    static long[] numbers(String part) {{
        return java.util.Arrays.stream(part.split(\",\")).filter(number -> !number.isEmpty()).mapToLong(Long::parseLong).toArray();
    }}
    public static void main(String[] arguments) {{
        StringBuilder out = new StringBuilder();
        new java.io.BufferedReader(new java.io.InputStreamReader(System.in)).lines().forEach(line -> {{
            long[][] parts = java.util.Arrays.stream(line.split(\";\")).map(Test::numbers).toArray(long[][]::new);
            char letter = Main.loses({given}) ? 'P' : {other};
            {after} after = Main.winning_move({given});
            out.append(letter).append(' ').append(after == null ? \"-\" : {print}).append('\\n');
        }});
        System.out.print(out);
    }}
}}
"
    )
}
