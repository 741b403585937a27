//! A module with other numbers for its functions and their locals.

use super::read::Functions;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::convert::Infallible;
use wasm_encoder::reencode::{Reencode, utils};
use wasm_encoder::{
    CodeSection, Function, FunctionSection, Instruction, MemArg, Module, NameMap, NameSection,
};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, KnownCustom, Name, Operator,
    OperatorsReader, Parser,
};

pub(super) type Error = wasm_encoder::reencode::Error<Infallible>;

/// The module with the functions of `order` alone; calls of another function go to the one that `same` names.
pub(super) fn module(
    bytes: &[u8],
    functions: &Functions,
    order: &[usize],
    same: &[usize],
) -> Result<Vec<u8>, Error> {
    let mut places = vec![0; same.len()];
    for (place, &at) in order.iter().enumerate() {
        places[at] = (functions.imported() + place) as u32;
    }
    let numbers = (0..functions.imported() as u32).chain(same.iter().map(|&at| places[at])).collect();
    let mut written = Module::new();
    let mut writer = Writer { functions, order, numbers, locals: vec![] };
    writer.parse_core_module(&mut written, Parser::new(0), bytes)?;
    Ok(written.finish())
}

struct Writer<'a> {
    functions: &'a Functions<'a>,
    order: &'a [usize],
    /// New numbers of functions, imported ones included.
    numbers: Vec<u32>,
    /// New numbers of locals of the function that is being written.
    locals: Vec<u32>,
}

impl Writer<'_> {
    fn function(&mut self, at: usize) -> Result<Function, Error> {
        let body = self.functions.body(at);
        let (mut types, parameters) = (vec![], self.functions.parameters(at));
        for run in body.get_locals_reader()? {
            let (count, kind) = run?;
            types.extend((0..count).map(|_| kind));
        }
        let uses = uses(body, parameters as usize + types.len())?;
        let mut locals: Vec<usize> =
            (0..types.len()).filter(|&local| uses[parameters as usize + local].0 > 0).collect();
        locals.sort_by_key(|&local| {
            let (count, first) = uses[parameters as usize + local];
            (types[local], Reverse(count), first)
        });
        self.locals = (0..parameters).chain(types.iter().map(|_| 0)).collect();
        let mut kinds = vec![];
        for (place, &local) in locals.iter().enumerate() {
            self.locals[parameters as usize + local] = parameters + place as u32;
            kinds.push(self.val_type(types[local])?);
        }
        let mut function = Function::new_with_locals_types(kinds);
        let mut reader = body.get_operators_reader()?;
        while !reader.eof() {
            function.instruction(&self.parse_instruction(&mut reader)?);
        }
        Ok(function)
    }
}

/// Number of uses of each local, and the place of the first.
fn uses(body: &FunctionBody, locals: usize) -> Result<Vec<(usize, usize)>, Error> {
    let mut uses = vec![(0, 0); locals];
    for (at, operator) in body.get_operators_reader()?.into_iter().enumerate() {
        let (Operator::LocalGet { local_index }
        | Operator::LocalSet { local_index }
        | Operator::LocalTee { local_index }) = operator?
        else {
            continue;
        };
        let (count, first) = &mut uses[local_index as usize];
        if *count == 0 {
            *first = at;
        }
        *count += 1;
    }
    Ok(uses)
}

impl Reencode for Writer<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.numbers[function as usize])
    }

    fn parse_function_section(
        &mut self,
        written: &mut FunctionSection,
        _: FunctionSectionReader,
    ) -> Result<(), Error> {
        for &at in self.order {
            written.function(self.functions.whole(at).0);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, written: &mut CodeSection, _: CodeSectionReader) -> Result<(), Error> {
        for &at in self.order {
            written.function(&self.function(at)?);
        }
        Ok(())
    }

    fn parse_instruction<'b>(&mut self, reader: &mut OperatorsReader<'b>) -> Result<Instruction<'b>, Error> {
        Ok(match utils::parse_instruction(self, reader)? {
            Instruction::LocalGet(local) => Instruction::LocalGet(self.locals[local as usize]),
            Instruction::LocalSet(local) => Instruction::LocalSet(self.locals[local as usize]),
            Instruction::LocalTee(local) => Instruction::LocalTee(self.locals[local as usize]),
            other => other,
        })
    }

    fn mem_arg(&mut self, address: wasmparser::MemArg) -> Result<MemArg, Error> {
        Ok(MemArg { align: 0, ..utils::mem_arg(self, address)? })
    }

    fn parse_custom_section(
        &mut self,
        written: &mut Module,
        section: CustomSectionReader,
    ) -> Result<(), Error> {
        if let KnownCustom::Name(names) = section.as_known() {
            written.section(&self.custom_name_section(names)?);
        }
        Ok(())
    }

    /// Names of functions; of those that are one now, the first.
    fn parse_custom_name_subsection(&mut self, written: &mut NameSection, names: Name) -> Result<(), Error> {
        let Name::Function(names) = names else { return Ok(()) };
        let mut by = BTreeMap::new();
        for naming in names {
            let naming = naming?;
            by.entry(self.numbers[naming.index as usize]).or_insert(naming.name);
        }
        let mut map = NameMap::new();
        by.into_iter().for_each(|(number, name)| map.append(number, name));
        written.functions(&map);
        Ok(())
    }
}
