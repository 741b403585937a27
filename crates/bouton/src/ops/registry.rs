//! All operations, for faces that run them by name.

use super::{ALL, Asked, Chinese, Context, Failure, Operation, Received, Response, Work};
use crate::Problem;
use serde::de::DeserializeOwned;

/// Reader of a request.
pub type Reader = fn(&Received) -> Result<Box<dyn Request>, Problem>;

/// An operation by name.
pub struct Entry {
    /// Name of the operation.
    pub name: &'static str,
    /// Reads a request.
    pub read: Reader,
    /// Descriptions in Chinese.
    pub chinese: Chinese,
    /// Describes the operation.
    #[cfg(feature = "schema")]
    pub(super) describe: fn(&mut schemars::SchemaGenerator) -> schemars::Schema,
    /// Describes the answer, where it is data.
    #[cfg(feature = "schema")]
    pub(super) describe_answer: fn(&mut schemars::SchemaGenerator) -> Option<schemars::Schema>,
}

/// The operation of this name.
///
/// ```
/// assert!(bouton::ops::find("solve").is_some_and(|entry| !entry.chinese.operation.is_empty()));
/// assert!(bouton::ops::find("guess a number").is_none());
/// ```
pub fn find(name: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.name == name)
}

/// A request for any operation.
pub trait Request: Send {
    /// Name of the operation.
    fn name(&self) -> &'static str;
    /// Fields common to all requests.
    fn asked(&self) -> &dyn Asked;
    /// Reads the question; mistakes in it are complained of before any work begins.
    fn open(self: Box<Self>, context: &mut Context) -> Result<Work<Box<dyn Response>>, Failure>;
}

impl<O: Operation<Response: 'static> + Send> Request for O {
    fn name(&self) -> &'static str {
        O::NAME
    }

    fn asked(&self) -> &dyn Asked {
        Operation::asked(self)
    }

    fn open(self: Box<Self>, context: &mut Context) -> Result<Work<Box<dyn Response>>, Failure> {
        let work = Operation::open(*self, context)?;
        Ok(Box::new(move |context| Ok(Box::new(work(context)?))))
    }
}

#[cfg(not(feature = "schema"))]
pub(super) const fn entry<O: Operation<Response: 'static> + DeserializeOwned + Send + 'static>() -> Entry {
    Entry { name: O::NAME, read: read::<O>, chinese: O::CHINESE }
}

#[cfg(feature = "schema")]
pub(super) const fn entry<O>() -> Entry
where
    O: Operation<Response: 'static> + DeserializeOwned + Send + schemars::JsonSchema + 'static,
{
    Entry {
        name: O::NAME,
        read: read::<O>,
        chinese: O::CHINESE,
        describe: |generator| O::json_schema(generator),
        describe_answer: |generator| O::Response::schema(generator),
    }
}

fn read<O>(received: &Received) -> Result<Box<dyn Request>, Problem>
where
    O: Operation<Response: 'static> + DeserializeOwned + Send + 'static,
{
    Ok(Box::new(received.read::<O>()?))
}

/// Reads a request for the operation that its field `kind` names.
pub fn read_any(received: &Received) -> Result<(&'static Entry, Box<dyn Request>), Problem> {
    let entry = received.kind().and_then(find).ok_or_else(|| {
        let names: Vec<&str> = ALL.iter().map(|entry| entry.name).collect();
        received.unaddressed(&names)
    })?;
    Ok((entry, (entry.read)(received)?))
}
