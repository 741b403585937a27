/** Drawings as pictures to be taken along. */

/** The properties that a style sheet gives to a drawing. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor'];

/** Pixels for a unit. */
const FINE = 2;

/** Does some work while an element has the colours of the light theme, as paper has. */
export function inLight<Found>(element: HTMLElement, work: () => Found): Found {
  const before = element.getAttribute('data-theme');
  const { color } = element.style;
  element.setAttribute('data-theme', 'light');
  element.style.color = 'var(--ink)';
  // Nothing is on its way from one colour or place to another.
  void getComputedStyle(element).color;
  for (const animation of element.getAnimations({ subtree: true })) if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  try {
    return work();
  } finally {
    element.style.color = color;
    if (before === null) element.removeAttribute('data-theme');
    else element.setAttribute('data-theme', before);
  }
}

/** A copy of a drawing that needs no style sheet. */
export function inlined(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, index) => {
    const own = copies[index]!;
    const style = getComputedStyle(original);
    const invisible = ['fill', 'stroke'].every((name) => ['rgba(0, 0, 0, 0)', 'none'].includes(style.getPropertyValue(name)));
    if (index > 0 && invisible && !original.firstElementChild) return own.remove();
    for (const { name } of [...own.attributes]) if (/^(class|style|role|tabindex|aria-.*|data-.*)$/.test(name)) own.removeAttribute(name);
    for (const name of STYLES) own.setAttribute(name, style.getPropertyValue(name));
  });
  return copy;
}

/** The whole of a drawing as SVG on light ground, whatever part of it is seen; `about` tells what it shows. */
export function standalone(drawing: SVGSVGElement, about: string): string {
  const around = drawing.parentElement;
  return around ? inLight(around, () => copied(drawing, about)) : copied(drawing, about);
}

function copied(drawing: SVGSVGElement, about: string): string {
  const copy = inlined(drawing);
  const whole = drawing.dataset['whole'] ?? drawing.getAttribute('viewBox') ?? '0 0 100 100';
  const [x = '0', y = '0', width = '100', height = '100'] = whole.split(' ');
  copy.setAttribute('viewBox', whole);
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  const make = (name: string, given: Record<string, string>) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(given)) made.setAttribute(key, value);
    return made;
  };
  const fill = getComputedStyle(drawing.parentElement ?? drawing).backgroundColor;
  const title = make('title', {});
  title.textContent = about;
  copy.prepend(title, make('rect', { x, y, width, height, fill }));
  return new XMLSerializer().serializeToString(copy);
}

/** A drawing in SVG as PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [FINE * image.naturalWidth, FINE * image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
