/** Ends of the sliders of parameters. */
import type { Parameter } from '../lib/api';

interface Bounds {
  least: number;
  most: number;
  at: number;
}

/** A slider for a parameter that is a number, with room for several times its usual value; nothing for any other. */
export function bounds({ kind, text, default: usual }: Pick<Parameter, 'kind' | 'text' | 'default'>, given: string): Bounds | null {
  if (kind !== 'natural' || !/^\d{1,9}$/.test(given)) return null;
  const at = Number(given);
  const least = Number(/>= (\d+)/.exec(text)?.[1] ?? 0);
  return { least, most: Math.max(4 * (Number(usual) || 0), 20, at), at };
}
