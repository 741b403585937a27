//! Items: titles, rules, ends, starts.

use super::Resolver;
use super::formula::conjunction;
use super::variables::{Free, Variables};
use crate::{
    Board, Body, End, Form, Formula, Lang, Law, Part, Pattern, RowItem, Rule, Set, Span, Start, Term, Text,
    Verdict,
};
use language::ast::{Component, Expression, ExpressionKind, Item, ItemKind, Name, Place};
use language::problem::{Doubt, Misplaced, Misuse, Naming, Problem, Syntax};
use language::suggest;

impl Resolver<'_> {
    pub(super) fn item(&mut self, item: &Item) {
        let span = item.span;
        match &item.kind {
            ItemKind::Title(lang, text) => set_text(&mut self.ruleset.title, *lang, text),
            ItemKind::About(lang, text) => set_text(&mut self.ruleset.about, *lang, text),
            ItemKind::Source(text) => self.ruleset.sources.push(text.clone()),
            ItemKind::Remark(lang, text) => self.remark(*lang, text),
            ItemKind::Unordered => self.unordered(span),
            ItemKind::Letters(names) => self.letters(names, span),
            ItemKind::EndlessDraw => self.ruleset.endless_draw = true,
            ItemKind::Native(form) => self.native(form, span),
            ItemKind::Position { pattern, condition } => {
                if let Some(law) = self.law(pattern, condition, span) {
                    self.ruleset.laws.push(law);
                }
            }
            ItemKind::Family(name, place) => {
                self.ruleset.family = Some(name.text.clone());
                self.ruleset.place.clone_from(place);
            }
            ItemKind::Board(name) => self.board(name),
            ItemKind::Begin(position) => self.ruleset.begin = self.position_of_numbers(position),
            ItemKind::Otherwise(verdict) => self.ruleset.otherwise = Some(*verdict),
            ItemKind::Rule { entailing, before, after, condition, when } => {
                let rule = self.rule(before, after, condition.as_ref(), when.as_ref(), span);
                if let (Some(rule), Body::Rules(rules)) = (rule, &mut self.ruleset.body) {
                    rules.push(Rule { entailing: *entailing, ..rule });
                }
            }
            ItemKind::Compound { most, base, arguments } => {
                self.compound(most.as_ref(), base, arguments, span);
            }
            ItemKind::End { pattern, condition, verdict } => {
                if let Some(end) = self.end(pattern, condition.as_ref(), *verdict, span) {
                    self.ruleset.ends.push(end);
                }
            }
            ItemKind::Start { left, right } => {
                if let Some(start) = self.start(left, right, span) {
                    self.ruleset.starts.push(start);
                }
            }
            ItemKind::Claim(claim) => self.claim(claim, span),
            ItemKind::Assume { assumed, when } => self.assumption(assumed, when.as_ref(), span),
            ItemKind::Example(example) => self.example(example, span),
            ItemKind::Game { .. } | ItemKind::Misere | ItemKind::Together { .. } => {}
            ItemKind::Blocking(_) => {}
            ItemKind::Automaton { .. } | ItemKind::AutomatonLine(_) => {}
        }
    }

    fn board(&mut self, name: &Name) {
        self.ruleset.board = Board::named(&name.text);
        if self.ruleset.board.is_none() {
            let suggestion = suggest(&name.text, Board::ALL.map(Board::name)).map(str::to_string);
            self.report(Naming::UnknownBoard { name: name.text.clone(), suggestion }, name.span);
        }
    }

    fn rule(
        &mut self,
        before: &Component,
        after: &[Component],
        condition: Option<&Expression>,
        when: Option<&Expression>,
        span: Span,
    ) -> Option<Rule> {
        let mut variables = Variables::new(Free::Quantified);
        let pattern = self.pattern(&mut variables, before);
        let parts: Vec<Option<Part>> =
            after.iter().map(|part| self.part(&mut variables, part, before, after.len())).collect();
        let known: Vec<String> = variables.visible.keys().cloned().collect();
        let formula = self.optional(&mut variables, condition);
        let when = self.open_condition(when);
        self.used_once(&variables, &known);
        let (before, mut conditions) = pattern?;
        let after = parts.into_iter().collect::<Option<Vec<Part>>>()?;
        conditions.push(when?);
        conditions.push(formula?);
        let condition = conjunction(conditions);
        Some(Rule { scope: variables.scope(), before, after, condition, entailing: false, span })
    }

    /// Resolves an optional condition.
    pub(super) fn optional(
        &mut self,
        variables: &mut Variables,
        condition: Option<&Expression>,
    ) -> Option<Formula> {
        match condition {
            Some(condition) => self.formula(variables, condition),
            None => Some(Formula::True),
        }
    }

    /// Resolves the condition after `when`, which may contain only parameters.
    pub(super) fn open_condition(&mut self, when: Option<&Expression>) -> Option<Formula> {
        self.optional(&mut Variables::new(Free::Parameter), when)
    }

    /// Warns of a name that occurs once in the condition, is unbound, and looks like another one.
    pub(super) fn used_once(&mut self, variables: &Variables, known: &[String]) {
        let mut warnings: Vec<(String, Span, String)> = Vec::new();
        for (name, variable) in &variables.visible {
            if variable.free && variable.uses == 1 && !known.contains(name) {
                let names =
                    known.iter().map(|name| &**name).chain(self.parameters.keys().map(|name| &**name));
                if let Some(meant) = suggest(name, names) {
                    warnings.push((name.clone(), variable.span, meant.to_string()));
                }
            }
        }
        for (name, span, meant) in warnings {
            self.report(Doubt::UsedOnce { name, suggestion: Some(meant) }, span);
        }
    }

    /// Pairs a remark in one language with the previous one in the other.
    fn remark(&mut self, lang: Lang, text: &str) {
        let open = self.ruleset.remarks.last().is_some_and(|last| match lang {
            Lang::En => last.en.is_empty(),
            Lang::Zh => last.zh.is_empty(),
        });
        if !open {
            self.ruleset.remarks.push(Text::default());
        }
        if let Some(last) = self.ruleset.remarks.last_mut() {
            set_text(last, lang, text);
        }
    }

    fn unordered(&mut self, span: Span) {
        if self.form.is_some_and(|(form, _)| form != Form::Row) {
            self.report(Misuse::UnorderedTuple, span);
        }
        self.ruleset.unordered = true;
    }

    /// `letters A, B`: rows hold nothing but the numbers of these letters.
    fn letters(&mut self, names: &[Name], span: Span) {
        if self.form.is_some_and(|(form, _)| form != Form::Row) {
            self.report(Misuse::LettersOfTuple, span);
            return;
        }
        self.ruleset.letters = names.iter().filter_map(|name| name.text.chars().next()).collect();
        let mut variables = Variables::new(Free::Unknown);
        let letter = variables.nameless();
        let pattern = Pattern::Row(vec![RowItem::Gap, RowItem::Place(letter), RowItem::Gap]);
        let numbers = (Term::Number(1u8.into()), Term::Number(names.len().into()));
        let condition = Formula::In(Term::Variable(letter), Set::Ranges(vec![numbers]));
        self.ruleset.laws.push(Law {
            scope: variables.scope(),
            pattern,
            matched: Formula::True,
            condition,
            span,
        });
    }

    /// `native [..]`: takes the moves that the library has for a game of this name.
    fn native(&mut self, form: &Component, span: Span) {
        let checked = self.check_component(form);
        match self.library.native(&self.ruleset.name) {
            Some(native) if checked.is_some() => self.ruleset.body = Body::Native(native),
            Some(_) => {}
            None => self.report(Misuse::NoNative { name: self.ruleset.name.clone() }, span),
        }
        // Parameters count as used, since their use by the moves is not visible here.
        self.used.iter_mut().for_each(|used| *used = true);
    }

    fn law(&mut self, pattern: &Component, condition: &Expression, span: Span) -> Option<Law> {
        let mut variables = Variables::new(Free::Unknown);
        let resolved = self.pattern(&mut variables, pattern);
        let condition = self.formula(&mut variables, condition);
        let (pattern, equations) = resolved?;
        let matched = conjunction(equations);
        Some(Law { scope: variables.scope(), pattern, matched, condition: condition?, span })
    }

    fn end(
        &mut self,
        pattern: &Component,
        condition: Option<&Expression>,
        verdict: Verdict,
        span: Span,
    ) -> Option<End> {
        let mut variables = Variables::new(Free::Quantified);
        let resolved = self.pattern(&mut variables, pattern);
        let formula = self.optional(&mut variables, condition);
        let (pattern, mut conditions) = resolved?;
        conditions.push(formula?);
        Some(End { scope: variables.scope(), pattern, condition: conjunction(conditions), verdict, span })
    }

    fn start(&mut self, left: &Component, right: &Component, span: Span) -> Option<Start> {
        let checked = self.check_component(right);
        let arity = left.places.len();
        if left.row || arity == 0 {
            self.report(
                if left.row {
                    Problem::Misplaced(Misplaced::GapInStart)
                } else {
                    Problem::Syntax(Syntax::EmptyTuple)
                },
                left.span,
            );
            return None;
        }
        if self.form.is_some_and(|(form, _)| form == Form::Tuple(arity)) {
            self.report(Misplaced::UselessStart { arity }, span);
            return None;
        }
        if let Some(first) = self.ruleset.starts.iter().find(|start| start.arity == arity) {
            let first = first.span;
            self.report_again(Syntax::Duplicate { item: "start" }, span, first);
            return None;
        }
        let mut variables = Variables::new(Free::Unknown);
        let mut good = true;
        for place in &left.places {
            good &= self.start_place(&mut variables, place).is_some();
        }
        let mut position = Vec::new();
        for place in &right.places {
            match place {
                Place::Term(term) => match self.term(&mut variables, term) {
                    Some(term) => position.push(term),
                    None => good = false,
                },
                Place::Gap(span) | Place::Each(_, span) => {
                    self.report(Misplaced::GapInStart, *span);
                    good = false;
                }
            }
        }
        checked?;
        good.then(|| Start { scope: variables.scope(), arity, position, span })
    }

    /// Resolves a place on the left of a start: a new name.
    fn start_place(&mut self, variables: &mut Variables, place: &Place) -> Option<()> {
        let (term, span) = match place {
            Place::Term(term) => (term, term.span),
            Place::Gap(span) | Place::Each(_, span) => {
                self.report(Misplaced::GapInStart, *span);
                return None;
            }
        };
        match &term.kind {
            ExpressionKind::Name(name) if !self.parameters.contains_key(name) => {
                if let Some(first) = variables.visible.get(name).map(|first| first.span) {
                    self.report_again(Naming::RepeatedInStart { name: name.clone() }, span, first);
                    return None;
                }
                variables.bind(name, span);
                Some(())
            }
            ExpressionKind::Wildcard => {
                variables.nameless();
                Some(())
            }
            _ => {
                self.report(Misplaced::ClaimPlace, span);
                None
            }
        }
    }
}

fn set_text(text: &mut Text, lang: Lang, words: &str) {
    match lang {
        Lang::En => text.en = words.to_string(),
        Lang::Zh => text.zh = words.to_string(),
    }
}
