/** Waits; ends with an error when `signal` calls it off. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const off = () => {
      clearTimeout(timer);
      reject(signal?.reason ?? new DOMException('called off', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', off);
      resolve();
    }, milliseconds);
    if (signal?.aborted) off();
    else signal?.addEventListener('abort', off, { once: true });
  });
}
