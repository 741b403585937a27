//! A module by hand, before and after.

#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use super::read::Functions;
use super::{compact, likeness};
use std::process::Command;
use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, ElementSection, Elements, EntityType, ExportKind, ExportSection,
    Function, FunctionSection, ImportSection, Instruction, MemArg, MemArgTarget, MemorySection, MemoryType,
    Module, NameMap, NameSection, RefType, StartSection, TableSection, TableType, TypeSection, ValType,
};
use wasmparser::{ExternalKind, Parser, Payload};

/// Types: of what makes a number of a number, and of what takes and returns nothing.
const NUMBER: u32 = 0;
const NOTHING: u32 = 1;
/// Functions that come first: one imported, then those defined.
const TOLD: u32 = 0;
const TWICE: u32 = 1;
const AGAIN: u32 = 2;
const THROUGH: u32 = 4;
const BEGUN: u32 = 5;

/// Functions: two that are the same, two that are the same once what they call is, one that calls through the table, one run at the start.
fn functions() -> CodeSection {
    use Instruction::*;
    let twice = [LocalGet(0), LocalGet(0), I32Add, End];
    let calls = |callee| [LocalGet(0), Call(callee), Call(TOLD), End];
    // Locals of two types in disorder: the second of no use, the third of most.
    let through = [
        LocalGet(0),
        LocalSet(3),
        LocalGet(3),
        LocalTee(1),
        I64ExtendI32S,
        LocalSet(4),
        LocalGet(3),
        LocalGet(1),
        I32Add,
        LocalGet(4),
        I32WrapI64,
        I32Const(1),
        I32And,
        CallIndirect { type_index: NUMBER, table_index: 0 },
        End,
    ];
    let at = MemArg { offset: 8, align: 2, ordering: None, target: MemArgTarget::Memory(0) };
    let begun = [I32Const(0), I32Const(0), I32Load(at), I32Const(41), Call(AGAIN), I32Add, I32Store(at), End];
    let read = [I32Const(0), I32Load(at), End];
    let mut code = CodeSection::new();
    let mut add = |locals: &[(u32, ValType)], body: &[Instruction]| {
        let mut function = Function::new(locals.iter().copied());
        body.iter().for_each(|one| _ = function.instruction(one));
        code.function(&function);
    };
    add(&[], &twice);
    add(&[], &twice);
    add(&[], &calls(TWICE));
    add(&[(1, ValType::I32), (1, ValType::I64), (1, ValType::I32), (1, ValType::I64)], &through);
    add(&[], &begun);
    add(&[], &calls(AGAIN));
    add(&[(1, ValType::I32)], &[LocalGet(0), Drop].into_iter().chain(read).collect::<Vec<_>>());
    code
}

fn module() -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([ValType::I32], [ValType::I32]);
    types.ty().function([], []);
    types.ty().function([], [ValType::I32]);
    let mut imports = ImportSection::new();
    imports.import("house", "told", EntityType::Function(NUMBER));
    let mut defined = FunctionSection::new();
    [NUMBER, NUMBER, NUMBER, NUMBER, NOTHING, NUMBER, 2].iter().for_each(|&kind| _ = defined.function(kind));
    let mut tables = TableSection::new();
    let (minimum, maximum) = (2, None);
    let element_type = RefType::FUNCREF;
    tables.table(TableType { element_type, table64: false, minimum, maximum, shared: false });
    let mut memories = MemorySection::new();
    memories.memory(MemoryType { minimum: 1, maximum, memory64: false, shared: false, page_size_log2: None });
    let mut exports = ExportSection::new();
    let names = ["twice", "again", "calls", "through", "begun", "others", "read"];
    names.iter().zip(TWICE..).for_each(|(name, at)| _ = exports.export(name, ExportKind::Func, at));
    let mut elements = ElementSection::new();
    elements.active(
        None,
        &ConstExpr::i32_const(0),
        Elements::Functions([AGAIN, THROUGH + 2].as_slice().into()),
    );
    let mut called = NameMap::new();
    ["told"].iter().chain(&names).zip(TOLD..).for_each(|(name, at)| called.append(at, name));
    let mut named = NameSection::new();
    named.functions(&called);
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&defined).section(&tables).section(&memories);
    module.section(&exports).section(&StartSection { function_index: BEGUN }).section(&elements);
    module.section(&functions()).section(&named);
    module.section(&CustomSection { name: "producers".into(), data: [0].as_slice().into() });
    module.finish()
}

/// Results of the module's functions called from Node, with everything that the imported one was told.
fn said(module: &[u8]) -> String {
    let asked = "const told = []; const bytes = Buffer.from(process.argv[1], 'hex'); \
                 const house = { told: (number) => (told.push(number), number + 1) }; \
                 const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { house }); \
                 const names = ['twice', 'again', 'calls', 'through', 'others']; \
                 console.log(JSON.stringify([names.map((name) => [3, 8].map((number) => exports[name](number))), exports.read(), told]))";
    let hex: String = module.iter().map(|byte| format!("{byte:02x}")).collect();
    let output = Command::new("node").args(["-e", asked, &hex]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

#[test]
fn a_module_that_is_written_again_says_the_same() {
    let module = module();
    wasmparser::Validator::new().validate_all(&module).unwrap();
    let (before, after) = (Functions::read(&module).unwrap(), compact(&module).unwrap());
    let written = Functions::read(&after).unwrap();
    // Of `twice` and `again` one is left, then of `calls` and `others`; `through` has lost two locals of no use.
    assert_eq!((before.all().len(), written.all().len()), (7, 5));
    assert!(after.len() < module.len());
    // Of 3, which is odd, `through` asks `others` of the table, of 8 `again`. At the start, twice 41 was written.
    let expected = "[[[6,16],[6,16],[7,17],[13,32],[7,17]],82,[6,16,12,6,16]]";
    assert_eq!(said(&module), expected);
    assert_eq!(said(&after), expected);
    assert_eq!(exports(&after), exports(&module));
    assert_eq!(compact(&module).unwrap(), after);
}

/// Names of what a module exports, in order, with their kinds.
fn exports(module: &[u8]) -> Vec<(String, ExternalKind)> {
    let mut found = vec![];
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::ExportSection(section) = payload.unwrap() {
            found.extend(section.into_iter().map(Result::unwrap).map(|one| (one.name.to_owned(), one.kind)));
        }
    }
    found
}

#[test]
fn a_chain_has_every_text_once_and_like_ones_together() {
    let texts: Vec<Vec<u8>> = (0..60_u8)
        .map(|text| {
            (0..20 + text).map(|at| if text % 3 == 0 { at } else { ((text % 3) << 6) | (at % 50) }).collect()
        })
        .chain([vec![], vec![1], vec![1]])
        .collect();
    let texts: Vec<&[u8]> = texts.iter().map(Vec::as_slice).collect();
    let order = likeness::chain(&texts);
    let mut sorted = order.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, (0..texts.len()).collect::<Vec<_>>());
    let kinds: Vec<usize> = order.iter().filter(|&&text| text < 60).map(|text| text % 3).collect();
    assert_eq!(kinds.chunk_by(|one, next| one == next).count(), 3);
    assert_eq!(likeness::chain(&[]), [0; 0]);
}
