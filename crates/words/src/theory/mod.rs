//! The arguments of the catalogue's theories.

mod bash;
mod coins;
mod dynamic;
mod euclid;
mod geography;
mod graph;
mod heap;
mod misere;
mod moore;
mod new_stone;
mod pair;
mod poi;
mod race;
mod row;
mod subtraction;
mod wythoff;

use crate::Say;
use catalog::argument::Statement;
use rules::Text;

impl Say for Statement {
    fn text(&self) -> Text {
        match self {
            Statement::Heap(said) => heap::shared(said),
            Statement::Misere(said) => misere::misere(said),
            Statement::Nim(said) => heap::nim(said),
            Statement::Bash(said) => bash::bash(said),
            Statement::BashClear(said) => bash::clear(said),
            Statement::BashRange(said) => bash::range(said),
            Statement::CountUp(said) => bash::count_up(said),
            Statement::PrimePower(said) => subtraction::prime_power(said),
            Statement::Subtraction(said) => subtraction::subtraction(said),
            Statement::Moore(said) => moore::moore(said),
            Statement::Wythoff(said) => wythoff::wythoff(said),
            Statement::Dynamic(said) => dynamic::dynamic(said),
            Statement::Euclid(said) => euclid::euclid(said),
            Statement::Race(said) => race::race(said),
            Statement::Corners(said) => coins::corners(said),
            Statement::Tartan(said) => coins::tartan(said),
            Statement::Turning(said) => coins::turning(said),
            Statement::Coins(said) => coins::turtles(said),
            Statement::Ruler(said) => coins::ruler(said),
            Statement::GeorgiaBob(said) => row::georgia(said),
            Statement::Staircase(said) => row::staircase(said),
            Statement::TakeBreak(said) => row::take_break(said),
            Statement::Poi(said) => poi::poi(said),
            Statement::NewStone(said) => new_stone::new_stone(said),
            Statement::Hackenbush(said) => graph::hackenbush(said),
            Statement::Geography(said) => geography::geography(said),
        }
    }
}
