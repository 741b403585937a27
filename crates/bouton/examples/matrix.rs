//! Two players who pay each other: the value of the game and how to mix, as exact fractions.
//!
//! `cargo run --example matrix -p bouton`

use bouton::{Problems, payoff};

/// Payments of the column player to the row player.
const DEAR_PAPER: &str = "
          scissors  rock  paper
scissors         0    -1      2
rock             1     0     -1
paper           -2     1      0
";

fn main() -> Result<(), Problems> {
    print!("{}", run()?);
    Ok(())
}

pub(crate) fn run() -> Result<String, Problems> {
    let matrix = payoff::read(DEAR_PAPER)?;
    let answer = payoff::solve(&matrix)?;
    let Some(solved) = answer.solved else { return Ok("a limit was reached\n".into()) };
    let mut told = format!("value {}\n", solved.value);
    for row in 0..3 {
        let name = matrix.row_name(row).unwrap_or("?");
        told += &format!("{name} {}\n", solved.rows.probability(row));
    }
    Ok(told)
}
