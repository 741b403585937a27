//! Java programs compiled and run.

use crate::emit::languages::Shape;
use std::path::Path;
use std::process::Command;

/// The compiler, with all its warnings as errors.
pub(crate) fn compiler(file: &Path, folder: &Path) -> Command {
    let mut compiler = Command::new("javac");
    compiler.args(["-Xlint:all", "-Werror", "-encoding", "UTF-8", "-J-XX:TieredStopAtLevel=1", "-d"]);
    compiler.arg(folder).arg(file);
    compiler
}

/// The class that a test has added, or else the program itself.
pub(crate) fn started(folder: &Path) -> Command {
    let class = if folder.join("Test.class").exists() { "Test" } else { "Main" };
    let mut java = Command::new("java");
    java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-cp"]).arg(folder).arg(class);
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
