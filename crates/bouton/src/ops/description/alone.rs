//! Requests of single operations, for programs that call each by its name.

use super::chinese;
use crate::ops::find;
use rules::Lang;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

/// Fields that say what the call itself says: its name, and the identifier of the message.
const SAID: [&str; 2] = ["id", "kind"];

/// Schema of the request of an operation, described in a language, with all definitions that it refers to.
///
/// ```
/// let schema = bouton::ops::description::alone("solve", bouton::Lang::En).expect("an operation");
/// assert_eq!(schema["type"], "object");
/// assert_eq!(schema["properties"]["moves"]["anyOf"][0]["$ref"], "#/$defs/Moves");
/// assert!(schema["$defs"]["Moves"].is_object());
/// ```
pub fn alone(name: &str, lang: Lang) -> Option<Value> {
    let entry = find(name)?;
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.meta_schema = None);
    let mut generator = settings.into_generator();
    let mut schema = (entry.describe)(&mut generator).to_value();
    let definitions = generator.take_definitions(true);
    if !definitions.is_empty() {
        schema["$defs"] = Value::from(definitions);
    }
    if lang == Lang::Zh {
        schema["description"] = json!(format!("{}。", entry.chinese.operation));
    }
    let fields = schema["properties"].as_object_mut()?;
    fields.retain(|field, _| !SAID.contains(&field.as_str()));
    for (field, described) in fields {
        if let (Lang::Zh, Some(said)) = (lang, chinese::field(name, field)) {
            described["description"] = json!(said);
        }
    }
    Some(schema)
}
