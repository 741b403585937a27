//! Go programs compiled and run.

use crate::emit::languages::{Shape, succeeded};
use std::path::Path;
use std::process::Command;

/// Compiles a program and perhaps a second file that a test has added; what `go vet` says is an error.
pub(crate) fn compile(text: &str, folder: &Path) -> Result<(), String> {
    let clause = "\npackage main\n";
    let second =
        text.find(clause).and_then(|first| text[first + 1..].find(clause).map(|more| first + 1 + more));
    let (program, test) = text.split_at(second.unwrap_or(text.len()));
    let go = |arguments: &[&str]| {
        let mut go = Command::new("go");
        go.args(arguments).arg("program.go").current_dir(folder);
        // Its commands end before collecting garbage would be of use.
        go.env("GO111MODULE", "off").env("GOGC", "off");
        go.args((!test.is_empty()).then_some("added.go"));
        succeeded(&mut go)
    };
    std::fs::write(folder.join("program.go"), program).unwrap();
    std::fs::write(folder.join("added.go"), test).unwrap();
    // Functions alone are no program before something is added.
    go(&["vet"])?;
    // No debugger looks at the program.
    go(&["build", "-ldflags=-s -w", "-o", "program"])
}

/// Reads positions, a line each, and writes what the functions say.
pub(crate) fn main(shape: Shape) -> String {
    let places = |of: &str, places: usize| {
        (0..places).map(|place| format!("{of}[{place}]")).collect::<Vec<_>>().join(", ")
    };
    let (given, draws, print) = match shape {
        Shape::Tuple { places: count, draws } => {
            let print = if count == 1 { "fmt.Sprint(after)" } else { "joined(after[:], \",\")" };
            (places("parts[0]", count), draws, print)
        }
        Shape::Row => ("parts[0]".into(), false, "joined(after, \",\")"),
        Shape::Sum { places: 1 } => ("heaps".into(), false, "joined(after, \";\")"),
        Shape::Sum { .. } => ("heaps".into(), false, "all(after)"),
    };
    let heap = match shape {
        Shape::Sum { places: 1 } => "heaps = append(heaps, part[0])".to_owned(),
        Shape::Sum { places: count } => {
            format!("heaps = append(heaps, Component{{{}}})", places("part", count))
        }
        Shape::Tuple { .. } | Shape::Row => "_ = part".into(),
    };
    let all = match shape {
        Shape::Sum { places } if places > 1 => {
            "func all(list []Component) string {\n\
             words := []string{}\nfor _, part := range list { words = append(words, joined(part[:], \",\")) }\n\
             return strings.Join(words, \";\")\n}\n"
        }
        _ => "",
    };
    let other = if draws { format!("if !wins({given}) {{ letter = \"D\" }}") } else { String::new() };
    format!(
        "
package main

import (
    \"bufio\"
    \"fmt\"
    \"os\"
    \"strconv\"
    \"strings\"
)

func joined(list []Num, between string) string {{
    words := []string{{}}
    for _, number := range list {{ words = append(words, fmt.Sprint(number)) }}
    return strings.Join(words, between)
}}
{all}
func main() {{
    lines := bufio.NewScanner(os.Stdin)
    lines.Buffer(nil, 1 << 24)
    for lines.Scan() {{
        parts, heaps := [][]Num{{}}, []Component{{}}
        for _, text := range strings.Split(lines.Text(), \";\") {{
            part := []Num{{}}
            for _, word := range strings.Split(text, \",\") {{
                if number, wrong := strconv.ParseInt(word, 10, 64); wrong == nil {{ part = append(part, number) }}
            }}
            parts = append(parts, part)
        }}
        for _, part := range parts {{ {heap} }}
        letter := \"N\"
        {other}
        if loses({given}) {{ letter = \"P\" }}
        after, is_won := winning_move({given})
        words := \"-\"
        if is_won {{ words = {print} }}
        fmt.Println(letter, words)
        _, _ = parts, heaps
    }}
}}
"
    )
}
