//! The library as its users meet it: answers, proofs, findings, programs, tables, all against the rules or published facts.

// One program for all of them: each one more takes seconds to link.

mod added;
mod answers;
mod attempts;
mod automatic;
mod automaton;
mod beginnings;
mod book;
mod catalogue;
mod checked;
mod compared;
mod copies;
mod counterexamples;
mod discover;
mod effort;
mod emit;
mod engines;
mod every;
mod examples;
mod export;
mod facts;
mod gauntlet;
mod generated;
mod heaps;
mod hints;
mod identify;
mod judge;
mod lawful;
mod letters;
mod lists;
mod misere;
mod payoff;
mod play;
mod proved;
mod proved_automata;
mod puzzles;
mod refuted;
mod root;
mod sequences;
mod spoken;
mod stated;
mod tables;
mod theories;
mod walls;
mod written;
