/** Drawings as text. */

/** The inside of an SVG, and its size. */
export interface Picture {
  width: number;
  height: number;
  body: string;
}

/** Text within a drawing. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
