//! Operation `contests`: the problems of contests that `judge` answers.

use super::{Asked, Chinese, Context, Envelope, Failure, Operation, Response, Work};
#[cfg(feature = "schema")]
use crate::json::ContestsData;
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;

/// Problems of contests and online judges that `judge` answers, with the limits and the sample of each.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Contests {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
}

impl Operation for Contests {
    const NAME: &'static str = "contests";
    const CHINESE: Chinese = Chinese {
        operation: "`judge` 所解答的竞赛与在线评测题目，以及各题的数据范围与样例",
        fields: &[],
    };
    type Response = ContestList;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, _: &mut Context) -> Result<Work<ContestList>, Failure> {
        Ok(Box::new(|_| Ok(ContestList)))
    }
}

/// Answer to [`Contests`].
///
/// ```
/// use bouton::ops::{Contests, Context, Operation, Response};
/// let list = Contests::default().run(&mut Context::default())?;
/// assert!(!list.data(bouton::Lang::En).to_string().is_empty());
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct ContestList;

impl Response for ContestList {
    fn data(&self, _lang: Lang) -> Value {
        crate::json::contest_problems()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<ContestsData>())
    }
}
