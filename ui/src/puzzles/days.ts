/** Days by the local date, the puzzle of each, and days in a row. */
import { PUZZLES, type Puzzle } from './puzzles';

/** The local date, as in 2026-11-25. */
export function dateOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Days since the beginning of 1970, whatever the hour and the time zone. */
export function dayOf(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

function divides(a: number, b: number): number {
  return b === 0 ? a : divides(b, a % b);
}

/** Distance in the list from one day to the next: far, and with nothing in common with the length, so that each puzzle has its day. */
function stride(count: number): number {
  let far = Math.floor(count * 0.382);
  while (divides(far, count) !== 1) far += 1;
  return far;
}

/** The puzzle of a date: the same for everybody. */
export function daily(date: string, puzzles: readonly Puzzle[] = PUZZLES): Puzzle | undefined {
  const count = puzzles.length;
  return count > 0 ? puzzles[(dayOf(date) * stride(count)) % count] : undefined;
}

/** Days in a row on which the puzzle of the day was solved, up to today or yesterday. */
export function streak(dates: readonly string[], today: string): number {
  const solved = new Set(dates.map(dayOf));
  const last = dayOf(today);
  let at = solved.has(last) ? last : last - 1;
  let count = 0;
  for (; solved.has(at); at -= 1) count += 1;
  return count;
}
