//! Findings as programs.

use answer::discover::{Conclusion, Discoveries, Finding};
use emit::{Language, Unwritten};
use question::Variant;
use rules::Lang;

/// The first finding that is proved, or else the first conjecture, as a program. A conjecture is called one in it.
pub fn of_found(
    variant: &Variant,
    found: &Discoveries,
    language: Language,
    lang: Lang,
) -> Result<String, Unwritten> {
    let some = |finding: &&Finding| !finding.items.is_empty();
    let proved = found.findings.iter().find(|finding| finding.is_proved());
    let finding = proved.or_else(|| found.findings.iter().find(some)).ok_or(Unwritten::NoClaim)?;
    let written = finding.written(variant).ok_or(Unwritten::NoClaim)?;
    let convention = written.instance().convention();
    let claims = written.instance().claims().iter().filter(|claim| claim.convention == convention);
    let numeration = match &finding.result {
        Conclusion::Proved(proved) => proved.numeration(),
        Conclusion::Conjecture(_) | Conclusion::Nothing => None,
    };
    let claims: Vec<_> = claims.collect();
    super::written(&written, &claims, (&words::emit::finding(finding), numeration), language, lang)
}
