//! Resolution of terms.

use super::Resolver;
use super::variables::{Folding, Free, MOST_QUANTIFIED, Variables};
use crate::{Argument, Fold, Function, List, ParameterKind, Predicate, Span, Term};
use language::ast::{Arithmetic, Expression, ExpressionKind, Given, Name};
use language::problem::{Construct, Misplaced, Misuse, Naming, Problem, Syntax};
use language::vocabulary::{ALSO_NUMBERS, FUNCTIONS, PREDICATES};
use language::{Sort, suggest};

/// Returns `true` if an expression can only be a formula.
pub(super) fn is_formula(expression: &Expression) -> bool {
    use ExpressionKind::*;
    match &expression.kind {
        Constant(_) | Compare(..) | In(..) | Divides(..) | Not(_) | And(_) | Or(_) => true,
        Implies(..) | Iff(..) | Quantified { .. } => true,
        Count { .. } => false,
        Call { name, .. } => Predicate::named(&name.text).is_some(),
        Number(_) | Name(_) | Wildcard | Given(_) | Arithmetic(..) | Ratio(..) | Tuple(_) | Entry(..) => {
            false
        }
    }
}

/// A call as it is written.
#[derive(Clone, Copy)]
struct Call<'a> {
    name: &'a Name,
    arguments: &'a [Expression],
    filter: Option<&'a Expression>,
    span: Span,
}

impl Resolver<'_> {
    /// Resolves an expression to a term; on `None` the mistake has been reported.
    pub(super) fn term(&mut self, variables: &mut Variables, expression: &Expression) -> Option<Term> {
        match &expression.kind {
            ExpressionKind::Number(number) => Some(Term::Number(number.clone())),
            ExpressionKind::Name(name) => self.name(variables, name, expression.span),
            ExpressionKind::Arithmetic(operator, left, right) => {
                let left = self.term(variables, left);
                let right = self.term(variables, right);
                let (left, right) = (Box::new(left?), Box::new(right?));
                Some(match operator {
                    Arithmetic::Add => Term::Add(left, right),
                    Arithmetic::Subtract => Term::Subtract(left, right),
                    Arithmetic::Multiply => Term::Multiply(left, right),
                    Arithmetic::Divide => Term::Divide(left, right),
                    Arithmetic::Modulo => Term::Modulo(left, right),
                    Arithmetic::Xor => Term::Xor(left, right),
                })
            }
            ExpressionKind::Ratio(left, right, sign) => {
                self.report(Syntax::Operator { given: "/".into(), instead: &["div"] }, *sign);
                let left = self.term(variables, left);
                let right = self.term(variables, right);
                Some(Term::Divide(Box::new(left?), Box::new(right?)))
            }
            ExpressionKind::Call { name, arguments, filter } => {
                let (filter, span) = (filter.as_deref(), expression.span);
                self.call(variables, Call { name, arguments, filter, span })
            }
            ExpressionKind::Wildcard if variables.wildcards => Some(Term::Variable(variables.nameless())),
            ExpressionKind::Wildcard => {
                self.report(Misplaced::WildcardOutside, expression.span);
                None
            }
            ExpressionKind::Given(given) => self.misplaced(given, expression.span),
            ExpressionKind::Entry(name, place) => self.entry(variables, name, place, expression.span),
            ExpressionKind::Count { .. } => {
                self.report(Misplaced::CountOutside, expression.span);
                None
            }
            ExpressionKind::Tuple(_) => {
                self.report(Misuse::TupleAsNumber, expression.span);
                None
            }
            _ => {
                self.report(Misuse::FormulaForNumber, expression.span);
                None
            }
        }
    }

    /// Reports a value that cannot be compared with numbers.
    pub(super) fn misplaced<T>(&mut self, given: &Given, span: Span) -> Option<T> {
        let sign = match &given.argument {
            _ if given.quoted.is_some() => "\"",
            Argument::List(_) => "[",
            _ => "{",
        };
        self.report(Problem::expected(Construct::Expression, sign), span);
        None
    }

    pub(super) fn terms(&mut self, variables: &mut Variables, all: &[Expression]) -> Option<Vec<Term>> {
        // Every argument is examined, so that all mistakes are found
        let terms: Vec<Option<Term>> = all.iter().map(|one| self.term(variables, one)).collect();
        terms.into_iter().collect()
    }

    fn name(&mut self, variables: &mut Variables, name: &str, span: Span) -> Option<Term> {
        if let Some(variable) = variables.visible.get_mut(name) {
            variable.uses += 1;
            if variable.element && variables.folding != Folding::Inside {
                self.report(Misplaced::ElementOutside { name: name.to_string() }, span);
                return None;
            }
            if let Some(gap) = variable.gap {
                let element = (gap, variable.slot);
                match &mut variables.mapped {
                    Some(mapped) if mapped.contains(&element) => {}
                    Some(mapped) => mapped.push(element),
                    None => {
                        self.report(Misplaced::GapAsNumber { name: name.to_string() }, span);
                        return None;
                    }
                }
            }
            return Some(Term::Variable(variable.slot));
        }
        if let Some(&index) = self.parameters.get(name) {
            self.used[index] = true;
            let problem = match self.ruleset.parameters[index].kind {
                ParameterKind::Natural { .. } => match self.ruleset.parameters[index].default {
                    Some(Argument::Any) => Problem::Misuse(Misuse::AnyAsNumber { name: name.to_string() }),
                    _ => return Some(Term::Parameter(index)),
                },
                ParameterKind::Octal | ParameterKind::Hexadecimal => {
                    Problem::Misuse(Misuse::CodeAsNumber { name: name.to_string() })
                }
                ParameterKind::Graph => Problem::Misuse(Misuse::GraphAsNumber { name: name.to_string() }),
                ParameterKind::Text => Problem::Misuse(Misuse::TextAsNumber { name: name.to_string() }),
                ParameterKind::Set | ParameterKind::Tuples(_) => {
                    Problem::Misuse(Misuse::SetAsNumber { name: name.to_string() })
                }
                ParameterKind::List => Problem::Misuse(Misuse::ListAsNumber { name: name.to_string() }),
                ParameterKind::Choice(_) => {
                    Problem::Misuse(Misuse::ChoiceAsNumber { name: name.to_string() })
                }
            };
            self.report(problem, span);
            return None;
        }
        let problem = match variables.free {
            _ if name == "phi" => Problem::Misplaced(Misplaced::Irrational),
            Free::Factor => Problem::Misplaced(Misplaced::VaryingFactor { name: name.to_string() }),
            Free::Count => Problem::Misplaced(Misplaced::VaryingCount { name: name.to_string() }),
            _ if FUNCTIONS.contains(&name) && !ALSO_NUMBERS.contains(&name)
                || Predicate::named(name).is_some()
                || self.automata.contains_key(name) =>
            {
                Problem::Misuse(Misuse::FunctionAsName { name: name.to_string() })
            }
            Free::Quantified if variables.can_quantify() => {
                return Some(Term::Variable(variables.bind_free(name, span)));
            }
            Free::Quantified => Problem::Syntax(Syntax::TooManyVariables { limit: MOST_QUANTIFIED }),
            _ if self.declarations_missing => return None,
            Free::Parameter => Problem::Misplaced(Misplaced::OpenCondition { name: name.to_string() }),
            Free::Undeclared => Problem::Naming(Naming::Undeclared {
                name: name.to_string(),
                sort: Sort::Natural,
                suggestion: self.nearest(variables, name),
            }),
            Free::Unknown => Problem::Naming(Naming::UnknownName {
                name: name.to_string(),
                suggestion: self.nearest(variables, name),
            }),
        };
        self.report(problem, span);
        None
    }

    /// The variable or parameter that was probably meant.
    pub(super) fn nearest(&self, variables: &Variables, name: &str) -> Option<String> {
        let mut known: Vec<&str> =
            variables.visible.keys().chain(self.parameters.keys()).map(|s| &**s).collect();
        known.sort_unstable();
        suggest(name, known).map(str::to_string)
    }

    fn call(&mut self, variables: &mut Variables, call: Call<'_>) -> Option<Term> {
        let Call { name, arguments, filter, span } = call;
        if name.text == "columns" {
            return self.columns(variables, call);
        }
        if name.text == "length" {
            return self.length(name, arguments, filter, span);
        }
        if name.text == "count" {
            return self.count(variables, call);
        }
        if let Some(fold) = Fold::named(&name.text) {
            let function = matches!(fold, Fold::Min | Fold::Max);
            if !function || arguments.len() == 1 || filter.is_some() {
                return self.fold(variables, fold, call);
            }
        }
        if name.text == "value" {
            self.no_filter(name, filter)?;
            let Some(arity) = variables.recursive else {
                self.report(Misuse::ValueOutside, span);
                return None;
            };
            self.call_arity(name, arity, arguments.len(), span)?;
            return Some(Term::Call(Function::Value, self.terms(variables, arguments)?));
        }
        let function = match &*name.text {
            "floor" => {
                self.no_filter(name, filter)?;
                self.call_arity(name, 1, arguments.len(), span)?;
                return self.floor(variables, arguments.first()?, span);
            }
            "sqrt" => {
                self.report(Misplaced::Irrational, span);
                return None;
            }
            text => match Function::named(text) {
                Some(function) => function,
                None => return self.no_function(name, span),
            },
        };
        if function == Function::NextFree {
            self.in_a_row(variables, name, span)?;
        }
        self.no_filter(name, filter)?;
        let (least, most) = function.arity();
        self.call_arity(name, arguments.len().clamp(least, most), arguments.len(), span)?;
        let mut terms = self.terms(variables, arguments)?;
        if function == Function::Digit {
            match (terms.get(2), arguments.get(2)) {
                (Some(Term::Number(base)), Some(place)) if *base < 2u8.into() => {
                    self.report(Misuse::DigitBase { given: base.to_string() }, place.span);
                    return None;
                }
                (None, _) => terms.push(Term::Number(10u8.into())),
                _ => {}
            }
        }
        Some(Term::Call(function, terms))
    }

    /// Reports a call of something that is no function.
    fn no_function<T>(&mut self, name: &Name, span: Span) -> Option<T> {
        let text = &*name.text;
        if Predicate::named(text).is_some() || self.automata.contains_key(text) {
            self.report(Misuse::FormulaForNumber, span);
        } else if text == "divisors" {
            self.report(Misuse::SetAsNumber { name: "divisors(…)".into() }, span);
        } else {
            let known = FUNCTIONS.iter().chain(&PREDICATES).copied();
            let suggestion = suggest(text, known).map(str::to_string);
            self.report(Naming::UnknownFunction { name: text.to_string(), suggestion }, name.span);
        }
        None
    }

    pub(super) fn call_arity(
        &mut self,
        name: &Name,
        expected: usize,
        given: usize,
        span: Span,
    ) -> Option<()> {
        if expected == given {
            return Some(());
        }
        self.report(Misuse::CallArity { name: name.text.clone(), expected, given }, span);
        None
    }

    pub(super) fn no_filter(&mut self, name: &Name, filter: Option<&Expression>) -> Option<()> {
        let Some(filter) = filter else { return Some(()) };
        self.report(Misplaced::UnwantedFilter { name: name.text.clone() }, filter.span);
        None
    }

    fn fold(&mut self, variables: &mut Variables, fold: Fold, call: Call<'_>) -> Option<Term> {
        let Call { name, arguments, filter, span } = call;
        self.may_fold(variables, name, span)?;
        self.call_arity(name, 1, arguments.len(), span)?;
        variables.folding = Folding::Inside;
        let term = arguments.first().and_then(|term| self.term(variables, term));
        let condition = match filter {
            Some(filter) => self.formula(variables, filter),
            None => Some(crate::Formula::True),
        };
        variables.folding = Folding::Allowed;
        Some(Term::Fold(fold, Box::new(term?), Box::new(condition?)))
    }

    /// `columns(t, b where f)`
    fn columns(&mut self, variables: &mut Variables, call: Call<'_>) -> Option<Term> {
        let Call { name, arguments, span, .. } = call;
        self.may_fold(variables, name, span)?;
        self.call_arity(name, 2, arguments.len(), span)?;
        let [of, base] = arguments else { return None };
        let base = self.term(&mut Variables::new(Free::Parameter), base);
        let arguments = std::slice::from_ref(of);
        let of = self.fold(variables, Fold::Sum, Call { arguments, ..call })?;
        let Term::Fold(_, of, condition) = of else { return None };
        Some(Term::Columns(of, Box::new(base?), condition))
    }

    /// A parameter that is a list.
    fn list(&mut self, name: &Name) -> Option<usize> {
        let found = self.parameters.get(&name.text).copied();
        if let Some(index) = found {
            self.used[index] = true;
        }
        if found.is_none() && self.declarations_missing {
            return None;
        }
        let list = found.filter(|&index| self.ruleset.parameters[index].kind == ParameterKind::List);
        if list.is_none() {
            self.report(Misuse::NotAList { name: name.text.clone() }, name.span);
        }
        list
    }

    /// `a[i]`
    fn entry(
        &mut self,
        variables: &mut Variables,
        name: &Name,
        place: &Expression,
        span: Span,
    ) -> Option<Term> {
        let list = self.list(name);
        let place = self.term(variables, place);
        let (parameter, place) = (list?, place?);
        if place == Term::Number(0u8.into()) {
            self.report(Misuse::ZerothEntry { name: name.text.clone() }, span);
            return None;
        }
        let list = List { parameter, name: name.text.as_str().into(), entries: None };
        Some(Term::Entry(list, Box::new(place)))
    }

    /// `length(a)`
    fn length(
        &mut self,
        name: &Name,
        arguments: &[Expression],
        filter: Option<&Expression>,
        span: Span,
    ) -> Option<Term> {
        self.no_filter(name, filter)?;
        self.call_arity(name, 1, arguments.len(), span)?;
        let of = arguments.first()?;
        let ExpressionKind::Name(text) = &of.kind else {
            self.report(Misuse::NotAList { name: "…".into() }, of.span);
            return None;
        };
        self.list(&Name { text: text.clone(), span: of.span }).map(Term::Parameter)
    }

    /// Checks that there is a row in which the move is made.
    fn in_a_row(&mut self, variables: &Variables, name: &Name, span: Span) -> Option<()> {
        let row = self.form.is_none_or(|(form, _)| form == crate::Form::Row);
        if row && variables.free == Free::Quantified {
            return Some(());
        }
        self.report(Misuse::RowOutside { name: name.text.clone() }, span);
        None
    }

    fn count(&mut self, variables: &mut Variables, call: Call<'_>) -> Option<Term> {
        let Call { name, arguments, filter, span } = call;
        self.may_fold(variables, name, span)?;
        self.no_filter(name, filter)?;
        self.call_arity(name, 1, arguments.len(), span)?;
        variables.folding = Folding::Inside;
        let condition = arguments.first().and_then(|condition| self.formula(variables, condition));
        variables.folding = Folding::Allowed;
        Some(Term::Count(Box::new(condition?)))
    }

    fn may_fold(&mut self, variables: &Variables, name: &Name, span: Span) -> Option<()> {
        let problem = match variables.folding {
            Folding::Allowed => return Some(()),
            Folding::Never => Problem::Misplaced(Misplaced::FoldOutside { name: name.text.clone() }),
            Folding::Inside => Problem::Misplaced(Misplaced::NestedFold),
        };
        self.report(problem, span);
        None
    }
}
