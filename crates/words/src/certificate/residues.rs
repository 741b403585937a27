//! Statements with moduli that do not fit.

use crate::statement::plain;
use crate::{Say, both, short};
use kernel_residues::Flaw;
use rules::Text;

impl Say for Flaw {
    fn text(&self) -> Text {
        match self {
            Flaw::Modulus(name) => {
                let name = short(&plain(name));
                both(
                    format!(
                        "the modulus of `{name}` has a negative number in it, or nothing says that it is positive"
                    ),
                    format!("`{name}` 的模数中有负数，或未说明它是正数"),
                )
            }
            Flaw::Chain(name) => {
                let name = short(&plain(name));
                both(
                    format!("the modulus of `{name}` is not at most the one before"),
                    format!("`{name}` 的模数不是处处不大于前一个模数"),
                )
            }
            Flaw::Parameter(name) => {
                let name = short(&plain(name));
                both(
                    format!("a move changes `{name}`, which is a parameter of a modulus"),
                    format!("有着法改变 `{name}`，而它是模数的参数"),
                )
            }
            Flaw::Form => both(
                "a statement with moduli has no choices and no `same`, and its positions are not sorted",
                "有模数的陈述不能有 `choice`、`same`，也不能有 `sorted`",
            ),
            Flaw::Sorts => both(
                "a quotient stands where only a number that is divided may stand, or the other way round",
                "商出现在只容许被除数的地方，或者相反",
            ),
            Flaw::Depth => both(
                "a number is divided that is not known to be less than the modulus before, or a remainder is not known to be less than its modulus",
                "被除的数未知小于前一个模数，或余数未知小于其模数",
            ),
            Flaw::Spread => both(
                "a sum may be too many multiples of a modulus, or is divided by a constant",
                "某个和可能是模数的太多倍，或要被常数整除",
            ),
        }
    }
}
