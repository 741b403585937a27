//! Certificates with moduli: read, and checked.

use crate::flaw::{Flaw, Rejection};
use kernel::text::{Text, flaw};
use kernel::{
    Claim, Limits, Literal, Meter, Names, Node, Numeration, Rank, Relation, Scope, Sense, Statement,
    TextFlaw, Theorem, Variable,
};

/// Most moduli of a statement.
const MOST_MODULI: usize = 8;

/// A sum of parameters by which numbers are divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modulus {
    /// The relation (NAME x q r).
    pub name: String,
    /// The sum.
    pub sum: Rank,
}

impl Modulus {
    /// The coefficient of a number.
    pub(crate) fn of(&self, number: Variable) -> i64 {
        self.sum.terms.iter().find(|term| term.0 == number).map_or(0, |term| term.1)
    }
}

/// A statement that speaks of quotients and remainders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// Moduli, each at most the one before.
    pub moduli: Vec<Modulus>,
    /// The statement: definition i is the relation of modulus i.
    pub statement: Statement,
}

/// A family with what is needed to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The statement that is proved.
    pub family: Family,
    /// The certificate of the statement about quotients and remainders.
    pub parted: kernel::Certificate,
}

impl From<Statement> for Family {
    /// A statement without moduli.
    fn from(statement: Statement) -> Family {
        Family { moduli: vec![], statement }
    }
}

impl Family {
    /// The family that these items write down: moduli, and then the statement.
    pub fn read(text: &Text, moduli: &[usize], statement: usize) -> Result<Family, Rejection> {
        if moduli.len() > MOST_MODULI {
            return Ok(flaw(text.at(moduli[MOST_MODULI]), TextFlaw::Number)?);
        }
        let mut names = Names::new();
        for &item in moduli {
            let [name, _] = text.parts(item, "modulus")?;
            if names.insert(kernel::name(text, name)?, (names.len(), 3)).is_some() {
                return Ok(flaw(text.at(name), TextFlaw::Again)?);
            }
        }
        let statement = Statement::read(text, statement, Some(&names))?;
        let mut read = Family { moduli: vec![], statement };
        for &item in moduli {
            let [name, sum] = text.parts(item, "modulus")?;
            let name = text.word(name, "name")?.to_string();
            let sums = Scope::new(Numeration::Base(2), &[], &read.statement.places).ranks(text, &[sum])?;
            read.moduli.extend(sums.into_iter().map(|sum| Modulus { name: name.clone(), sum }));
        }
        read.fits()?;
        Ok(read)
    }

    /// Looks whether moduli are positive, become no larger, and are changed by no move.
    pub fn fits(&self) -> Result<(), Rejection> {
        let Family { moduli, statement } = self;
        let goes_back = matches!(statement.claim, Claim::Recursion(..));
        if !statement.choices.is_empty() || statement.sorted || goes_back {
            return Err(Flaw::Form.into());
        }
        for (place, modulus) in moduli.iter().enumerate() {
            let positive = |&(number, _): &(Variable, i64)| self.is_positive(number);
            let natural = modulus.sum.constant >= 0 && modulus.sum.terms.iter().all(|term| term.1 > 0);
            if !natural || modulus.sum.constant == 0 && !modulus.sum.terms.iter().any(positive) {
                return Err(Flaw::Modulus(modulus.name.clone()).into());
            }
            let before = &moduli[place.saturating_sub(1)];
            let less = |&(number, factor): &(Variable, i64)| factor <= before.of(number);
            if modulus.sum.constant > before.sum.constant || !modulus.sum.terms.iter().all(less) {
                return Err(Flaw::Chain(modulus.name.clone()).into());
            }
        }
        for &(number, _) in moduli.iter().flat_map(|modulus| &modulus.sum.terms) {
            let mut parts = statement.moves.iter().flat_map(|of| &of.parts);
            if parts.any(|part| part[number as usize] != number) {
                return Err(Flaw::Parameter(statement.places[number as usize].clone()).into());
            }
        }
        Ok(())
    }

    /// The number of moduli that each place is at most: those of which it is a parameter. It is divided by the others.
    pub fn depths(&self) -> Vec<usize> {
        let places = 0..self.statement.places.len() as Variable;
        places.map(|place| self.moduli.iter().filter(|modulus| modulus.of(place) > 0).count()).collect()
    }

    /// Returns `true` if a law says that a number is at least 1.
    fn is_positive(&self, number: Variable) -> bool {
        self.statement
            .laws
            .iter()
            .any(|law| *law.0 == [Node::Literal(Literal::linear([(number, -1)], 0, Sense::Negative))])
    }

    /// The modulus that a literal divides by.
    pub(crate) fn modulus(literal: &Literal) -> Option<usize> {
        match literal.relation {
            Relation::Defined(place) => Some(place),
            _ => None,
        }
    }
}

impl Certificate {
    /// Reads a certificate.
    pub fn parse(text: &str, meter: &Meter) -> Result<Certificate, Rejection> {
        let text = &Text::read(text)?;
        let begins = |item: &&usize| text.form(**item, "modulus").is_ok_and(|(head, _)| head == "modulus");
        let moduli = text.top.iter().skip(1).take_while(begins).count();
        let (Some(&head), [statement, falls, rest @ ..]) =
            (text.top.first(), text.top.get(1 + moduli..).unwrap_or_default())
        else {
            return Ok(flaw(0, TextFlaw::Expected("residues"))?);
        };
        let [version] = text.parts(head, "residues")?;
        if text.number(version, 2)? != 2 {
            return Ok(text.expected(version, "residues")?);
        }
        let family = Family::read(text, &text.top[1..=moduli], *statement)?;
        let parted = kernel::Certificate::rest(family.parted(meter)?, text, *falls, rest)?;
        Ok(Certificate { family, parted })
    }
}

/// Checks the text of a certificate: the family that is proved, and the theorem about quotients and remainders.
pub fn check(text: &str, limits: Limits) -> Result<(Family, Theorem), Rejection> {
    let meter = Meter::new(limits);
    meter.steps(text.len())?;
    let Certificate { family, parted } = Certificate::parse(text, &meter)?;
    let theorem = kernel::checked(parted, &meter)?;
    Ok((family, theorem))
}
