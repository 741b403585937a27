//! Formulas.

use super::Resolver;
use super::quantifier::is_count;
use super::term::is_formula;
use super::variables::Variables;
use crate::{Argument, Formula, Parameter, ParameterKind, Predicate, Relation, Set, Span, Term};
use language::ast::{Expression, ExpressionKind, Name, SetExpression};
use language::problem::{Misuse, Naming};
use language::suggest;
use language::vocabulary::{FUNCTIONS, PREDICATES};

/// Flattened conjunction.
pub(super) fn conjunction(parts: Vec<Formula>) -> Formula {
    let mut flat = Vec::with_capacity(parts.len());
    for part in parts {
        match part {
            Formula::True => {}
            Formula::And(inner) => flat.extend(inner),
            other => flat.push(other),
        }
    }
    match flat.len() {
        0 => Formula::True,
        1 => flat.pop().unwrap_or(Formula::True),
        _ => Formula::And(flat),
    }
}

impl Resolver<'_> {
    /// Resolves an expression to a formula; on `None` the mistake has been reported.
    pub(super) fn formula(&mut self, variables: &mut Variables, expression: &Expression) -> Option<Formula> {
        match &expression.kind {
            ExpressionKind::Constant(value) => Some(if *value { Formula::True } else { Formula::False }),
            ExpressionKind::Compare(left, rest) => self.compare(variables, left, rest),
            ExpressionKind::In(left, set) if self.are_tuples(left, set) => {
                self.among(variables, expression.span, left, set)
            }
            ExpressionKind::In(left, set) => {
                let left = self.term(variables, left);
                if let SetExpression::Call { name, arguments, span } = &**set {
                    return self.divisors(variables, left, (name, arguments, *span));
                }
                let set = self.set(variables, set);
                Some(Formula::In(left?, set?))
            }
            ExpressionKind::Divides(left, right) => {
                let left = self.term(variables, left);
                let right = self.term(variables, right);
                Some(Formula::Divides(left?, right?))
            }
            ExpressionKind::Not(inner) => Some(Formula::Not(Box::new(self.formula(variables, inner)?))),
            ExpressionKind::And(all) => self.formulas(variables, all).map(conjunction),
            ExpressionKind::Or(all) => {
                let mut flat = Vec::with_capacity(all.len());
                for part in self.formulas(variables, all)? {
                    match part {
                        Formula::Or(inner) => flat.extend(inner),
                        other => flat.push(other),
                    }
                }
                Some(Formula::Or(flat))
            }
            ExpressionKind::Implies(left, right) => {
                let (left, right) = self.both(variables, left, right)?;
                Some(Formula::Implies(left, right))
            }
            ExpressionKind::Iff(left, right) => {
                let (left, right) = self.both(variables, left, right)?;
                Some(Formula::Iff(left, right))
            }
            ExpressionKind::Quantified { quantifier, names, body } => {
                self.quantified(variables, quantifier, names, body)
            }
            ExpressionKind::Call { name, arguments, filter } => {
                self.predicate_call(variables, name, arguments, filter.as_deref(), expression.span)
            }
            ExpressionKind::Name(name)
                if Predicate::named(name).is_some() || self.automata.contains_key(name) =>
            {
                self.report(Misuse::NoArguments { name: name.clone() }, expression.span);
                None
            }
            ExpressionKind::Name(name) if self.is_choice(variables, name) => {
                self.report(Misuse::ChoiceAsNumber { name: name.clone() }, expression.span);
                None
            }
            ExpressionKind::Given(given) => self.misplaced(given, expression.span),
            _ => {
                self.report(Misuse::NumberForFormula, expression.span);
                None
            }
        }
    }

    fn is_choice(&self, variables: &Variables, name: &str) -> bool {
        let index = self.parameters.get(name).filter(|_| !variables.visible.contains_key(name));
        index.is_some_and(|&index| matches!(self.ruleset.parameters[index].kind, ParameterKind::Choice(_)))
    }

    fn formulas(&mut self, variables: &mut Variables, all: &[Expression]) -> Option<Vec<Formula>> {
        // Every operand is examined, so that all mistakes are found
        let formulas: Vec<Option<Formula>> = all.iter().map(|one| self.formula(variables, one)).collect();
        formulas.into_iter().collect()
    }

    fn both(
        &mut self,
        variables: &mut Variables,
        left: &Expression,
        right: &Expression,
    ) -> Option<(Box<Formula>, Box<Formula>)> {
        let left = self.formula(variables, left);
        let right = self.formula(variables, right);
        Some((Box::new(left?), Box::new(right?)))
    }

    fn compare(
        &mut self,
        variables: &mut Variables,
        left: &Expression,
        rest: &[(Relation, Expression)],
    ) -> Option<Formula> {
        if let [(relation @ (Relation::Equal | Relation::NotEqual), right)] = rest {
            if let Some(given) = self.given(variables, left, right) {
                let given = given?;
                return Some(match relation {
                    Relation::Equal => given,
                    _ => Formula::Not(Box::new(given)),
                });
            }
            if is_formula(left) && is_formula(right) {
                self.report(Misuse::ComparedFormulas, left.span.to(right.span));
                return None;
            }
        }
        if std::iter::once(left).chain(rest.iter().map(|(_, side)| side)).any(is_count) {
            return self.counted_in_chain(variables, left, rest);
        }
        let mut last = self.side(variables, left);
        let mut parts = Vec::with_capacity(rest.len());
        for (relation, right) in rest {
            let right = self.side(variables, right);
            let part = match (last, &right) {
                (Some(left), Some(right)) => Some(Formula::Compare(*relation, left, right.clone())),
                _ => None,
            };
            parts.push(part);
            last = right;
        }
        Some(conjunction(parts.into_iter().collect::<Option<Vec<_>>>()?))
    }

    /// Resolves one side of a comparison: a term, or a parameter that may be `any`.
    fn side(&mut self, variables: &mut Variables, side: &Expression) -> Option<Term> {
        if let ExpressionKind::Name(name) = &side.kind
            && !variables.visible.contains_key(name)
            && let Some(&index) = self.parameters.get(name)
            && self.ruleset.parameters[index].default == Some(Argument::Any)
        {
            self.used[index] = true;
            return Some(Term::Parameter(index));
        }
        self.term(variables, side)
    }

    /// `piece = king`, `S = {1, 3, 4}`, `kmax = any`: a parameter compared with a value other than a number;
    /// `None` if the comparison is of another kind.
    fn given(
        &mut self,
        variables: &Variables,
        left: &Expression,
        right: &Expression,
    ) -> Option<Option<Formula>> {
        let parameter = |side: &Expression| match &side.kind {
            ExpressionKind::Name(name) if !variables.visible.contains_key(name) => {
                self.parameters.get(name).copied()
            }
            _ => None,
        };
        let sides = [(parameter(left), left, right), (parameter(right), right, left)];
        let is_choice =
            |index: usize| matches!(self.ruleset.parameters[index].kind, ParameterKind::Choice(_));
        let chosen = sides.iter().find(|(index, ..)| index.is_some_and(is_choice));
        let (index, this, other) = *chosen.or_else(|| sides.iter().find(|(index, ..)| index.is_some()))?;
        let index = index?;
        let Parameter { name, kind, default, .. } = self.ruleset.parameters[index].clone();
        let argument = match (&kind, &other.kind) {
            (ParameterKind::Choice(_), ExpressionKind::Name(word)) => Argument::Choice(word.clone()),
            (ParameterKind::Choice(_), _) => {
                self.used[index] = true;
                self.report(Misuse::ChoiceAsNumber { name }, left.span.to(right.span));
                return Some(None);
            }
            (ParameterKind::Natural { .. }, ExpressionKind::Name(word))
                if word == "any"
                    && default == Some(Argument::Any)
                    && parameter(other).is_none()
                    && !variables.visible.contains_key(word) =>
            {
                Argument::Any
            }
            (ParameterKind::Natural { .. }, _) => return None,
            (_, ExpressionKind::Given(given)) => {
                self.used[index] = true;
                let name = Name { text: name, span: this.span };
                let meant = self.meant(&name, &kind, given, other.span);
                return Some(meant.map(|argument| Formula::Given(index, argument)));
            }
            _ => return None,
        };
        self.used[index] = true;
        let name = Name { text: name, span: this.span };
        let fits = self.check_argument(&name, &kind, &argument, other.span);
        Some(fits.map(|()| Formula::Given(index, argument)))
    }

    /// `k in divisors(n)`: 1 <= k <= n, and k divides n.
    fn divisors(
        &mut self,
        variables: &mut Variables,
        member: Option<Term>,
        (name, arguments, span): (&Name, &[Expression], Span),
    ) -> Option<Formula> {
        if name.text != "divisors" {
            self.report(Misuse::NotASet { name: name.text.clone() }, name.span);
            return None;
        }
        self.call_arity(name, 1, arguments.len(), span)?;
        let of = self.terms(variables, arguments)?.pop()?;
        let (member, one) = (member?, Term::Number(1u8.into()));
        Some(Formula::And(vec![
            Formula::Compare(Relation::LessEqual, one, member.clone()),
            Formula::Compare(Relation::LessEqual, member.clone(), of.clone()),
            Formula::Divides(member, of),
        ]))
    }

    /// Returns `true` if one side of `in` is about tuples.
    fn are_tuples(&self, left: &Expression, set: &SetExpression) -> bool {
        let sort =
            |name: &Name| self.parameters.get(&name.text).map(|&index| &self.ruleset.parameters[index].kind);
        matches!(left.kind, ExpressionKind::Tuple(_))
            || match set {
                SetExpression::Tuples(_) => true,
                SetExpression::Name(name) => matches!(sort(name), Some(ParameterKind::Tuples(_))),
                SetExpression::Ranges(_) | SetExpression::Places(..) | SetExpression::Call { .. } => false,
            }
    }

    /// `(x, y) in walls`, `(x, y) in {(1, 2), (3, 3)}`
    fn among(
        &mut self,
        variables: &mut Variables,
        span: Span,
        left: &Expression,
        set: &SetExpression,
    ) -> Option<Formula> {
        let terms = match &left.kind {
            ExpressionKind::Tuple(all) => self.terms(variables, all)?,
            _ => vec![self.term(variables, left)?],
        };
        let given = terms.len();
        let fits = |resolver: &mut Resolver<'_>, members: usize| {
            if members != given {
                resolver.report(Misuse::TupleLength { members, given }, span);
            }
            (members == given).then_some(())
        };
        match set {
            SetExpression::Tuples(members) => {
                let mut any = Vec::with_capacity(members.len());
                for member in members {
                    fits(self, member.len())?;
                    let member = self.terms(variables, member)?;
                    let equal = terms
                        .iter()
                        .zip(member)
                        .map(|(term, number)| Formula::Compare(Relation::Equal, term.clone(), number));
                    any.push(crate::fix::and(equal));
                }
                Some(crate::fix::or(any))
            }
            SetExpression::Name(name) => {
                let Some(&index) = self.parameters.get(&name.text) else {
                    self.set(variables, set)?;
                    return None;
                };
                self.used[index] = true;
                let members = match self.ruleset.parameters[index].kind {
                    ParameterKind::Tuples(length) => length.into(),
                    ParameterKind::Set => 1,
                    _ => {
                        self.set(variables, set)?;
                        return None;
                    }
                };
                fits(self, members)?;
                Some(Formula::Among(terms, index))
            }
            SetExpression::Ranges(_) | SetExpression::Places(..) | SetExpression::Call { .. } => {
                fits(self, 1).and(None)
            }
        }
    }

    fn set(&mut self, variables: &mut Variables, set: &SetExpression) -> Option<Set> {
        match set {
            SetExpression::Call { .. } | SetExpression::Tuples(_) => None,
            SetExpression::Ranges(ranges) => self.ranges(variables, ranges).map(Set::Ranges),
            SetExpression::Places(name, bit, span) => {
                let found = self.parameters.get(&name.text).copied();
                let digit =
                    found.and_then(|index| self.ruleset.parameters[index].kind.sort().largest_digit());
                match (found, digit) {
                    (Some(index), Some(most)) => {
                        let bit = u32::try_from(bit).ok().filter(|bit| *bit < most.count_ones());
                        self.used[index] = true;
                        if bit.is_none() {
                            self.report(Misuse::PlacesOutside { heaps: most.count_ones() - 1 }, *span);
                        }
                        bit.map(|bit| Set::Places(index, bit))
                    }
                    _ => {
                        self.report(Misuse::NotACode { name: name.text.clone() }, name.span);
                        None
                    }
                }
            }
            SetExpression::Name(name) => match self.parameters.get(&name.text).copied() {
                Some(index) if self.ruleset.parameters[index].kind == ParameterKind::Set => {
                    self.used[index] = true;
                    Some(Set::Parameter(index))
                }
                found => {
                    if let Some(index) = found {
                        self.used[index] = true;
                    }
                    if found.is_none() && self.declarations_missing {
                        return None;
                    }
                    self.report(Misuse::NotASet { name: name.text.clone() }, name.span);
                    None
                }
            },
        }
    }

    pub(super) fn ranges(
        &mut self,
        variables: &mut Variables,
        ranges: &[(Expression, Expression)],
    ) -> Option<Vec<(Term, Term)>> {
        let resolved: Vec<Option<(Term, Term)>> = ranges
            .iter()
            .map(|(from, to)| {
                let first = self.term(variables, from)?;
                // `{3}` is the range from 3 to 3, resolved once
                let last = if from.span == to.span { first.clone() } else { self.term(variables, to)? };
                Some((first, last))
            })
            .collect();
        resolved.into_iter().collect()
    }

    fn predicate_call(
        &mut self,
        variables: &mut Variables,
        name: &Name,
        arguments: &[Expression],
        filter: Option<&Expression>,
        span: Span,
    ) -> Option<Formula> {
        if let Some(&index) = self.automata.get(&name.text) {
            self.no_filter(name, filter)?;
            let expected = self.ruleset.automata[index].arity;
            self.call_arity(name, expected, arguments.len(), span)?;
            self.ruleset.mentions.push((name.span.start, index));
            return Some(Formula::Accepts(index, self.terms(variables, arguments)?));
        }
        // As other languages have it, `is_square` is `square`.
        let bare = name.text.strip_prefix("is_").unwrap_or(&name.text);
        if let Some(predicate) = Predicate::named(bare) {
            self.no_filter(name, filter)?;
            self.call_arity(name, 1, arguments.len(), span)?;
            let term = self.terms(variables, arguments)?.pop()?;
            return Some(Formula::Is(predicate, term));
        }
        if FUNCTIONS.contains(&&*name.text) {
            self.report(Misuse::NumberForFormula, span);
        } else if name.text == "divisors" {
            self.report(Misuse::SetAsNumber { name: "divisors(…)".into() }, span);
        } else if !self.declarations_missing {
            let mut known: Vec<&str> = self.automata.keys().map(|name| &**name).collect();
            known.sort_unstable();
            let known = PREDICATES.iter().chain(&FUNCTIONS).copied().chain(known);
            let suggestion = suggest(bare, known).map(str::to_string);
            self.report(Naming::UnknownPredicate { name: name.text.clone(), suggestion }, name.span);
        }
        None
    }
}
