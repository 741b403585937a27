//! Secrets that let somebody in, as short texts that can also be typed.

use std::io;

/// Letters of a token; none looks like another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Length of a token: 100 bits.
const LENGTH: usize = 20;

/// A secret.
#[derive(Clone)]
pub(crate) struct Token(String);

impl Token {
    /// A token that nobody can guess.
    pub(crate) fn random() -> io::Result<Token> {
        let mut bytes = [0u8; LENGTH];
        getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
        Ok(Token(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()))
    }

    /// The token as text, for whoever may know it.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// Returns `true` if this is the token. The time that this takes tells nothing of where they differ.
    pub(crate) fn is(&self, given: &str) -> bool {
        let (own, given) = (self.0.as_bytes(), given.as_bytes());
        if own.len() != given.len() {
            return false;
        }
        let differs = own
            .iter()
            .zip(given)
            .fold(0, |differs, (one, other)| std::hint::black_box(differs | (one ^ other)));
        differs == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_token_is_the_token() {
        let token = Token::random().expect("random bytes");
        let text = token.text().to_owned();
        assert!(token.is(&text));
        assert_eq!(text.len(), LENGTH);
        for at in 0..LENGTH {
            let mut other = text.clone().into_bytes();
            other[at] ^= 1;
            assert!(!token.is(&String::from_utf8(other).expect("letters")), "{at}");
        }
        for other in ["", &text[1..], &format!("{text}a"), &text.to_uppercase()] {
            assert!(!token.is(other), "{other}");
        }
    }

    #[test]
    fn tokens_differ() {
        let texts: std::collections::HashSet<String> =
            (0..100).map(|_| Token::random().expect("random bytes").text().to_owned()).collect();
        assert_eq!(texts.len(), 100);
    }
}
