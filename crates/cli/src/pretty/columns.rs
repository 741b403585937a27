//! Short entries in columns, read downwards, within the width of a page.

use crate::pretty::width;

/// Width of a page.
const PAGE: usize = 80;

/// The entries in as many columns as fit a page, with each line indented by two.
pub(crate) fn columns(entries: &[String]) -> String {
    let pitch = entries.iter().map(|entry| width(entry)).max().unwrap_or(0) + 3;
    let across = ((PAGE - 2) / pitch).max(1);
    let lines = entries.len().div_ceil(across);
    let mut text = String::new();
    for line in 0..lines {
        let row: Vec<&String> = entries.iter().skip(line).step_by(lines.max(1)).collect();
        text.push_str("  ");
        for (index, entry) in row.iter().enumerate() {
            let gap = if index + 1 < row.len() { pitch - width(entry) } else { 0 };
            text.push_str(&format!("{entry}{:gap$}", ""));
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn columns_are_read_downwards_and_line_up() {
        let entries: Vec<String> = (1..=5).map(|n| format!("{n:>30}")).collect();
        let text = columns(&entries);
        let numbers: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(numbers, [vec!["1", "4"], vec!["2", "5"], vec!["3"]]);
        assert_eq!(columns(&[]), "");
    }
}
