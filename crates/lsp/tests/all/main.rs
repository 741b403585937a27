//! Tests of the server of editors, and of the extension for VS Code.

mod boards;
mod extension;
