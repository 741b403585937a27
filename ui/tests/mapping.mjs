/** Maps, opened and looked at. */

/** Opens a map at a house and waits until it is painted. */
export function mapping(home) {
  return (path, how = {}) => home.open(path, { ready: '[data-state="painted"]', ...how });
}

/** Number of different colours of the picture. */
export function colours(page) {
  return page.locator('.frame canvas').evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
}
