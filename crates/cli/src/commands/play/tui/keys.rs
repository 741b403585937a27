//! Keys with a meaning in the game.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// An arrow, or `k` and `j`.
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Enter,
    Escape,
    Backspace,
    /// Ctrl-C.
    Interrupt,
    /// A printable character.
    Letter(char),
}

impl Key {
    /// Key of an event.
    pub(super) fn of(event: &KeyEvent) -> Option<Key> {
        if event.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return (event.code == KeyCode::Char('c')).then_some(Key::Interrupt);
        }
        Some(match event.code {
            KeyCode::Up => Key::Up,
            KeyCode::Down => Key::Down,
            KeyCode::Left => Key::Left,
            KeyCode::Right => Key::Right,
            KeyCode::PageUp => Key::PageUp,
            KeyCode::PageDown => Key::PageDown,
            KeyCode::Home => Key::Home,
            KeyCode::End => Key::End,
            KeyCode::Enter => Key::Enter,
            KeyCode::Esc => Key::Escape,
            KeyCode::Backspace => Key::Backspace,
            KeyCode::Char(letter) => Key::Letter(letter),
            _ => return None,
        })
    }
}
