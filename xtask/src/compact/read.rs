//! The functions of a module.

use super::write::Error;
use wasmparser::{CompositeInnerType, FunctionBody, Operator, Parser, Payload, TypeRef};

/// The functions that a module defines, numbered from nought without the imported ones.
#[derive(Default)]
pub(super) struct Functions<'a> {
    imported: usize,
    /// Numbers of parameters, by type.
    parameters: Vec<u32>,
    /// Types, by function.
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
}

impl<'a> Functions<'a> {
    pub(super) fn read(module: &'a [u8]) -> Result<Self, Error> {
        let mut made = Self::default();
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(section) => {
                    for group in section {
                        made.parameters.extend(group?.into_types().map(
                            |one| match one.composite_type.inner {
                                CompositeInnerType::Func(function) => function.params().len() as u32,
                                _ => 0,
                            },
                        ));
                    }
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        made.imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => {
                    made.types = section.into_iter().collect::<Result<_, _>>()?
                }
                Payload::CodeSectionEntry(body) => made.bodies.push(body),
                _ => {}
            }
        }
        Ok(made)
    }

    pub(super) fn all(&self) -> std::ops::Range<usize> {
        0..self.bodies.len()
    }

    /// The number of imported functions.
    pub(super) fn imported(&self) -> usize {
        self.imported
    }

    /// Number of calls of each function.
    pub(super) fn calls(&self) -> Result<Vec<usize>, Error> {
        let mut calls = vec![0; self.bodies.len()];
        for body in &self.bodies {
            for operator in body.get_operators_reader()? {
                if let Operator::Call { function_index } = operator?
                    && let Some(defined) = (function_index as usize).checked_sub(self.imported)
                {
                    calls[defined] += 1;
                }
            }
        }
        Ok(calls)
    }

    /// Type and bytes of a function: all there is to it.
    pub(super) fn whole(&self, at: usize) -> (u32, &'a [u8]) {
        (self.types[at], self.bodies[at].as_bytes())
    }

    pub(super) fn body(&self, at: usize) -> &FunctionBody<'a> {
        &self.bodies[at]
    }

    /// The number of parameters of a function, which are its first locals.
    pub(super) fn parameters(&self, at: usize) -> u32 {
        self.parameters[self.types[at] as usize]
    }
}
