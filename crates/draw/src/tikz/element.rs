//! Tags and text of a drawing.

/// A tag with its attributes.
pub(super) struct Element<'a> {
    pub(super) name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
    /// `true` if nothing stands within.
    pub(super) closed: bool,
}

impl<'a> Element<'a> {
    /// An attribute.
    pub(super) fn get(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }

    /// An attribute that is a number.
    pub(super) fn number(&self, name: &str) -> Option<f64> {
        self.get(name)?.parse().ok().filter(|number: &f64| number.is_finite())
    }

    /// All attributes.
    pub(super) fn attributes(&self) -> impl Iterator<Item = (&'a str, &'a str)> + '_ {
        self.attributes.iter().copied()
    }

    /// Reads the inside of a tag.
    fn read(tag: &'a str) -> Element<'a> {
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, mut rest) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
        let mut attributes = vec![];
        while let Some((name, after)) = rest.split_once("=\"") {
            let Some((value, after)) = after.split_once('"') else { break };
            attributes.push((name.trim(), value));
            rest = after;
        }
        Element { name, attributes, closed }
    }
}

/// A piece of a drawing.
pub(super) enum Piece<'a> {
    Open(Element<'a>),
    Close,
    Text(&'a str),
}

/// A drawing cut into pieces. Its text is escaped, so that every `<` begins a tag.
pub(super) fn pieces(drawing: &str) -> Vec<Piece<'_>> {
    let mut pieces = vec![];
    let mut rest = drawing;
    while let Some((before, after)) = rest.split_once('<') {
        if !before.is_empty() {
            pieces.push(Piece::Text(before));
        }
        let Some((tag, after)) = after.split_once('>') else { break };
        pieces.push(if tag.starts_with('/') { Piece::Close } else { Piece::Open(Element::read(tag)) });
        rest = after;
    }
    pieces
}

/// Text without escapes.
pub(super) fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
