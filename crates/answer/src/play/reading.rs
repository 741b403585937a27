//! Moves as a player types them.

use dashu_int::UBig;
use question::step::Step;
use question::{Component, Position, Query, Workbench};
use rules::Typed;

/// The place of the move that is meant by a number, by its words, or by the position that it leaves.
pub(super) fn find(position: &Position, steps: &[Step], said: &str) -> Option<usize> {
    let said = said.trim();
    let digits = said.bytes().all(|byte| byte.is_ascii_digit());
    if digits && !said.is_empty() {
        let place = said.parse::<usize>().ok()?.checked_sub(1)?;
        return (place < steps.len()).then_some(place);
    }
    let signed = || by_cut(position, steps, said).or_else(|| by_turn(position, steps, said));
    by_words(position, steps, said).or_else(signed).or_else(|| {
        let components = read(position, said)?;
        by_position(position, steps, &components).or_else(|| by_change(position, steps, &components))
    })
}

/// `39 → 27`, also with another arrow and other blanks, and where the game has words of its own.
fn by_words(position: &Position, steps: &[Step], said: &str) -> Option<usize> {
    let bare = |text: &str| -> String {
        let arrows = text.replace("->", "→").replace("=>", "→");
        let narrow = |letter: char| match letter {
            '，' => ',',
            '（' => '(',
            '）' => ')',
            other => other,
        };
        arrows.chars().filter(|letter| !letter.is_whitespace()).map(narrow).collect()
    };
    let said = bare(said);
    let plain = |text: &str| bare(text).replace(['(', ')', '[', ']'], "");
    let texts: Vec<String> = steps.iter().map(|step| bare(&step.text(position))).collect();
    let exact = texts.iter().position(|text| *text == said);
    // Some games word their moves themselves, with no arrow: `⟲ 2–4`.
    exact.or_else(|| {
        if !said.contains('→') {
            return None;
        }
        let said = plain(&said);
        let replaced = || steps.iter().position(|step| plain(&step.plain_text(position)) == said);
        texts.iter().position(|text| plain(text) == said).or_else(replaced)
    })
}

/// `1-2`, `cut 1-2`: an edge, its ends in any order, where a move is the cut of one.
fn by_cut(position: &Position, steps: &[Step], said: &str) -> Option<usize> {
    let ends = |text: &str| -> Option<(String, String)> {
        let bare = ["✂", "cut", "剪断", "剪"]
            .iter()
            .fold(text.trim(), |text, word| text.strip_prefix(word).map_or(text, str::trim_start));
        let (a, b) = bare.split_once(['-', '–', '－', ' '])?;
        let (a, b) = (a.trim().to_owned(), b.trim().to_owned());
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        (digits(&a) && digits(&b)).then(|| if a <= b { (a, b) } else { (b, a) })
    };
    let wanted = ends(said)?;
    steps.iter().position(|step| {
        let text = step.text(position);
        text.starts_with('✂') && ends(&text).as_ref() == Some(&wanted)
    })
}

/// `2-4`, `turn 1, 7`: the places of the coins, where a move turns some.
fn by_turn(position: &Position, steps: &[Step], said: &str) -> Option<usize> {
    let places = |text: &str| -> String {
        let bare = ["⟲", "turn", "翻转", "翻"]
            .iter()
            .fold(text.trim(), |text, word| text.strip_prefix(word).map_or(text, str::trim_start));
        let plain = bare.replace(['-', '－'], "–").replace(['，', '、'], ",");
        plain.chars().filter(|letter| !letter.is_whitespace()).collect()
    };
    let wanted = places(said);
    let text = |step: &Step| step.text(position);
    steps.iter().map(text).position(|text| text.starts_with('⟲') && places(&text) == wanted)
}

/// `14 21 27`: the position after the move, its components in any order, those of which nothing is left left out or not.
fn by_position(position: &Position, steps: &[Step], said: &[Component]) -> Option<usize> {
    let wanted = essence(position, said.to_vec());
    steps.iter().position(|step| essence(position, step.apply(position)) == wanted)
}

/// `39 27`: a component, and what it becomes.
fn by_change(position: &Position, steps: &[Step], said: &[Component]) -> Option<usize> {
    position.single_game()?;
    let (before, after) = said.split_first()?;
    let after = essence(position, after.to_vec());
    steps.iter().position(|step| match &*step.changes {
        [change] => {
            position.components().get(change.index) == Some(before)
                && essence(position, change.parts.clone()) == after
        }
        _ => false,
    })
}

/// Components as typed; in a sum of several games each is named, as in the question.
fn read(position: &Position, said: &str) -> Option<Vec<Component>> {
    match position.single_game() {
        Some(variant) => {
            let said = said.replace(['+', '＋'], " ");
            let typed = rules::parse_spelled(&said, variant.form(), &variant.ruleset().letters).ok()?;
            let fit = |typed: Typed| Some(Component { game: 0, naturals: variant.fit(typed.naturals).ok()? });
            typed.into_iter().map(fit).collect()
        }
        None => {
            let query = Query::read(said).ok()?;
            let asked = Workbench::over(position.variants()).ask(&query, Some(position.convention())).ok()?;
            let game = |component: &Component| {
                let variant = asked.variants().get(component.game)?;
                let game = position.variants().iter().position(|known| known.same(variant))?;
                Some(Component { game, naturals: component.naturals.clone() })
            };
            asked.components().iter().map(game).collect()
        }
    }
}

/// Components in order, without those that stand for nothing.
fn essence(position: &Position, mut components: Vec<Component>) -> Vec<Component> {
    let nothing = |component: &Component| -> bool {
        let zeros: Option<&[UBig]> =
            position.variants().get(component.game).and_then(|variant| variant.nothing());
        zeros == Some(&component.naturals)
    };
    components.retain(|component| !nothing(component));
    components.sort_unstable();
    components
}
