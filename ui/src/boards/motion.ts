/** Moves that are seen: things glide from where they were. Where people want less motion, nothing does. */

/** Milliseconds that a move takes to be seen. */
export function calm(): number {
  const word = getComputedStyle(document.documentElement).getPropertyValue('--calm').trim();
  return word.endsWith('ms') ? parseFloat(word) : parseFloat(word) * 1000 || 0;
}

/** Lets a thing glide to where it is from another place; `place` is its own, if that is not the thing itself. */
export function glide(thing: Element, from: DOMRect | undefined, place: Element = thing) {
  const time = calm();
  if (!from || time === 0) return;
  const to = place.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (x === 0 && y === 0) return;
  thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: time, easing: 'ease-in-out' });
}
