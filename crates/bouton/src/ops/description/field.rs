//! Descriptions of single fields, for the help of the command line.

use super::chinese;
use crate::ops::find;
use rules::Text;
use rules::speech::both;
use schemars::SchemaGenerator;

/// Description of a field of a request, without the full stop at its end.
///
/// ```
/// let field = bouton::ops::description::field("table", "what").expect("a field");
/// assert_eq!(field.en, "Content of the cells: if absent, who wins, or the claim where `claim` names one");
/// ```
pub fn field(operation: &str, name: &str) -> Option<Text> {
    let schema = (find(operation)?.describe)(&mut SchemaGenerator::default()).to_value();
    let en = schema["properties"][name]["description"].as_str()?;
    let zh = chinese::field(operation, name)?;
    Some(both(en.trim_end_matches('.'), zh.trim_end_matches('。')))
}
