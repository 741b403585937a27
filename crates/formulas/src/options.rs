//! Options of a position, each a sum of components, in one flat buffer.

/// A list of options; each option is a list of components; each component is a list of naturals.
///
/// One buffer is filled and cleared repeatedly, so that a search does not allocate per move.
#[derive(Clone, Debug, Default)]
pub struct Options {
    words: Vec<u64>,
    components: Vec<u32>,
    options: Vec<u32>,
    nim_sums: bool,
}

impl Options {
    /// An empty list.
    pub fn new() -> Options {
        Options::default()
    }

    /// An empty list for nim-sums: of the copies of a component that a rule leaves by `k of (m)`, one is listed if k is odd,
    /// and none otherwise.
    pub fn for_nim_sums() -> Options {
        Options { nim_sums: true, ..Options::default() }
    }

    /// Returns `true` if copies are listed as [`Options::for_nim_sums`] says.
    pub fn are_for_nim_sums(&self) -> bool {
        self.nim_sums
    }

    /// Removes all options and keeps the memory.
    pub fn clear(&mut self) {
        self.words.clear();
        self.components.clear();
        self.options.clear();
    }

    /// Appends a natural to the component under construction.
    pub fn push_word(&mut self, word: u64) {
        self.words.push(word);
    }

    /// Ends the component under construction.
    pub fn end_component(&mut self) {
        self.components.push(self.words.len() as u32);
    }

    /// Ends the option under construction; an option without components leaves nothing.
    pub fn end_option(&mut self) {
        self.options.push(self.components.len() as u32);
    }

    /// Drops words and components after the last finished option.
    pub fn abandon(&mut self) {
        let components = self.options.last().map_or(0, |&end| end as usize);
        self.components.truncate(components);
        self.words.truncate(self.components.last().map_or(0, |&end| end as usize));
    }

    /// Keeps the first `options` options.
    pub fn truncate(&mut self, options: usize) {
        self.options.truncate(options);
        self.abandon();
    }

    /// Number of options.
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// Returns `true` if there are no options.
    pub fn is_empty(&self) -> bool {
        self.options.is_empty()
    }

    /// Number of naturals held, a measure of the memory in use.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    /// The option at `index`.
    pub fn get(&self, index: usize) -> OptionView<'_> {
        let first = if index == 0 { 0 } else { self.options[index - 1] as usize };
        OptionView { options: self, first, last: self.options[index] as usize }
    }

    /// All options in order.
    pub fn iter(&self) -> impl Iterator<Item = OptionView<'_>> {
        (0..self.len()).map(|index| self.get(index))
    }
}

/// One option: the result of a move, as a sum of components.
#[derive(Clone, Copy, Debug)]
pub struct OptionView<'a> {
    options: &'a Options,
    first: usize,
    last: usize,
}

impl<'a> OptionView<'a> {
    /// Components of the sum; none if the move leaves nothing.
    pub fn components(self) -> impl ExactSizeIterator<Item = &'a [u64]> {
        let options = self.options;
        (self.first..self.last).map(move |index| {
            let start = if index == 0 { 0 } else { options.components[index - 1] as usize };
            &options.words[start..options.components[index] as usize]
        })
    }
}
