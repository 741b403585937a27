//! Options of a component.

use super::Instance;
use super::after::Copies;
use super::listing::{list, native_options};
use super::misfit::Trouble;
use super::rule::trouble;
use super::twice::twice;
use crate::{Form, Options};
use dashu_int::{IBig, UBig};
use language::integer::Number;
use limits::watch;
use std::cell::RefCell;
use std::ops::ControlFlow;

/// Numbers in a list of options from which on it counts as long.
const LONG: usize = 1 << 12;
/// Options in the first part of a list that is told in parts; each part may have twice as many as the one before.
const FIRST_PART: usize = 4;
/// Options in the longest parts.
const LAST_PART: usize = 1 << 10;

impl Instance {
    /// Appends the options of a component: none where play has stopped.
    pub fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        if self.has_ends() && self.end(at)?.is_some() {
            return Ok(());
        }
        if let Some(moves) = self.native() {
            moves.options(at, options)?;
            // Many short positions with long lists add up, so the watch is checked after each long list.
            let long = options.words() > LONG;
            return if long && watch::is_stopped() { Err(Trouble::TooMany) } else { Ok(()) };
        }
        (0..self.rule_count()).try_for_each(|rule| self.options_of(rule, at, options))
    }

    /// Appends the options of one rule, regardless of ends.
    pub fn options_of(&self, rule: usize, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        self.list(rule, at, options, &mut |_| ControlFlow::Continue(()))
    }

    /// Lists the options of one rule in parts, each in place of the one before, regardless of ends, until `tell` breaks. The
    /// first parts are small. Some options may be told twice.
    pub fn parts_of(
        &self,
        rule: usize,
        at: &[u64],
        options: &mut Options,
        tell: &mut dyn FnMut(&Options) -> ControlFlow<()>,
    ) -> Result<(), Trouble> {
        options.clear();
        let (mut due, mut flow) = (FIRST_PART, ControlFlow::Continue(()));
        self.list(rule, at, options, &mut |options| {
            if options.len() >= due {
                due = LAST_PART.min(2 * due);
                flow = tell(options);
                options.clear();
            }
            flow
        })?;
        if flow.is_continue() {
            let _all = tell(options);
        }
        Ok(())
    }

    /// Appends the options of one rule; after each, `tell` may take them away, and may break.
    fn list(
        &self,
        rule: usize,
        at: &[u64],
        options: &mut Options,
        tell: &mut dyn FnMut(&mut Options) -> ControlFlow<()>,
    ) -> Result<(), Trouble> {
        if let Some(moves) = self.native() {
            return moves.options(at, options);
        }
        let sorted = self.unordered();
        let (rules, moves) = self.moves();
        let (Some(text), Some(moves)) = (rules.get(rule), moves.get(rule)) else { return Ok(()) };
        if watch::steps(1) {
            return Err(Trouble::TooMany);
        }
        if let Form::Tuple(arity) = self.form()
            && arity != at.len()
        {
            return Err(Trouble::WrongForm);
        }
        let before = options.len();
        let told = RefCell::new((options, tell));
        let listed = twice(
            moves.words.as_ref(),
            moves.big.as_ref(),
            at,
            |compiled, at| {
                let (options, tell) = &mut *told.borrow_mut();
                list(compiled, at, sorted, (options, before), tell)
            },
            |compiled, at| {
                let (options, tell) = &mut *told.borrow_mut();
                list(compiled, at, sorted, (options, before), tell)
            },
        );
        listed.map_err(|fault| trouble(fault, rule, &text.scope))
    }

    /// Visits the options with numbers of any size, each with its rule: none where play has stopped.
    pub fn big_options(
        &self,
        at: &[UBig],
        each: &mut dyn FnMut(usize, Vec<Vec<UBig>>) -> ControlFlow<()>,
    ) -> Result<(), Trouble> {
        if self.has_ends() && self.big_end(at)?.is_some() {
            return Ok(());
        }
        if let Some(moves) = self.native() {
            return native_options(moves, at, each);
        }
        let sorted = self.unordered();
        let at: Vec<IBig> = at.iter().map(|natural| IBig::from(natural.clone())).collect();
        let (rules, moves) = self.moves();
        for (index, (rule, moves)) in (0..).zip(rules.iter().zip(moves)) {
            let compiled = moves.big.as_ref().ok_or(Trouble::TooLarge)?;
            let went = compiled.options(&at, Copies::All, &mut |sum| {
                let naturals = |part: &Vec<IBig>| {
                    let mut part: Vec<UBig> = part.iter().filter_map(Number::natural).collect();
                    if sorted {
                        part.sort_unstable();
                    }
                    part
                };
                each(index, sum.iter().map(naturals).collect())
            });
            if went.map_err(|fault| trouble(fault, index, &rule.scope))?.is_break() {
                break;
            }
        }
        Ok(())
    }
}
