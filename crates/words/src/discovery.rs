//! Discoveries in words.

use super::both;
use answer::discover::{Conclusion, Extent, Failed, Finding, Label, Method, OtherSize};
use answer::proof::Scope;
use rules::{Form, Text};

/// The positions that the claims agree with: `1000 rows of length 3 with numbers up to 9`.
pub fn evidence(finding: &Finding) -> Option<Text> {
    finding.compared.map(|extent| compared(finding.scope, extent))
}

/// The largest box that was solved to look at, in the same words.
pub fn looked(finding: &Finding) -> Option<Text> {
    finding.data.map(|extent| compared(finding.scope, extent))
}

/// Comparisons with other sizes, in a sentence; absent where positions have no size.
pub fn elsewhere(finding: &Finding) -> Option<Text> {
    finding.compared.and_then(|_| other_sizes(finding.scope, &finding.sizes))
}

/// The evidence for a conjecture, in a sentence.
pub fn agreement(finding: &Finding) -> Text {
    let Text { en, zh } = evidence(finding).unwrap_or_default();
    both(format!("A conjecture: it agrees with the rules on {en}."), format!("猜想：在{zh}上与规则一致。"))
}

/// A sentence about the kinds of claims looked for in vain.
pub fn methods(finding: &Finding) -> Option<Text> {
    let nothing = matches!(finding.result, Conclusion::Nothing) && !finding.methods.is_empty();
    if !nothing {
        return None;
    }
    let mut all: Vec<Text> = finding.methods.iter().filter_map(method).collect();
    let numerations = finding.methods.iter().filter_map(|method| match method {
        Method::Automata(numeration) => Some(numeration.to_string()),
        _ => None,
    });
    let numerations: Vec<String> = numerations.collect();
    if !numerations.is_empty() {
        let (en, zh) = (numerations.join(", "), numerations.join("、"));
        all.push(both(format!("automata in {en}"), format!("自动机（{zh}）")));
    }
    let joined = |of: fn(&Text) -> &str, sign: &str| all.iter().map(of).collect::<Vec<_>>().join(sign);
    let (en, zh) = (joined(|text| &text.en, "; "), joined(|text| &text.zh, "；"));
    Some(both(format!("Looked for: {en}."), format!("找过：{zh}。")))
}

/// A kind of claims; automata are told together.
fn method(method: &Method) -> Option<Text> {
    Some(match method {
        Method::Formulas => both("formulas and terms of one line", "一行的公式和项"),
        Method::Rotations => {
            both("a condition that some rotation of the numbers satisfies", "数轮换之后满足的条件")
        }
        Method::Recursions => both(
            "values by recursion on the last digit, or by an irrational share",
            "按末位数字或按无理数比例递归的 SG 值",
        ),
        Method::Remainders => both("remainders, from some number on", "从某个数起只取决于余数的规律"),
        Method::Automata(_) => return None,
    })
}

/// Limit on the signs of a claim that is told in full.
const LONGEST: usize = 160;

fn shortened(claim: &str) -> String {
    match claim.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} …", claim[..end].trim_end()),
        None => claim.to_owned(),
    }
}

/// The wrong candidate that agreed with the most positions, and the smallest one at which it is wrong.
pub fn nearest(finding: &Finding) -> Option<Text> {
    let Failed { items, at, label, agreed } = finding.failed.as_ref()?;
    let claim = shortened(items.first()?);
    let at = position(finding.scope.form, at);
    let truth = finding.truth()?;
    let (is, is_zh) = match label {
        Label::Outcome(_) => {
            let Text { en, zh } = super::finding::outcome(&truth);
            (en, format!("为{zh}"))
        }
        Label::Value(_) => (format!("of value {truth}"), format!("的值为 {truth}")),
    };
    let counted = plural(*agreed, "smaller position");
    Some(both(
        format!("The best wrong candidate is `{claim}`: it agrees with {counted}, but {at} is {is}."),
        format!("错误的候选中最好的是 `{claim}`：与 {agreed} 个较小的局面一致，但 {at} {is_zh}。"),
    ))
}

/// All positions of a box, counted: `1000 rows of length 3 with numbers up to 9`.
fn compared(scope: Scope, extent: Extent) -> Text {
    let Extent { positions, upto } = extent;
    let (en, zh) = match (scope.size, scope.form) {
        (None, _) => (plural(positions, "position"), format!("{positions} 个局面")),
        (Some(size), Form::Row) => (
            format!("{} of length {size}", plural(positions, "row")),
            format!("{positions} 个长度为 {size} 的行"),
        ),
        (Some(1), _) => (
            format!("{} of one component", plural(positions, "position")),
            format!("{positions} 个单分量局面"),
        ),
        // The data have each order.
        (Some(size), _) => (
            format!("{} of {size} components, each order counted,", plural(positions, "sum")),
            format!("{positions} 个 {size} 分量局面（分量次序不同者分别计数）"),
        ),
    };
    both(format!("{en} with numbers up to {upto}"), format!("数字不超过 {upto} 的 {zh}"))
}

/// The other sizes that were compared, and the outcome; nothing where positions have no size.
fn other_sizes(scope: Scope, sizes: &[OtherSize]) -> Option<Text> {
    scope.size?;
    let row = scope.form == Form::Row;
    if sizes.is_empty() {
        return Some(match row {
            true => both("It was compared with no other length.", "未与其他长度的行比较。"),
            false => {
                both("It was compared with no other number of components.", "未与其他分量个数的局面比较。")
            }
        });
    }
    let one = |other: &OtherSize| {
        let Text { en, zh } = compared(Scope { size: Some(other.size), ..scope }, other.extent);
        match &other.differs {
            None => both(format!("it agrees with all {en}"), format!("与全部{zh}一致")),
            Some(at) => {
                let at = position(scope.form, at);
                both(format!("among {en} it is wrong at {at}"), format!("在{zh}中，{at} 处不对"))
            }
        }
    };
    let all: Vec<Text> = sizes.iter().map(one).collect();
    let joined = |of: fn(&Text) -> &str, sign: &str| all.iter().map(of).collect::<Vec<_>>().join(sign);
    let (en, zh) = (joined(|text| &text.en, "; "), joined(|text| &text.zh, "；"));
    let (kind, kind_zh) = if row { ("lengths", "长度") } else { ("numbers of components", "分量个数") };
    Some(both(format!("Of other {kind}: {en}."), format!("其他{kind_zh}：{zh}。")))
}

/// Evidence for other sizes, with the reason that nothing stronger is known.
pub fn conjecture(finding: &Finding, why: &Text) -> Text {
    let Text { en, zh } = agreement(finding);
    let elsewhere = elsewhere(finding).unwrap_or_default();
    let en = [&*en, &elsewhere.en, &why.en].into_iter().filter(|text| !text.is_empty());
    both(en.collect::<Vec<_>>().join(" "), zh + &elsewhere.zh + &why.zh)
}

/// As it is written in rules.
fn position(form: Form, at: &[u64]) -> String {
    let joined = |part: &[u64]| part.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    match form {
        Form::Row => format!("[{}]", joined(at)),
        Form::Tuple(arity) => {
            let parts = at.chunks(arity.max(1)).map(|part| format!("({})", joined(part)));
            parts.collect::<Vec<_>>().join(" + ")
        }
        Form::Edges => joined(at),
    }
}

fn plural(count: u64, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}
