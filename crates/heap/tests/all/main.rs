//! Games on heaps against published values and the definition.

// One program for all of them: each one more takes seconds to link.

mod codes;
mod growing;
mod octal;
mod values;
