//! Options of the command line.

use std::time::Duration;

const USAGE: &str = "\
usage: cargo xtask soak [--hours N] [--games N] [--seed N] [--failures N] [--discover N] [--shrink N] [--milliseconds N]

  --hours N         goes on for so long, from where it was left off (target/soak.txt)
  --games N         goes on for so many games
  --seed N          looks at one game alone; without the others, from this one on if --games is given
  --failures N      ends after more failures than this (20)
  --discover N      looks for claims about one game in so many (10)
  --shrink N        how many smaller games are tried where something differs (300)
  --milliseconds N  how long a proof or a search may take (300)
";

/// Options of the command line.
pub(crate) struct Options {
    hours: Option<f64>,
    games: Option<u64>,
    pub(crate) seed: Option<u64>,
    pub(crate) most_failures: u64,
    pub(crate) discover: u64,
    pub(crate) shrink: usize,
    pub(crate) time: Duration,
}

impl Options {
    /// Parses the words; the error is the usage message.
    pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Options, &'static str> {
        let mut options = Options {
            hours: None,
            games: None,
            seed: None,
            most_failures: 20,
            discover: 10,
            shrink: 300,
            time: Duration::from_millis(300),
        };
        while let Some(word) = words.next() {
            let value = words.next().ok_or(USAGE)?;
            let number = || value.parse::<u64>().map_err(|_| USAGE);
            match &*word {
                "--hours" => options.hours = Some(value.parse().map_err(|_| USAGE)?),
                "--games" => options.games = Some(number()?),
                "--seed" => options.seed = Some(number()?),
                "--failures" => options.most_failures = number()?,
                "--discover" => options.discover = number()?.max(1),
                "--shrink" => options.shrink = number()? as usize,
                "--milliseconds" => options.time = Duration::from_millis(number()?),
                _ => return Err(USAGE),
            }
        }
        if options.hours.is_none() && options.games.is_none() {
            match options.seed {
                Some(_) => {
                    options.games = Some(1);
                    options.discover = 1;
                }
                None => return Err(USAGE),
            }
        }
        Ok(options)
    }

    /// Returns `true` if each game is announced, so that one that hangs can be identified.
    pub(crate) fn verbose(&self) -> bool {
        self.games.is_some_and(|games| games <= 200)
    }

    /// Returns `true` once the requested amount is done.
    pub(crate) fn is_over(&self, games: u64, time: Duration) -> bool {
        self.games.is_some_and(|most| games >= most)
            || self.hours.is_some_and(|hours| time.as_secs_f64() >= hours * 3600.0)
    }
}
