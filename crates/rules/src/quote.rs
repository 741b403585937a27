//! Parts of a rule set as its text says them, without comments.

use crate::{Body, Convention, Lang, Rule, Ruleset, Span, Verdict};
use std::collections::BTreeSet;

impl Ruleset {
    /// Title in `lang`, or the name if there is none.
    pub fn title(&self, lang: Lang) -> &str {
        if self.title.is_empty() { &self.name } else { self.title.get(lang) }
    }

    /// Rules, ends and conventions, as written in the text; moves written in Rust are not among them.
    pub fn written_rules(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.own_rules().iter().map(|rule| self.quote(rule.span)).collect();
        if let Body::Compound { span, .. } = &self.body {
            lines.push(self.quote(*span));
        }
        if let Body::Blocking { span, .. } = &self.body {
            lines.push(self.quote(*span));
        }
        if self.unordered {
            lines.push("unordered".into());
        }
        lines.extend(self.laws.iter().map(|law| self.quote(law.span)));
        lines.extend(self.starts.iter().map(|start| self.quote(start.span)));
        lines.extend(self.ends.iter().map(|end| self.quote(end.span)));
        match self.otherwise {
            Some(Verdict::Draw) => lines.push("otherwise draw".into()),
            Some(Verdict::Lost) => lines.push("otherwise lost".into()),
            Some(Verdict::Won) => lines.push("otherwise won".into()),
            None if self.convention == Convention::Misere => lines.push("misere".into()),
            None => {}
        }
        if self.endless_draw {
            lines.push("endless draw".into());
        }
        lines
    }

    /// Definitions of the automata named at these places or in the rules, as written in the text: one line
    /// for the head and one for each line of the table. For a compound, those of its base come first.
    pub fn written_definitions(&self, places: &[Span]) -> Vec<String> {
        let mut places = places.to_vec();
        let mut base = Vec::new();
        places.extend(self.own_rules().iter().map(|rule| rule.span));
        if let Body::Compound { span, .. } = &self.body {
            places.push(*span);
            base = self.named_base().map_or(vec![], |game| game.written_definitions(&[]));
        }
        places.extend(self.laws.iter().map(|law| law.span));
        places.extend(self.ends.iter().map(|end| end.span));
        let used: BTreeSet<usize> = places.into_iter().flat_map(|place| self.mentioned(place)).collect();
        let lines =
            |&index: &usize| self.automata[index].span.lines_without_comments(&self.text, &self.comments);
        base.into_iter().chain(used.iter().map(lines)).collect()
    }

    /// Rules in the text.
    fn own_rules(&self) -> &[Rule] {
        match &self.body {
            Body::Rules(rules) => rules,
            Body::Compound { base, arguments: None, .. } => base.own_rules(),
            Body::Blocking { plain, .. } | Body::Entailing { plain } => plain.own_rules(),
            Body::Compound { .. } | Body::Native(_) => &[],
        }
    }

    /// Automata called at a place.
    fn mentioned(&self, place: Span) -> impl Iterator<Item = usize> {
        let from = self.mentions.partition_point(|&(at, _)| at < place.start);
        let mentions = self.mentions[from..].iter().take_while(move |&&(at, _)| at < place.end);
        mentions.map(|&(_, automaton)| automaton)
    }

    /// Text at a place, on one line and without comments, which would swallow the lines after them.
    pub fn quote(&self, span: Span) -> String {
        if let Some((_, lines)) = self.joined.iter().find(|(whole, _)| *whole == span) {
            let lines = lines.iter().map(|line| line.without_comments(&self.text, &self.comments));
            return lines.collect::<Vec<_>>().join("; ");
        }
        span.without_comments(&self.text, &self.comments)
    }
}
