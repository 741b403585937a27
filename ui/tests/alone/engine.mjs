/** The module that BOUTON_ENGINE names, asked from Node. */
import { readFileSync } from 'node:fs';

const module = new WebAssembly.Module(readFileSync(process.env.BOUTON_ENGINE ?? new URL('../../../target/web/page-test.wasm', import.meta.url)));

/** A fresh instance; `page` may replace its functions, as the clock. */
export function engine(page = {}) {
  const told = { opened: 0, progress: [], early: [], panics: [] };
  const copy = (first, length) => Buffer.from(exports.memory.buffer, first, length).subarray().toString('latin1');
  const { exports } = new WebAssembly.Instance(module, {
    page: {
      clock: () => performance.now(),
      opened: () => (told.opened += 1),
      tell: (done, total) => told.progress.push([done, total]),
      offer: (first, length) => told.early.push(copy(first, length)),
      panicked: (first, length) => told.panics.push(copy(first, length)),
      ...page,
    },
  });
  const lay = (text) => {
    const bytes = Buffer.from(text);
    const first = exports.alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, first, bytes.length).set(bytes);
    return [first, bytes.length];
  };
  const taken = (answer) => {
    const [status, data, length, bytes, more] = new Uint32Array(exports.memory.buffer, answer, 5);
    const text = Buffer.from(exports.memory.buffer, data, length).toString();
    const binary = bytes ? Buffer.from(new Uint8Array(exports.memory.buffer, bytes, more).slice()) : null;
    exports.release(answer);
    return { status, text, data: JSON.parse(text), bytes: binary };
  };
  return {
    told,
    ask: (name, request, lasting = false) => taken(exports.ask(...lay(name), ...lay(JSON.stringify(request)), lasting ? 1 : 0)),
    refuse: (which, chinese = false) => taken(exports.refuse(which, chinese ? 1 : 0)),
    pages: () => exports.memory.buffer.byteLength,
  };
}
