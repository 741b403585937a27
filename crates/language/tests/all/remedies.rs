//! Advice that names exactly one change, and the text after it.

use super::diagnostics;

/// The text with the first remedy applied.
fn mended(text: &str) -> Option<String> {
    let remedy = diagnostics(text).iter().find_map(|diagnostic| diagnostic.remedy(text))?;
    let (start, end) = (remedy.span.start as usize, remedy.span.end as usize);
    Some([&text[..start], &remedy.text, &text[end..]].concat())
}

#[test]
fn misspelt_words_are_replaced() {
    for (wrong, right) in [
        ("game g\n(n) -> (n - k) wher k >= 1\n", "game g\n(n) -> (n - k) where k >= 1\n"),
        ("game g\n(n) -> (n - k) if k >= 1\n", "game g\n(n) -> (n - k) where k >= 1\n"),
        ("gane g\n(n) -> (n - 1)\n", "game g\n(n) -> (n - 1)\n"),
        ("game g\n(n) -> (n - 1)\nend (0) last\n", "game g\n(n) -> (n - 1)\nend (0) lost\n"),
        ("game g\n(n) -> (n - k) where k == 1\n", "game g\n(n) -> (n - k) where k = 1\n"),
        ("game g\n(n) -> (n - k) where 2k <= n\n", "game g\n(n) -> (n - k) where 2*k <= n\n"),
        ("game g\n(n) -> (n - 1\n", "game g\n(n) -> (n - 1)\n"),
        ("game g\n(n) -> (n - 1) # 注释𝄞\nend (0) losst\n", "game g\n(n) -> (n - 1) # 注释𝄞\nend (0) lost\n"),
    ] {
        assert_eq!(mended(wrong).as_deref(), Some(right), "{:?}", diagnostics(wrong));
        assert!(diagnostics(right).is_empty(), "{right}");
    }
}

#[test]
fn advice_with_a_choice_changes_nothing() {
    for text in ["game g\n", "game g\n(n) => (n - 1)\n", "game g\n(n) -> ()()\n"] {
        assert_eq!(mended(text), None, "{text}");
    }
}
