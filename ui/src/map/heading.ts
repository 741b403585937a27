/** The game of a map in words. */
import type { Text } from '../lib/api';
import { said } from '../lib/words';
import { readAsk } from './ranges';

/** Title of the game that was asked about, and the parameters that were given. */
export function headingOf(title: Text, ask: string): string {
  const given = Object.entries(readAsk(ask).parameters).map(([name, value]) => `${name}\u00a0=\u00a0${value}`);
  return [said(title), ...given].join(', ');
}
