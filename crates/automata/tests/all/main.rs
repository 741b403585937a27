//! Tables, relations and sentences against brute force and closed forms.

// One program for all of them: each one more takes seconds to link.

mod brute;
mod closed;
mod formulas;
mod members;
mod relations;
mod sentences;
