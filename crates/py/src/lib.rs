//! Operations on impartial games for Python.
//!
//! ```text
//! a call ─► Session::ask ─► bouton::ops, on a thread with limits ─► data, as every face sends them
//! ```
//!
//! Everything else of the package is written in Python, on this one call. Files are read from the folder of a session alone.

mod call;

use bouton::ops;
use call::{Call, Done, Form};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyString};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Games that were read, and findings about them, remembered between calls.
#[pyclass(frozen, module = "bouton._native")]
struct Session {
    session: Arc<ops::Session>,
}

/// Exit status, text and bytes of an answer.
type Told<'py> = (u8, String, Option<Bound<'py, PyByteArray>>);

#[pymethods]
impl Session {
    /// A session that reads files of this folder alone, and none without a folder.
    #[new]
    #[pyo3(signature = (folder=None))]
    fn new(folder: Option<PathBuf>) -> PyResult<Session> {
        let session = match folder {
            None => ops::Session::closed(),
            Some(folder) => ops::Session::within(&folder)?,
        };
        Ok(Session { session: Arc::new(session) })
    }

    /// Answers a request, an object in JSON whose field `kind` names the operation. The answer is its exit status and JSON. In the
    /// form `bytes` large answers are bytes, and the JSON is their header; the form `drawing` is SVG in place of JSON.
    #[pyo3(signature = (request, *, time=None, memory=None, form="data", progress=None))]
    fn ask<'py>(
        &self,
        request: &Bound<'py, PyString>,
        time: Option<Duration>,
        memory: Option<u64>,
        form: &str,
        progress: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Told<'py>> {
        let py = request.py();
        let session = self.session.clone();
        let form = Form::of(form).ok_or_else(|| PyValueError::new_err("there is no such form"))?;
        let call = Call { session, request: request.to_str()?.to_owned(), time, memory, form };
        let Done { code, text, bytes } = call::wait(py, call, progress.as_ref())?;
        let bytes = bytes.map(|bytes| PyByteArray::new(py, &bytes));
        Ok((code, text, bytes))
    }
}

/// The native part of the package `bouton`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::Session;

    /// Version of the package.
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
