//! A position: a sum of components, each of a game.

use crate::Variant;
use dashu_int::UBig;
use rules::Form;
use std::borrow::Borrow;
use std::fmt::Write as _;
use std::sync::Arc;

/// A component of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Component {
    /// Index of its game among those of the position.
    pub game: usize,
    /// The tuple or row.
    pub naturals: Vec<UBig>,
}

impl Component {
    /// The component in machine words, for engines.
    pub fn words(&self) -> Option<solve::pool::Component> {
        let words: Option<Vec<u64>> =
            self.naturals.iter().map(|natural| u64::try_from(natural).ok()).collect();
        Some(solve::pool::Component::new(self.game, words?))
    }

    /// A component from machine words.
    pub fn of(words: &solve::pool::Component) -> Component {
        let naturals = words.words.iter().map(|&word| UBig::from(word)).collect();
        Component { game: words.game, naturals }
    }

    /// Components of a position of one game, with their places.
    pub fn of_places(form: Form, places: &[UBig]) -> Vec<Component> {
        let arity = match form {
            Form::Tuple(arity) => arity.max(1),
            Form::Row | Form::Edges => places.len().max(1),
        };
        places.chunks(arity).map(|naturals| Component { game: 0, naturals: naturals.to_vec() }).collect()
    }

    /// The numbers in order, with the separator before each but the first.
    fn joined(&self, text: &mut String, between: impl Fn(usize) -> char) {
        for (index, natural) in self.naturals.iter().enumerate() {
            if index != 0 {
                text.push(between(index));
            }
            // Writing to a string never fails, and a machine word is written faster.
            let _ = match u64::try_from(natural) {
                Ok(word) => write!(text, "{word}"),
                Err(_) => write!(text, "{natural}"),
            };
        }
    }

    fn comma_joined(&self) -> String {
        let mut text = String::new();
        self.joined(&mut text, |_| ',');
        text
    }

    /// The component as typed, in the letters of its game if it has some.
    pub fn typed(&self, form: Form, letters: &[char]) -> String {
        let mut text = String::new();
        self.type_into(&mut text, form, letters);
        text
    }

    /// The component as a word, if its game has letters and all its numbers are letters.
    pub fn word(&self, letters: &[char]) -> Option<String> {
        let letter = |natural: &UBig| letters.get(usize::try_from(natural).ok()?.checked_sub(1)?);
        let word: Option<String> = self.naturals.iter().map(letter).collect();
        word.filter(|word| !word.is_empty())
    }

    fn type_into(&self, text: &mut String, form: Form, letters: &[char]) {
        if let Some(word) = self.word(letters) {
            text.push_str(&word);
            return;
        }
        match form {
            _ if self.naturals.is_empty() => text.push_str("()"),
            Form::Edges => self.joined(text, |index| if index % 2 == 0 { ',' } else { '-' }),
            Form::Tuple(_) | Form::Row => self.joined(text, |_| ','),
        }
    }

    /// The component as shown: a single number bare, everything else in brackets.
    pub fn shown(&self, variant: &Variant) -> String {
        match (variant.form(), self.naturals.len()) {
            (Form::Tuple(_), 1) => self.comma_joined(),
            (Form::Tuple(_), _) => format!("({})", self.comma_joined()),
            (Form::Edges, _) => self.typed(Form::Edges, &[]),
            (Form::Row, _) => {
                let word = self.word(&variant.ruleset().letters);
                word.unwrap_or_else(|| format!("[{}]", self.comma_joined()))
            }
        }
    }
}

/// A sum of components of one or several games, in the given order.
#[derive(Clone, Debug)]
pub struct Position {
    variants: Arc<[Variant]>,
    components: Vec<Component>,
}

impl Position {
    /// A sum of components; each names one of the variants by its index.
    pub fn new(variants: impl Into<Arc<[Variant]>>, components: Vec<Component>) -> Position {
        Position { variants: variants.into(), components }
    }

    /// The same games with other components.
    pub fn with(&self, components: Vec<Component>) -> Position {
        Position { variants: self.variants.clone(), components }
    }

    /// The same position of the games without forbidden options.
    pub fn unblocked(&self) -> Position {
        let variants: Vec<Variant> = self.variants.iter().map(Variant::unblocked).collect();
        Position::new(variants, self.components.clone())
    }

    /// The games; components refer to them by index.
    pub fn variants(&self) -> &[Variant] {
        &self.variants
    }

    /// The components.
    pub fn components(&self) -> &[Component] {
        &self.components
    }

    /// Convention of play, common to all games.
    pub fn convention(&self) -> rules::Convention {
        self.variants.first().map(|variant| variant.instance().convention()).unwrap_or_default()
    }

    /// The games with their parameters: `bash m=3`, `nim + kayles`.
    pub fn game(&self) -> String {
        self.variants.iter().map(Variant::name).collect::<Vec<_>>().join(" + ")
    }

    /// The only game, if there is only one.
    pub fn single_game(&self) -> Option<&Variant> {
        match &*self.variants {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The position as typed; in a sum of several games each is named.
    pub fn text(&self) -> String {
        self.write(&self.components)
    }

    /// The position in sentences: each component as in moves.
    pub fn shown(&self) -> String {
        self.show(&self.components)
    }

    /// These components as a position of the same games, in sentences.
    pub fn show<C: Borrow<Component>>(&self, components: impl IntoIterator<Item = C>) -> String {
        self.compose(components, |text, component, variant| match variant {
            Some(variant) => text.push_str(&component.shown(variant)),
            None => component.type_into(text, Form::Row, &[]),
        })
    }

    /// These components as a position of the same games.
    pub fn write<C: Borrow<Component>>(&self, components: impl IntoIterator<Item = C>) -> String {
        self.compose(components, |text, component, variant| {
            let letters = variant.map_or(&[][..], |variant| &variant.ruleset().letters);
            component.type_into(text, variant.map_or(Form::Row, Variant::form), letters);
        })
    }

    fn compose<C: Borrow<Component>>(
        &self,
        components: impl IntoIterator<Item = C>,
        one: impl Fn(&mut String, &Component, Option<&Variant>),
    ) -> String {
        let mut text = String::new();
        let mut game = (self.variants.len() == 1).then_some(0);
        for component in components {
            let component = component.borrow();
            if game != Some(component.game) {
                game = Some(component.game);
                let plus = if text.is_empty() { "" } else { " + " };
                let name = self.variants.get(component.game).map_or("", Variant::name);
                let _ = write!(text, "{plus}{name}");
            }
            if !text.is_empty() {
                text.push(' ');
            }
            one(&mut text, component, self.variants.get(component.game));
        }
        // Nothing at all is a component without numbers.
        if text.is_empty() { "()".into() } else { text }
    }

    /// Returns `true` if play may be endless although the text does not declare that a draw.
    pub fn may_go_round(&self) -> bool {
        let instances = self.variants.iter().map(Variant::instance);
        instances.into_iter().any(|instance| !instance.terminates() && !instance.draws_declared())
    }

    /// The games as engines see them.
    pub fn rules(&self) -> Vec<&dyn solve::Game> {
        self.variants.iter().map(Variant::rules).collect()
    }

    /// The components in machine words, if they fit.
    pub fn words(&self) -> Option<Vec<solve::pool::Component>> {
        self.components.iter().map(Component::words).collect()
    }
}
