//! The place of sentences: in `words`, not in the program that lays them out.

use std::fs;
use std::path::Path;

#[test]
fn no_chinese_stands_in_the_source() {
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
}

fn read(folder: &Path) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            read(&path);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a text");
        let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
        let line = text.lines().position(|line| line.contains(is_chinese));
        assert_eq!(line, None, "{}", path.display());
    }
}
