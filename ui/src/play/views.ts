/** The boards that can show a position, the usual one first. */
import type { Game, PlayPosition } from '../lib/api';

export function viewsOf(position: PlayPosition | null, game: Partial<Game> | null | undefined): string[] {
  if (position?.cells) return ['cells'];
  const [only, ...more] = position?.components ?? [];
  if (!only || new Set(position?.components.map(({ game }) => game)).size > 1) return [];
  const usual = position?.board ?? game?.board ?? (game?.form === 'tuple' ? 'heaps' : 'numbers');
  const found = [usual];
  if ((usual === 'heaps' || usual === 'corner') && more.length === 0 && only.numbers.length === 2) found.push(usual === 'heaps' ? 'corner' : 'heaps');
  if (usual === 'pins') found.push('heaps');
  if (usual !== 'numbers') found.push('numbers');
  return found;
}
