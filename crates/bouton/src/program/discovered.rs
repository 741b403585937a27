//! Findings as programs.

use super::submission::{Candidate, Chosen, Submission, Submitted};
use answer::discover::{Conclusion, Discoveries, Finding};
use emit::{Language, Unwritten, opened};
use question::Variant;
use rules::{Lang, Numeration};

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
    let claims: Vec<_> = claims.collect();
    super::written(&written, &claims, (&words::emit::finding(finding), numeration(finding)), language, lang)
}

fn numeration(finding: &Finding) -> Option<Numeration> {
    match &finding.result {
        Conclusion::Proved(proved) => proved.numeration(),
        Conclusion::Conjecture(_) | Conclusion::Nothing => None,
    }
}

/// A whole program by the first finding of use, proved ones first, or by the rules.
pub fn submission_of_found(
    variant: &Variant,
    found: &Discoveries,
    submission: &Submission,
    lang: Lang,
) -> Result<Submitted, Unwritten> {
    submission.whole(vec![chosen_of_found(variant, found, submission, lang)?], lang)
}

/// The same for one of the games of a sum, of which the submission is a part.
pub(crate) fn chosen_of_found(
    variant: &Variant,
    found: &Discoveries,
    submission: &Submission,
    lang: Lang,
) -> Result<Chosen, Unwritten> {
    let open = submission.layout.opened();
    let candidate = |finding: &Finding| match &*open {
        [] => closed(variant, finding),
        names => general(variant, finding, names),
    };
    let size = submission.layout.size();
    let known = found.findings.iter().filter(|finding| wrong(finding, size).is_none());
    let mut candidates: Vec<Candidate> = known.filter_map(candidate).collect();
    candidates.sort_by_key(|candidate| !candidate.proved);
    let written = submission.written(variant, &candidates, lang);
    let wrong = found.findings.iter().find_map(|finding| wrong(finding, size));
    match (written, wrong) {
        // A bound would help.
        (Err(unwritten), Some(wrong))
            if !matches!(unwritten, Unwritten::NoBound(_) | Unwritten::Costs { .. }) =>
        {
            Err(wrong)
        }
        (written, _) => written,
    }
}

/// A size of the positions that are read, all sizes if there is none, at which a finding of another size is wrong.
fn wrong(finding: &Finding, read: Option<usize>) -> Option<Unwritten> {
    let holds = finding.size.filter(|&size| read != Some(size))?;
    let is_read = |size: usize| read.is_none_or(|read| read == size);
    let wrong = finding.sizes.iter().find(|other| other.differs.is_some() && is_read(other.size))?;
    Some(Unwritten::Size { holds, wrong: wrong.size })
}

/// Places of the claims of a game with claims of its own, under its convention.
fn places(variant: &Variant) -> Vec<usize> {
    let convention = variant.instance().convention();
    let claims = variant.instance().claims().iter().filter(|claim| claim.convention == convention);
    claims.map(|claim| claim.place).collect()
}

fn closed(variant: &Variant, finding: &Finding) -> Option<Candidate> {
    if finding.items.is_empty() {
        return None;
    }
    let written = finding.written(variant)?;
    Some(Candidate {
        places: places(&written),
        variant: written,
        evidence: words::emit::finding(finding),
        numeration: numeration(finding),
        proved: matches!(&finding.result, Conclusion::Proved(proved) if proved.is_unconditional()),
        size: finding.size,
    })
}

/// The claim for all parameters, where these are read.
fn general(variant: &Variant, finding: &Finding, names: &[String]) -> Option<Candidate> {
    let family = finding.family.as_ref()?;
    let instance = variant.instance().with_claims(&family.items)?;
    let written = opened(&Variant::of(variant.game(), instance), names).ok()?;
    let general = finding.general.as_deref().filter(|proved| proved.theorem.is_of_all(names));
    Some(Candidate {
        places: places(&written),
        variant: written,
        evidence: words::emit::of_open_finding(family, general),
        numeration: None,
        proved: general.is_some(),
        size: None,
    })
}
