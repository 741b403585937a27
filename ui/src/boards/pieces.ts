/** Pieces of boards, each drawn as what it moves like. */

/** Outlines on a field of 24 by 24. */
export const PIECES = {
  queen: 'M5 21h14v-2.6H5Z M6.2 17 3.6 8.2l4.6 3.9L12 5.4l3.8 6.7 4.6-3.9L17.8 17Z M3.6 4.9a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z M12 2.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z M20.4 4.9a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  king: 'M5 21h14v-2.6H5Z M6.4 17 4.4 9.6h5.8V6.9H7.8V4.7h2.4V2.4h3.6v2.3h2.4v2.2h-2.4v2.7h5.8L17.6 17Z',
  rook: 'M5 21h14v-2.6H5Z M7.2 17l.7-6.4H5.8V4.2h3.1v2.1h1.6V4.2h3v2.1h1.6V4.2h3.1v6.4h-2.1l.7 6.4Z',
  knight: 'M5.5 21h13v-2.6h-13Z M7.2 17c-.3-4 2.7-5.1 3-7.4l-4.3 2.3-1.7-2.6 4.7-3.9L11 2.6l1 2.1c4.6.7 6.1 5.7 5.1 12.3Z',
  token: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z',
} as const;
export type Piece = keyof typeof PIECES;

/** The piece that a game names, or that moves as its numbers do: Wythoff's pair of heaps, straight or along the diagonal, is a queen. */
export function pieceOf(game: string | null, given: Readonly<Record<string, string>> = {}): Piece {
  if (game?.split(' ')[0] === 'wythoff') return 'queen';
  const named = given['piece'];
  return named !== undefined && named in PIECES ? (named as Piece) : 'token';
}
