//! Strategies by symmetry on boards.

use super::both;
use answer::reason::Turn;
use rules::Text;

/// Every move is answered by its image, at once or after a first move.
pub(crate) fn answers(made: Option<&str>, image: Text, exchanged: Option<[char; 2]>) -> Text {
    let Text { en, zh } = image;
    let Text { en: with, zh: with_zh } = with_exchange(exchanged);
    let strategy = format!("answer every move by its image under {en}{with}");
    let strategy_zh = format!("无论对方怎么走，都走它在{zh}下的对应着法{with_zh}");
    match made {
        None => both(
            format!("The second player wins: {strategy}. It is always possible."),
            format!("后手胜：{strategy_zh}。这一步总是可行。"),
        ),
        Some(made) => both(
            format!("Play {made}, then {strategy}. It is always possible."),
            format!("先走 {made}，此后{strategy_zh}。这一步总是可行。"),
        ),
    }
}

/// The letters that change places, after the image of a move.
fn with_exchange(exchanged: Option<[char; 2]>) -> Text {
    match exchanged {
        None => both("", ""),
        Some([a, b]) => both(format!(" with {a} and {b} exchanged"), format!("，并把 {a} 与 {b} 互换")),
    }
}

/// Evidence of a strategy.
pub(crate) fn compared(moves: usize) -> Text {
    both(
        format!("each of the {moves} moves that may ever be made leaves its image possible."),
        format!("今后可能走出的 {moves} 个着法，走后各自的对应着法都仍可走。"),
    )
}

/// Cells that change places, of which this many are told.
const MOST_PAIRS: usize = 12;

/// The image of a board; `pairs` are cells that change places, where it is told by these.
pub(crate) fn image_of(turn: Turn, pairs: &[[String; 2]]) -> Text {
    let (en, zh) = image(turn);
    if pairs.is_empty() {
        return both(en, zh);
    }
    let told: Vec<String> =
        pairs.iter().take(MOST_PAIRS).map(|[one, other]| format!("{one} ↔ {other}")).collect();
    let (told, more) = (told.join(", "), if pairs.len() > MOST_PAIRS { ", …" } else { "" });
    both(format!("{en} ({told}{more})"), format!("{zh}（{told}{more}）"))
}

fn image(turn: Turn) -> (&'static str, &'static str) {
    match turn {
        Turn::Point => ("the point reflection of the board", "棋盘的中心对称"),
        Turn::LeftRight => ("the reflection of left and right", "棋盘的左右对称"),
        Turn::UpDown => ("the reflection of top and bottom", "棋盘的上下对称"),
        Turn::Diagonal => ("the reflection in the main diagonal", "关于主对角线的对称"),
        Turn::Antidiagonal => ("the reflection in the other diagonal", "关于副对角线的对称"),
        Turn::Shift => ("the shift by half of the board", "平移半个棋盘"),
        Turn::Glide => ("a reflection with a shift by half of the board", "对称加平移半个棋盘"),
        Turn::Pairs => ("an exchange in pairs", "两两对换"),
    }
}

#[cfg(feature = "prove")]
pub use all_sizes::{evidence, known, open, why_none};

/// Results about boards of all sizes.
#[cfg(feature = "prove")]
mod all_sizes {
    use super::{image, with_exchange};
    use crate::{Say, both, short, stop_reason};
    use answer::board::sizes::{AllSizes, Known, Unlike, Unsized};
    use answer::reason::Turn;
    use answer::verify::boards::mirror::{Along, Claim, Game, Sizes};
    use rules::Text;

    /// Sizes, and who wins.
    pub fn known(known: &Known) -> Text {
        let (sizes, verdict) = (sizes(known.claim.sizes), verdict(&known.claim));
        let strategy = strategy(&known.claim, known.exchanged);
        let (how, how_zh) = match known.claim.first {
            None => (format!("the other one answers {}", strategy.en), format!("对方{}", strategy.zh)),
            Some(_) => {
                let (picture, place) = (short(&known.picture), place(known.claim.turn));
                (
                    format!(
                        "by the first move {picture} on the smallest board, {} of larger ones, and then by answering {}",
                        place.en, strategy.en
                    ),
                    format!(
                        "在最小的棋盘上先走成 {picture}，更大的棋盘上走在{}，此后{}",
                        place.zh, strategy.zh
                    ),
                )
            }
        };
        both(
            format!("{}: {}; {how}.", sizes.en, verdict.en),
            format!("{}：{}；{how_zh}。", sizes.zh, verdict.zh),
        )
    }

    /// Place of the first move on larger boards.
    fn place(turn: [Along; 2]) -> Text {
        match turn {
            [Along::Back, Along::Back] => both("in the middle", "正中"),
            [Along::Back, _] => both("in the middle rows", "中间的行"),
            _ => both("in the middle columns", "中间的列"),
        }
    }

    /// Sizes of which nothing is known.
    pub fn open(open: [Sizes; 2]) -> Text {
        let sizes = sizes(open);
        both(
            format!("{}: no strategy by symmetry was found.", sizes.en),
            format!("{}：没有找到对称策略。", sizes.zh),
        )
    }

    /// The evidence.
    pub fn evidence(found: &AllSizes) -> Text {
        let moves = found.moves;
        let (kinds, them) =
            if moves == 1 { ("one kind of move", "it") } else { ("kinds of moves", "each of them") };
        let kinds = if moves == 1 { kinds.to_owned() } else { format!("{moves} {kinds}") };
        both(
            format!(
                "proved for all boards of these sizes, by a certificate that the checker has accepted: {kinds}, and {them} leaves its image possible wherever it is made."
            ),
            format!(
                "对所有这些大小的棋盘得证，证书已由检验程序接受：共 {moves} 种走法，无论走在哪里，走后其对应着法都仍可走。"
            ),
        )
    }

    /// The reason why there are no results.
    pub fn why_none(why: &Unsized) -> Text {
        let unlike = match why {
            Unsized::Stopped(reason) => return nothing(&stop_reason(*reason)),
            Unsized::Rejected(rejection) => return nothing(&rejection.text()),
            Unsized::Unlike(unlike) => unlike,
        };
        nothing(&cause(unlike))
    }

    fn nothing(why: &Text) -> Text {
        both(
            format!("nothing is proved for boards of all sizes: {}.", why.en),
            format!("没有对所有大小的棋盘证明任何结论：{}。", why.zh),
        )
    }

    fn cause(unlike: &Unlike) -> Text {
        match unlike {
            Unlike::Board => both("the board has no rows and columns", "棋盘没有行与列"),
            Unlike::Size => both(
                "a size of the board is neither a number nor a parameter",
                "棋盘的大小既不是数，也不是参数",
            ),
            Unlike::End => both(
                "strategies by symmetry are known only where the player who cannot move loses",
                "只有无着可走者负时，才知道对称策略",
            ),
            Unlike::Law => both(
                "groups matter, which may join cells far from a move",
                "规则涉及连通块，而连通块可能牵涉远处的格子",
            ),
            Unlike::Flip => both("a rule flips letters", "规则互换字母"),
            Unlike::Start => both(
                "the letters at the beginning depend on more than the parities of rows and columns",
                "开始时各格的字母不只取决于行号与列号的奇偶",
            ),
            Unlike::Place => both(
                "the rules ask where a cell is, or what lies far from it",
                "规则询问格子的位置，或远处的格子",
            ),
            Unlike::Parameter(name) => both(
                format!("`{name}` has no value; give it one: `{name}=2`"),
                format!("`{name}` 没有值，请给出：`{name}=2`"),
            ),
            Unlike::Reach => both(
                "moves are too many, reach too far, or differ near the edges",
                "走法太多、波及太远，或在边缘处不同",
            ),
            Unlike::Stopped(reason) => stop_reason(*reason),
            Unlike::Measure => {
                both("no measure is known that every move lowers", "不知道每步都使之减小的度量")
            }
        }
    }

    impl Say for Game {
        fn text(&self) -> Text {
            let claims: Vec<Text> = self
                .claims
                .iter()
                .map(|claim| {
                    let (sizes, verdict) = (sizes(claim.sizes), verdict(claim));
                    both(format!("{}: {}", sizes.en, verdict.en), format!("{}：{}", sizes.zh, verdict.zh))
                })
                .collect();
            let joined = |of: fn(&Text) -> &String, with: &str| {
                claims.iter().map(of).cloned().collect::<Vec<_>>().join(with)
            };
            let (en, zh) = (joined(|text| &text.en, "; "), joined(|text| &text.zh, "；"));
            let (board, board_zh) = match self.round {
                [false, false] => ("boards", "棋盘"),
                [false, true] => ("boards that close round from left to right", "左右相接的棋盘"),
                [true, false] => ("boards that close round from top to bottom", "上下相接的棋盘"),
                [true, true] => ("boards that close round both ways", "上下左右都相接的棋盘"),
            };
            both(
                format!("proved for all {board} of these sizes: {en}"),
                format!("对所有这些大小的{board_zh}得证：{zh}"),
            )
        }
    }

    fn verdict(claim: &Claim) -> Text {
        match claim.first {
            None => both("the player to move loses", "先手必败"),
            Some(_) => both("the player to move wins", "先手必胜"),
        }
    }

    fn sizes([rows, columns]: [Sizes; 2]) -> Text {
        let en = |sizes: Sizes, one: &str, many: &str| match sizes {
            Sizes::Is(1) => format!("one {one}"),
            Sizes::Is(size) => format!("{size} {many}"),
            Sizes::Even(2) => format!("an even number of {many}"),
            Sizes::Odd(1) => format!("an odd number of {many}"),
            Sizes::Even(least) => format!("an even number of {many} from {least} on"),
            Sizes::Odd(least) => format!("an odd number of {many} from {least} on"),
        };
        let zh = |sizes: Sizes, name: &str| match sizes {
            Sizes::Is(size) => format!("{size} {name}"),
            Sizes::Even(2) => format!("{name}数为偶数"),
            Sizes::Odd(1) => format!("{name}数为奇数"),
            Sizes::Even(least) => format!("{name}数为不小于 {least} 的偶数"),
            Sizes::Odd(least) => format!("{name}数为不小于 {least} 的奇数"),
        };
        both(
            format!("{} and {}", en(rows, "row", "rows"), en(columns, "column", "columns")),
            format!("{}，{}", zh(rows, "行"), zh(columns, "列")),
        )
    }

    /// The strategy of the player who answers.
    fn strategy(claim: &Claim, exchanged: Option<[char; 2]>) -> Text {
        use Along::{Back, Half, Same};
        let turn = match claim.turn {
            [Back, Back] => Turn::Point,
            [Same, Back] => Turn::LeftRight,
            [Back, Same] => Turn::UpDown,
            [Back, Half] | [Half, Back] => Turn::Glide,
            [Same | Half, Same | Half] => Turn::Shift,
        };
        let (en, zh) = image(turn);
        let Text { en: with, zh: with_zh } = with_exchange(exchanged);
        both(
            format!("every move by its image under {en}{with}"),
            format!("无论怎么走，都走它在{zh}下的对应着法{with_zh}"),
        )
    }
}
