/** Maps, opened and looked at. */

/** Opens a map at a house and waits until it is painted. */
export function mapping(home) {
  return (path, how = {}) => home.open(path, { ready: '[data-state="painted"]', ...how });
}

/** Opens the panel with the ranges of a map. */
export async function openSize(page) {
  await page.getByRole('button', { name: /^(Size|大小)/ }).click();
  await page.getByRole('group', { name: /^(Size|大小)$/ }).waitFor();
}

/** The place of the middle of a cell, in pixels of the picture. */
export async function middleOf(canvas, row, column) {
  const [x, y, scale, left, top] = (await canvas.getAttribute('data-place')).split(',').map(Number);
  return { x: x + (column + 0.5 - left) * scale, y: y + (row + 0.5 - top) * scale };
}

/** Number of different colours of the picture. */
export function colours(page) {
  return page.locator('.frame canvas').evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
}
