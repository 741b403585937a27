//! `bouton period`: the nim-values of a heap game, and their period.

use crate::args::PeriodArgs;
use crate::commands::drawing::{of_tables, other_extension};
use crate::commands::fmt::unwritable;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::speech::{lang, say};
use crate::{pretty, question};
use bouton::draw::{ExportError, HeapSequence, SequenceFormat, write_heaps};
use bouton::heaps::{Explored, Uncertified};
use bouton::ops::{Period, Question, Response, Sequenced};
use phrases::period;
use rules::{Convention, Text};
use std::fs::File;
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use words::heaps::{no_certificate, title};
use words::legend;

/// Work shorter than this is not checkpointed unless a file is given.
const PATIENCE: Duration = Duration::from_secs(2);

/// Computes the values, and prints the results.
pub(crate) fn run(args: &PeriodArgs, context: &mut Context) -> Result<Exit, Failure> {
    let format = match args.out.as_deref().filter(|_| !args.misere.misere) {
        Some(out) => Some((out, format(out)?)),
        None => None,
    };
    // Long work with an output file is checkpointed beside that file.
    let beside = format.filter(|_| args.checkpoint.is_none());
    let beside = beside.map(|(out, _)| PathBuf::from(format!("{}.checkpoint", out.display())));
    let convention = args.misere.misere.then_some(Convention::Misere);
    let question = Question::of_words(question::expanded(&args.game)?).under(convention);
    let checkpoint = args.checkpoint.clone().or(beside.clone());
    let request = Period {
        to: args.to.unwrap_or(Period::TO.default()),
        values: args.values,
        elements: args.misere.elements,
        certificate: args.certificate.is_some(),
        checkpoint: checkpoint.clone(),
        patience: if beside.is_some() { PATIENCE } else { Duration::ZERO },
        ..Period::of(question)
    };
    let found = context.run(request, Counted::Positions)?;
    let exit = found.status();
    let (explored, identities, certificate) = match &found {
        Sequenced::Values { explored, identities, certificate, .. } => (explored, identities, certificate),
        Sequenced::Quotient { report, .. } => {
            super::misere::print(report, args, context)?;
            return Ok(exit);
        }
    };
    let report = &explored.report;
    let certificate = match (&args.certificate, certificate) {
        (Some(path), Some(Ok(text))) if path == Path::new("-") => {
            write!(context.out, "{text}")?;
            return Ok(Exit::Answered);
        }
        (Some(path), Some(certified)) => Some(Certificate::write(path, certified, report.resumed > 0)?),
        _ => match found.rejection() {
            Some(rejection) => {
                let why = Uncertified::Rejected(rejection.clone());
                return Err(refusal(&no_certificate(&why), report.resumed > 0));
            }
            None => None,
        },
    };
    let kept = checkpoint.filter(|path| report.limits_hit.is_some() && path.exists());
    if let Some((out, format)) = format.filter(|_| report.limits_hit.is_none()) {
        write_file(explored, args.to, format, out)?;
        if let Some(beside) = beside {
            // A remaining file is harmless: the same command resumes from it.
            let _ = std::fs::remove_file(beside);
        }
    }
    if context.json {
        let mut data = found.data(context.lang);
        if let Some(certificate) = &certificate {
            data["certificate"] = certificate.json();
        }
        context.write_json(&data)?;
    } else {
        write!(context.out, "{}", pretty::period(report, identities, args.statistics, kept.as_deref()))?;
        if let Some(certificate) = certificate {
            writeln!(context.out, "{}", certificate.said.get(lang()))?;
        }
    }
    Ok(exit)
}

/// Status of the requested certificate.
struct Certificate {
    /// File name and number of bytes, if it was written.
    file: Option<(String, usize)>,
    said: Text,
}

impl Certificate {
    /// Writes the certificate. If there is none, removes an older one that could be mistaken for it.
    fn write(
        path: &Path,
        certified: &Result<String, Uncertified>,
        resumed: bool,
    ) -> Result<Certificate, Failure> {
        let name = path.to_string_lossy().into_owned();
        let why = match certified {
            Ok(text) => {
                std::fs::write(path, text).map_err(|error| unwritable(&name, &error))?;
                let bytes = text.len();
                let said = period::certified(&name, bytes);
                return Ok(Certificate { file: Some((name, bytes)), said });
            }
            Err(why) => why,
        };
        let mut said = no_certificate(why);
        if is_certificate(path) {
            std::fs::remove_file(path).map_err(|error| unwritable(&name, &error))?;
            said = period::removed(why, &name);
        }
        if matches!(why, Uncertified::Rejected(_)) {
            return Err(refusal(&said, resumed));
        }
        Ok(Certificate { file: None, said })
    }

    fn json(&self) -> serde_json::Value {
        match &self.file {
            Some((file, bytes)) => serde_json::json!({ "file": file, "bytes": bytes }),
            None => serde_json::json!({ "file": null, "why": self.said.get(lang()) }),
        }
    }
}

/// Returns `true` if a file begins like a certificate.
fn is_certificate(path: &Path) -> bool {
    const BEGIN: &[u8] = b"bouton ";
    let mut begin = [0; BEGIN.len()];
    path.is_file()
        && File::open(path).is_ok_and(|mut file| file.read_exact(&mut begin).is_ok() && begin == BEGIN)
}

/// The checker rejects the result of a theorem.
fn refusal(said: &Text, resumed: bool) -> Failure {
    Complaint::new("certificate-refused", said.get(lang())).help(say(period::refused(resumed))).into()
}

fn format(out: &Path) -> Result<SequenceFormat, Failure> {
    let known = || [of_tables(), vec!["txt"]].concat();
    SequenceFormat::of(out).ok_or_else(|| other_extension(out, &known()))
}

/// Writes the computed values; with a proved period, as many as were requested.
fn write_file(
    explored: &Explored,
    to: Option<u64>,
    format: SequenceFormat,
    out: &Path,
) -> Result<(), Failure> {
    let values = &explored.values;
    let asked = to.filter(|_| values.period().is_some()).map_or(0, |to| to as usize);
    let settled = values.period().map(|period| period.start);
    let sequence = HeapSequence {
        title: title(&explored.report.game),
        labels: legend::chart(settled),
        code: explored.report.game.code(),
        count: values.computed().max(asked),
        value: &|heap| values.value(heap).unwrap_or_default(),
        settled,
    };
    let name = out.to_string_lossy();
    let file = File::create(out).map_err(|error| unwritable(&name, &error))?;
    match write_heaps(&sequence, format, lang(), &mut BufWriter::new(file)) {
        Err(ExportError::Write(error)) => Err(unwritable(&name, &error)),
        other => Ok(other?),
    }
}
