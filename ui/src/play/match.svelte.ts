/**
 * A game in progress: the question, the moves made, what the server says of the position, and the engine's replies.
 *
 * The server keeps nothing of a game. It is asked for each position by the moves that led there, and its answers are
 * kept here, so that going back and forth asks nothing anew.
 */
import { api, Refused, type PlayMove, type Problem, type Question, type PlayPosition } from '../lib/api';
import { pause } from '../lib/pause';
import { settings } from '../lib/settings.svelte';
import { inWords, looksAhead, reply } from './engine';
import { turnAt, type Side, type Strength } from './record';

/** Why there is no answer: what the server says is wrong, or that it does not answer. */
export type Failure = Problem[] | 'unreachable';

/** Pause before a move of the engine, so that it is seen as a move. */
const THINKS = 650;
const THINKS_STILL = 120;

export class Match {
  question = $state.raw<Question>({ ask: '' });
  made = $state.raw<string[]>([]);
  /** Moves taken back, the last one taken back first. */
  undone = $state.raw<string[]>([]);
  position = $state.raw<PlayPosition | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** Problem with a typed move. */
  unread = $state.raw<Failure | null>(null);
  busy = $state(false);
  engine = $state<Side | null>('second');
  strength = $state<Strength>(4);
  hints = $state(false);
  /** Somebody was helped in this game: by hints, by advice, or by taking a move back. */
  helped = $state(false);
  /** The engine does not move by itself while somebody looks back. */
  paused = $state(false);
  /** Called once when a game that was played through here ends. */
  ended: ((winner: Side | null) => void) | undefined;

  #cache = $state.raw(new Map<string, PlayPosition>());
  #off: AbortController | null = null;
  #told = false;
  /** Last request, for another attempt. */
  #last: () => Promise<void> = () => this.#show(this.made);
  /** The position comes from an address: if it is an end, nobody has reached it here. */
  #restoring = $state(false);

  /** The move that led to the position shown, once the position before it is known. */
  last = $derived.by((): PlayMove | null => {
    const before = this.#cache.get(key(this.made.slice(0, -1)));
    return before && this.position && this.made.length > 0 ? moveOf(before, this.made.at(-1) ?? '', this.position) : null;
  });
  /** True while the position of an earlier question is shown. */
  earlier = $derived(this.position !== null && this.#restoring);
  turn = $derived(turnAt(this.made.length));
  /** True if the engine is to move. */
  waits = $derived(!!this.position && !this.position.end && this.engine === this.turn && !this.paused);
  idle = $derived(!this.position || !!this.position.end || this.busy || this.waits);

  /** A new game, as far as it has been played. What is shown stays until the new position is known, if it is much the same. */
  begin(question: Question, made: string[] = [], { alike = false, helped = false } = {}) {
    this.question = question;
    this.#cache = new Map();
    this.#told = false;
    this.#restoring = true;
    this.helped = helped;
    this.paused = false;
    this.undone = [];
    this.unread = null;
    this.made = made;
    if (!alike) this.position = null;
    return this.#show(made);
  }

  /** From the beginning again. */
  restart() {
    this.#told = false;
    this.#restoring = false;
    this.helped = false;
    this.paused = false;
    this.undone = [];
    return this.#show([]);
  }

  /** Asks again for what there was no answer to; the game stays as it is. */
  retry() {
    return this.#last();
  }

  make(move: PlayMove) {
    const { position } = this;
    if (!position || this.idle) return;
    this.undone = [];
    this.paused = false;
    this.unread = null;
    this.helped ||= this.hints;
    return this.#show([...this.made, inWords(position, move)]);
  }

  /** A move as typed; what is wrong with it is in `unread`. */
  async say(text: string): Promise<boolean> {
    const { position } = this;
    if (!position || this.idle || !text.trim()) return false;
    this.unread = null;
    const before = this.made;
    const made = [...before, text.trim()];
    try {
      const after = await this.#ask(made);
      if (this.made !== before) return false;
      const move = moveOf(position, text.trim(), after);
      const known = [...before, move ? inWords(position, move) : text.trim()];
      this.#keep(known, after);
      this.helped ||= this.hints;
      this.undone = [];
      this.paused = false;
      await this.#show(known);
      return true;
    } catch (error) {
      this.unread = failureOf(error);
      return false;
    }
  }

  /** Back to the last position in which somebody here was to move. */
  undo() {
    const to = this.#earlier();
    if (to !== undefined) return this.goTo(to);
  }

  canUndo = $derived(this.#earlier() !== undefined);
  canRedo = $derived(this.undone.length > 0);

  redo() {
    const steps = this.engine === null || this.undone.length < 2 ? 1 : 2;
    return this.goTo(this.made.length + steps);
  }

  /** To the position after so many moves of this game; later ones can be made again. */
  goTo(ply: number) {
    const all = this.line;
    if (ply < 0 || ply > all.length) return;
    this.helped ||= ply < this.made.length;
    const undone = all.slice(ply).reverse();
    // Where the engine made a move that stands, it need not think again; elsewhere it waits to be told.
    this.paused = undone.length > 0 && this.engine === turnAt(ply);
    this.unread = null;
    return this.#show(all.slice(0, ply), undone);
  }

  /** The whole game, with the moves that were taken back. */
  line = $derived([...this.made, ...[...this.undone].reverse()]);

  /** Lets the engine go on from a position that was looked back at. */
  goOn() {
    this.paused = false;
    this.undone = [];
    void this.#engine();
  }

  setHints(on: boolean) {
    this.hints = on;
    // What was seen once is known, also when it is hidden again.
    this.helped ||= on && !!this.position && !this.position.end;
    if (on && this.position) void this.#show(this.made);
  }

  setEngine(side: Side | null) {
    this.engine = side;
    this.paused = false;
    if (this.position && !this.position.end && side === this.turn) {
      this.undone = [];
      void this.#show(this.made);
    }
  }

  /** The reason has been read, which may name the winning move. */
  explained() {
    this.helped ||= !!this.position && !this.position.end && this.engine !== this.turn;
  }

  /** The move that the engine would make here. */
  async advice(): Promise<PlayPosition['advice'] | undefined> {
    const { made } = this;
    this.helped = true;
    try {
      const position = await this.#ask(made, true);
      if (this.made === made) this.position = position;
      return position.advice;
    } catch (error) {
      this.failure = failureOf(error);
      return undefined;
    }
  }

  /** The good move after so many moves of this game, without going there. */
  async adviceAt(ply: number): Promise<PlayPosition['advice'] | undefined> {
    try {
      return (await this.#ask(this.line.slice(0, ply), true)).advice;
    } catch (error) {
      this.failure = failureOf(error);
      return undefined;
    }
  }

  /** Position after this many moves, if known. */
  at(ply: number): PlayPosition | undefined {
    return this.#cache.get(key(this.line.slice(0, ply)));
  }

  /** Asks for the positions of this game that are not known yet, one after another. */
  async fill(signal?: AbortSignal) {
    const { line, question } = this;
    for (let ply = 0; ply <= line.length; ply += 1) {
      if (signal?.aborted || this.question !== question) return;
      const made = line.slice(0, ply);
      if (this.#cache.has(key(made))) continue;
      const position = await api.play({ ...question, made, hints: false, advise: false }, settings.lang, signal);
      if (this.question === question) this.#keep(made, position);
    }
  }

  /** In another language the sentences are others: what is kept is asked for again. */
  relearn() {
    if (!this.question.ask) return;
    this.#cache = new Map();
    void this.#show(this.made);
  }

  /** Calls off what is being asked. */
  stop() {
    this.#off?.abort();
  }

  #earlier(): number | undefined {
    for (let ply = this.made.length - 1; ply >= 0; ply -= 1) if (turnAt(ply) !== this.engine) return ply;
    return undefined;
  }

  #keep(made: string[], position: PlayPosition) {
    const cache = new Map(this.#cache);
    const known = cache.get(key(made));
    // An answer with advice or with hints is not given away for one without.
    if (known && rich(known) > rich(position)) return;
    cache.set(key(made), position);
    this.#cache = cache;
  }

  async #ask(made: string[], advise = this.engine === turnAt(made.length), hints = this.hints): Promise<PlayPosition> {
    const known = this.#cache.get(key(made));
    if (known && (!hints || coloured(known)) && (!advise || known.advice || known.end)) return known;
    const { question } = this;
    const position = await api.play({ ...question, made, hints, advise }, settings.lang, this.#off?.signal);
    if (this.question === question) this.#keep(made, position);
    return position;
  }

  /** Shows the position after these moves. What was taken back changes together with it, so that the line stays whole. */
  async #show(made: string[], undone = this.undone) {
    this.#off?.abort();
    const off = new AbortController();
    this.#off = off;
    this.busy = true;
    this.failure = null;
    this.#last = () => this.#show(made, undone);
    try {
      const position = await this.#ask(made);
      if (off.signal.aborted) return;
      this.made = made;
      this.undone = undone;
      this.position = position;
      this.busy = false;
      if (position.end) this.#tell(position.end.winner);
      else void this.#engine();
      this.#restoring = false;
    } catch (error) {
      if (off.signal.aborted) return;
      this.busy = false;
      this.failure = failureOf(error);
      if (this.#restoring) this.position = null;
      if (!this.position) this.made = made;
    }
  }

  async #engine() {
    const { position, made } = this;
    const off = this.#off;
    if (!position || !this.waits) return;
    try {
      const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      const [asked] = await Promise.all([
        position.advice && !looksAhead(this.strength) ? position : this.#ask(made, true, this.hints || looksAhead(this.strength)),
        pause(still ? THINKS_STILL : THINKS, off?.signal),
      ]);
      if (this.made !== made || !this.waits) return;
      const text = reply(asked, this.strength, Math.random);
      if (text !== undefined) await this.#show([...made, text]);
    } catch (error) {
      if (!off?.signal.aborted) this.failure = failureOf(error);
    }
  }

  #tell(winner: Side | null) {
    if (!this.#told && !this.#restoring) this.ended?.(winner);
    this.#told = true;
  }
}

function key(made: readonly string[]): string {
  return made.join('\n');
}

function coloured(position: PlayPosition): boolean {
  return position.moves.length === 0 || position.moves.some(({ outcome }) => outcome !== undefined && outcome !== null);
}

function rich(position: PlayPosition): number {
  return (position.advice ? 1 : 0) + (coloured(position) ? 2 : 0);
}

/** The move that was made in words, among those of the position before. */
export function moveOf(before: PlayPosition, words: string, after?: PlayPosition): PlayMove | null {
  const { moves } = before;
  return (
    moves.find(({ text }) => text === words) ??
    (/^\d+$/.test(words) ? moves.find(({ number }) => String(number) === words) : undefined) ??
    moves.find(({ text }) => text === after?.made.at(-1)) ??
    null
  );
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Refused) {
    if (error.problems.length > 0) return error.problems;
    return [{ code: String(error.status), message: error.message, help: null, file: null, place: null, labels: [], severity: 'error' }];
  }
  return 'unreachable';
}
