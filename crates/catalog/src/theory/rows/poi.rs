//! The pawns of POI XI: on the fields 1..m, a pawn jumps to the nearest free field to its right; the player
//! who lands on m wins.
//!
//! As long as m is free, call group t the pawns with exactly t free fields to their right. They form one
//! block, and a jump of the pawn that has k − 1 others of its block before it leaves these k with one free
//! field less: k pawns go from group t to group t − 1, where k is any number up to the size of the group. A
//! player who can jump from group 1 lands on m and wins; a player who brings pawns into group 1 loses at
//! once. So groups 2, 3, 4, … are a staircase on which group 2 is the ground, and the nim-sum of groups 3, 5,
//! 7, … decides (Sprague 1937).
//!
//! * Group 1 is not empty: its pawns, and only they, win by jumping to m.
//! * Otherwise each group has at most one winning move: an odd one from 3 on has to shrink, or the pawns of
//!   an even one from 4 on increase the odd group below. Group 2 has none.
//! * If m is taken, play is over, and the player to move has lost, as has a player stuck without pawns.
//!
//! Linear in the number of pawns, for any m. Evidence: the argument above, compared in the tests with
//! exhaustive search from the rules on all boards of up to 14 fields.

use super::row::shown;
use crate::theory::lone::{lone, without_winning_move, won_by};
use crate::theory::{Component, Judgement, Several, Theory};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rules::speech::{both, list, number};
use rules::{Outcome, Text};

/// Limit on the groups named in a sentence.
const NAMED: usize = 13;

pub(super) struct PoiGame {
    fields: UBig,
}

impl PoiGame {
    pub(super) fn new(fields: UBig) -> PoiGame {
        PoiGame { fields }
    }

    /// Returns `true` if the row has ascending fields of this board.
    fn holds(&self, row: &[UBig]) -> bool {
        row.first().is_none_or(|first| !first.is_zero())
            && row.last().is_none_or(|last| *last <= self.fields)
            && row.is_sorted_by(|left, right| left < right)
    }

    /// Blocks of a row whose last field is free, from the right.
    fn groups(&self, row: &[UBig]) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (place, field) in row.iter().enumerate().rev() {
            let continues = row.get(place + 1).is_some_and(|next| *next == field + UBig::ONE);
            match groups.last_mut() {
                Some(group) if continues => {
                    group.start = place;
                    group.size += 1;
                }
                _ => {
                    let taken = row.len() - 1 - place;
                    let number = &self.fields - field - UBig::from(taken);
                    groups.push(Group { number, start: place, size: 1 });
                }
            }
        }
        groups
    }
}

/// A block of pawns.
struct Group {
    /// Number of free fields to its right.
    number: UBig,
    /// Start in the row.
    start: usize,
    size: u64,
}

impl Group {
    /// Returns `true` if it counts in the nim-sum.
    fn counts(&self) -> bool {
        self.number.bit(0) && !self.number.is_one()
    }

    /// Returns `true` if it is directly above this one.
    fn is_above(&self, other: &Group) -> bool {
        self.number == &other.number + UBig::ONE
    }
}

/// A winning jump: `pawns` of a group go down one group.
struct Jump {
    group: usize,
    pawns: u64,
}

impl Theory for PoiGame {
    fn citation(&self) -> &str {
        "POI XI 2004"
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let (component, row) = lone(sum, <[UBig]>::is_empty)?;
        if !self.holds(row) {
            return None;
        }
        if row.is_empty() {
            return Some(without_winning_move(Outcome::P, vec![no_pawn()]));
        }
        if row.last() == Some(&self.fields) {
            return Some(without_winning_move(Outcome::P, vec![over(&self.fields)]));
        }
        let groups = self.groups(row);
        if let Some(first) = groups.first().filter(|group| group.number.is_one()) {
            return Some(self.at_once(component, row, first, most));
        }
        let sum = groups.iter().filter(|group| group.counts()).fold(0, |sum, group| sum ^ group.size);
        let mut why = vec![what_a_group_is(&groups), account(&groups, sum)];
        if sum == 0 {
            why.push(lost());
            return Some(without_winning_move(Outcome::P, why));
        }
        why.push(wins());
        let jumps = winning(&groups, sum);
        let first = jumps.iter().take(most).map(|jump| jumped(row, &groups, jump)).collect();
        let recommends = jumps.first().map(|jump| recommended(row, &groups, jump));
        let options = Several { first, count: Some(UBig::from(jumps.len())) };
        Some(won_by(component, options, why, recommends))
    }
}

impl PoiGame {
    /// Judges a position with pawns that can jump to the last field.
    fn at_once(&self, component: usize, row: &[UBig], group: &Group, most: usize) -> Judgement {
        let (fields, size) = (number(&self.fields), group.size);
        let ready = if size == 1 { "one pawn has".to_string() } else { format!("{size} pawns have") };
        let why = vec![both(
            format!(
                "In {}, {ready} no free field to the right but {fields}: to jump there wins at once. After any other jump \
                 the opponent does it.",
                shown(row)
            ),
            format!(
                "{} 中有 {size} 个棋子右边只剩 {fields} 号格空着：跳上去立刻获胜；若走别的棋子，对方就会跳上去。",
                shown(row)
            ),
        )];
        let first: Vec<Component> =
            (group.start..row.len()).take(most).map(|from| jump(row, from, self.fields.clone())).collect();
        let recommends = row.get(group.start).map(|from| {
            let from = number(from);
            both(
                format!("The pawn on {from} jumps to {fields} and wins at once."),
                format!("{from} 处的棋子跳到 {fields}，立刻获胜。"),
            )
        });
        won_by(component, Several { first, count: Some(size.into()) }, why, recommends)
    }
}

/// Winning jumps where group 1 is empty: those that shrink a counting group, and then those that increase
/// one.
fn winning(groups: &[Group], sum: u64) -> Vec<Jump> {
    let shrinks =
        groups.iter().enumerate().filter(|(_, group)| group.counts()).filter_map(|(index, group)| {
            let pawns = group.size.checked_sub(group.size ^ sum)?;
            (pawns > 0).then_some(Jump { group: index, pawns })
        });
    let raises = groups.iter().enumerate().filter_map(|(index, group)| {
        if group.number.bit(0) || group.number <= UBig::from(2u8) {
            return None;
        }
        let below = index.checked_sub(1).and_then(|below| groups.get(below));
        let size = below.filter(|below| group.is_above(below)).map_or(0, |below| below.size);
        let pawns = (size ^ sum).checked_sub(size)?;
        (0 < pawns && pawns <= group.size).then_some(Jump { group: index, pawns })
    });
    shrinks.chain(raises).collect()
}

/// Start of a jump in the row, its field, and the field where it lands.
fn ends<'r>(row: &'r [UBig], groups: &[Group], jump: &Jump) -> Option<(usize, &'r UBig, UBig)> {
    let group = groups.get(jump.group)?;
    let after = group.start + usize::try_from(group.size).ok()?;
    let from = after.checked_sub(usize::try_from(jump.pawns).ok()?)?;
    Some((from, row.get(from)?, row.get(after.checked_sub(1)?)? + UBig::ONE))
}

fn jumped(row: &[UBig], groups: &[Group], of: &Jump) -> Component {
    match ends(row, groups, of) {
        Some((from, _, to)) => jump(row, from, to),
        None => row.to_vec(),
    }
}

/// The row after the pawn in a place has jumped over its neighbours to a field.
fn jump(row: &[UBig], from: usize, to: UBig) -> Component {
    let mut row = row.to_vec();
    row.remove(from);
    let place = row.partition_point(|field| *field < to);
    row.insert(place, to);
    row
}

fn no_pawn() -> Text {
    both("There is no pawn: the player to move is stuck and loses.", "没有棋子：轮到走的一方无法行动，判负。")
}

fn over(fields: &UBig) -> Text {
    let fields = number(fields);
    both(
        format!(
            "Field {fields} is taken: the opponent has jumped there and won, and the player to move has lost."
        ),
        format!("{fields} 号格已有棋子：对方已经跳到那里获胜，轮到走的一方已输。"),
    )
}

fn what_a_group_is(groups: &[Group]) -> Text {
    let named: Vec<String> = groups.iter().take(NAMED).map(|group| number(&group.number)).collect();
    let (sizes_en, sizes_zh): (Vec<String>, Vec<String>) = groups
        .iter()
        .zip(&named)
        .map(|(group, named)| {
            (format!("{} in group {named}", group.size), format!("第 {named} 组 {} 个", group.size))
        })
        .unzip();
    both(
        format!(
            "Let group t be the pawns with t free fields to their right: {}.",
            list(&sizes_en, ", ", " and ")
        ),
        format!("右边恰有 t 个空格的棋子称为第 t 组：{}。", list(&sizes_zh, "、", "、")),
    )
}

fn account(groups: &[Group], sum: u64) -> Text {
    let counting = || groups.iter().filter(|group| group.counts());
    let sizes: Vec<UBig> = counting().take(NAMED).map(|group| UBig::from(group.size)).collect();
    let sum = match sizes.as_slice() {
        [] => "0".into(),
        [_] => sum.to_string(),
        _ => rules::speech::nim_sum(&sizes, &UBig::from(sum)),
    };
    both(
        format!(
            "A jump takes any number of pawns down one group. Who brings one into group 1 loses, as the opponent then \
             jumps to the end; so group 2 is the ground of a staircase, and groups 3, 5, 7, … are the steps that \
             count: the nim-sum of their sizes is {sum}."
        ),
        format!(
            "每跳一次，就有任意多个棋子从一组降到下一组。谁让棋子进入第 1 组，对方就跳到终点，所以谁就输；因此第 2 组相当于阶梯博弈的地面，\
             由第 3、5、7……组各组个数的异或和决定胜负，现为 {sum}。"
        ),
    )
}

fn lost() -> Text {
    both(
        "It is 0: a jump makes it different from 0, and the opponent makes it 0 again, until only jumps into group 1 are \
         left. The player to move loses.",
        "它等于 0：先手每跳一步，对方总能使它重新变为 0，最后先手只能让棋子进入第 1 组。所以先手必败。",
    )
}

fn wins() -> Text {
    both(
        "It is not 0, so the player to move wins by a jump that makes it 0.",
        "它不等于 0，先手只要跳一步使它变为 0 就必胜。",
    )
}

fn recommended(row: &[UBig], groups: &[Group], jump: &Jump) -> Text {
    let (Some((_, from, to)), Some(group)) = (ends(row, groups, jump), groups.get(jump.group)) else {
        return Text::default();
    };
    let (from, to, named) = (number(from), number(&to), number(&group.number));
    let below = number(&(&group.number - UBig::ONE));
    let (pawns, verb) = match jump.pawns {
        1 => ("1 pawn".to_string(), "goes"),
        many => (format!("{many} pawns"), "go"),
    };
    both(
        format!(
            "The pawn on {from} jumps to {to} and wins: {pawns} {verb} from group {named} to group {below}, and the nim-sum \
             becomes 0."
        ),
        format!(
            "{from} 处的棋子跳到 {to} 获胜：{} 个棋子从第 {named} 组降到第 {below} 组，异或和变为 0。",
            jump.pawns
        ),
    )
}
