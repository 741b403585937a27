//! What a game's text says, piece by piece, as it is shown to people.

use rules::{Convention, Lang, Ruleset};

/// What a proof may build on, as the text writes it.
pub fn assumptions(game: &Ruleset) -> Vec<String> {
    game.assumptions.iter().map(|assumption| game.said(assumption.span)).collect()
}

/// The conventions under which a theorem is at work for a game of the catalogue, and whose it is.
pub fn theories(game: &Ruleset) -> Vec<(Convention, String)> {
    let theory = |convention| {
        let instance = game.instantiate(&[], Some(convention)).ok()?;
        let theory = catalog::theory::theory(&game.name, instance.arguments(), convention)?;
        Some((convention, theory.citation().to_owned()))
    };
    [Convention::Normal, Convention::Misere].into_iter().filter_map(theory).collect()
}

/// What a family of games is called; one without words of its own is shown as the files write it.
pub fn family(family: Option<&str>, lang: Lang) -> &str {
    let (en, zh) = match family {
        Some("one-heap") => ("One heap", "一堆石子"),
        Some("heaps") => ("Several heaps", "多堆石子"),
        Some("splitting") => ("Splitting heaps", "拆分石子堆"),
        Some("rows") => ("Rows of pieces and coins", "成行的棋子与硬币"),
        Some("boards") => ("Boards", "棋盘"),
        Some("graphs") => ("Graphs", "图"),
        Some("payoffs") => ("Payoffs", "支付矩阵"),
        Some("sums") => ("Several games at once", "几个游戏同时进行"),
        Some(other) => (other, other),
        None => ("Others", "其他"),
    };
    match lang {
        Lang::En => en,
        Lang::Zh => zh,
    }
}
