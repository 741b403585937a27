//! Labels of vertices.

use std::borrow::Cow;

/// The labels of the vertices 0, 1, 2, …, all different.
///
/// A label made of digits only is a natural number, whatever its leading zeros; any other is a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// Every vertex is labelled with its number, up to this one.
    Counted(u32),
    /// Other numbers, in ascending order.
    Numbers(Vec<u64>),
    /// Names stored contiguously; each ends where the next begins.
    Names { text: String, ends: Vec<usize> },
}

impl Labels {
    /// Vertices labelled 0, 1, 2, ….
    pub fn counted(vertices: u32) -> Labels {
        Labels(Kind::Counted(vertices))
    }

    /// Vertices labelled with numbers in strictly ascending order.
    pub(super) fn numbers(numbers: Vec<u64>) -> Labels {
        Labels(Kind::Numbers(numbers))
    }

    /// Vertices labelled with names.
    pub fn names(names: impl IntoIterator<Item = impl AsRef<str>>) -> Labels {
        let (mut text, mut ends) = (String::new(), vec![]);
        for name in names {
            text.push_str(name.as_ref());
            ends.push(text.len());
        }
        Labels(Kind::Names { text, ends })
    }

    /// Number of vertices.
    pub fn len(&self) -> usize {
        match &self.0 {
            Kind::Counted(vertices) => *vertices as usize,
            Kind::Numbers(numbers) => numbers.len(),
            Kind::Names { ends, .. } => ends.len(),
        }
    }

    /// Returns `true` if there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Label of a vertex.
    ///
    /// # Panics
    ///
    /// Panics if there is no such vertex.
    pub fn label(&self, vertex: u32) -> Cow<'_, str> {
        assert!((vertex as usize) < self.len(), "there is no vertex {vertex}");
        match &self.0 {
            Kind::Counted(_) => vertex.to_string().into(),
            Kind::Numbers(numbers) => numbers[vertex as usize].to_string().into(),
            Kind::Names { text, ends } => {
                let end = ends[vertex as usize];
                let start = vertex.checked_sub(1).map_or(0, |before| ends[before as usize]);
                text[start..end].into()
            }
        }
    }

    /// Label of a vertex, if it is a number.
    pub(super) fn number(&self, vertex: u32) -> Option<u64> {
        match &self.0 {
            Kind::Counted(_) => Some(vertex.into()),
            Kind::Numbers(numbers) => numbers.get(vertex as usize).copied(),
            Kind::Names { .. } => None,
        }
    }

    /// Vertex with this label.
    pub fn find(&self, label: &str) -> Option<u32> {
        let natural = natural(label);
        let found = match &self.0 {
            Kind::Counted(vertices) => natural?.parse().ok().filter(|&vertex| vertex < *vertices as usize)?,
            Kind::Numbers(numbers) => numbers.binary_search(&natural?.parse().ok()?).ok()?,
            Kind::Names { text, ends } => {
                let sought = natural.unwrap_or(label);
                let starts = std::iter::once(0).chain(ends.iter().copied());
                starts.zip(ends).position(|(start, &end)| &text[start..end] == sought)?
            }
        };
        u32::try_from(found).ok()
    }
}

/// A label made of digits only, with leading zeros removed.
pub(super) fn natural(label: &str) -> Option<&str> {
    if label.is_empty() || !label.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let significant = label.trim_start_matches('0');
    Some(if significant.is_empty() { "0" } else { significant })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_found_again() {
        let all = [
            Labels::counted(3),
            Labels::numbers(vec![4, 7, u64::MAX]),
            Labels::names(["a", "地", "", "12345678901234567890123", "ground"]),
        ];
        for labels in all {
            for vertex in 0..labels.len() as u32 {
                assert_eq!(labels.find(&labels.label(vertex)), Some(vertex));
            }
            assert_eq!(labels.find("3"), None);
            assert_eq!(labels.find("99999999999999999999999"), None);
        }
    }

    #[test]
    fn leading_zeros_do_not_matter() {
        assert_eq!(Labels::counted(8).find("007"), Some(7));
        assert_eq!(Labels::numbers(vec![0, 100]).find("000"), Some(0));
        assert_eq!(Labels::names(["7", "x"]).find("07"), Some(0));
        assert_eq!(natural(""), None);
    }
}
