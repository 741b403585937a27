/** A worker: one question at a time to an instance of the module, which is replaced when it has failed. */
import { refusals, type Asked, type Laid, type Told } from './protocol';

interface Exports {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  ask(name: number, nameLength: number, body: number, bodyLength: number, lasting: number): number;
  refuse(which: number, chinese: number): number;
  release(answer: number): void;
}

/** Interval between two messages about progress, in milliseconds. */
const OFTEN = 250;

const tell = (told: Told, transfer: Transferable[] = []) => postMessage(told, { transfer });

let module: WebAssembly.Module | undefined;
let current: Exports | undefined;
let said = '';
let toldAt = 0;

const copy = (first: number, length: number): Uint8Array<ArrayBuffer> => new Uint8Array(instance().memory.buffer as ArrayBuffer, first, length).slice();

const page = {
  clock: () => performance.now(),
  opened: () => tell({ opened: true }),
  tell: (done: number, total: number) => {
    const now = performance.now();
    if (now - toldAt < OFTEN) return;
    toldAt = now;
    tell({ done, total: total < 0 ? null : total });
  },
  offer: (first: number, length: number) => {
    const early = copy(first, length);
    tell({ early }, [early.buffer]);
  },
  panicked: (first: number, length: number) => {
    said = new TextDecoder().decode(copy(first, length));
  },
};

function instance(): Exports {
  if (!module) throw new Error('there is no module yet');
  return (current ??= new WebAssembly.Instance(module, { page }).exports as unknown as Exports);
}

function lay(exports: Exports, bytes: Uint8Array): [number, number] {
  const first = exports.alloc(bytes.length);
  new Uint8Array(exports.memory.buffer, first, bytes.length).set(bytes);
  return [first, bytes.length];
}

function taken(exports: Exports, answer: number): Laid {
  const [status = 0, data = 0, dataLength = 0, bytes = 0, bytesLength = 0] = new Uint32Array(exports.memory.buffer, answer, 5);
  const laid: Laid = { status, data: new TextDecoder().decode(copy(data, dataLength)) };
  if (bytes) laid.bytes = copy(bytes, bytesLength);
  exports.release(answer);
  return laid;
}

function ask(name: string, body: string, lasting: boolean): Laid {
  said = '';
  toldAt = 0;
  try {
    const exports = instance();
    const encoder = new TextEncoder();
    return taken(exports, exports.ask(...lay(exports, encoder.encode(name)), ...lay(exports, encoder.encode(body)), lasting ? 1 : 0));
  } catch (error) {
    // What has failed once is not asked again. A module that ends without a word had no memory left.
    current = undefined;
    if (said || !(error instanceof WebAssembly.RuntimeError)) console.error(said || error);
    const chinese = /"lang":"zh"/.test(body);
    return refuse(said || !(error instanceof WebAssembly.RuntimeError) ? refusals.internal : refusals.memory, chinese);
  }
}

function refuse(which: number, chinese: boolean): Laid {
  const exports = instance();
  return taken(exports, exports.refuse(which, chinese ? 1 : 0));
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('module' in data) {
    module = data.module;
    return;
  }
  const laid = 'ask' in data ? ask(data.ask, data.body, data.lasting) : refuse(data.refuse, data.chinese);
  tell({ laid }, laid.bytes ? [laid.bytes.buffer] : []);
});
