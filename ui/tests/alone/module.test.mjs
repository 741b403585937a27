/** The module gives the server's answers, byte for byte; certificates are checked on 32 bits as they are on 64; limits hold. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serve } from '../harness.mjs';
import { engine } from './engine.mjs';

let server;
before(async () => (server = await serve('0', [], { alone: false })));
after(() => server?.stop());

const post = async (path, request) => {
  const response = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

const MINE = 'game mine\n(n) -> (n - k) where k in {1, 3, 4}\nP(n) iff n mod 7 in {0, 2}\n';

/** Times are the only numbers that differ between two machines. */
const timeless = (text) => text.replaceAll(/"(seconds|milliseconds)":[0-9.e-]+/g, '"$1":0');
/** A module for which time stands still: no answer depends on how busy the machine is. */
const still = () => engine({ clock: () => 0 });

/** Questions of all operations that answer at once. */
const QUESTIONS = [
  ...['nim 14 21 39', 'wythoff 4,5', 'wythoff 100000000000000000000000,161803398874989484820459', 'kayles 7', 'bash m=3 21', 'nim 3 4 + kayles 7', 'grundy 50', 'moore k=2 1 2 3', 'nimm 3', 'nim x', 'euclid 12,31', 'hackenbush-tree 0,1,1,0,4,4', 'geography (1, 2) (2, 3)', 'ruler 1,0,1,1', 'nim 4294967296 4294967297', 'bash m=4294967296 8589934593', 'fibonacci-nim 34'].flatMap((ask) =>
    ['en', 'zh'].map((lang) => ['solve', { ask, lang }]),
  ),
  ...['nim 3 4 5', 'wythoff 3,5', 'kayles 7', 'hackenbush 0-1,1-2'].map((ask) => ['play', { ask, made: [], hints: true, advise: true, lang: 'zh' }]),
  ['table', { ask: 'wythoff', ranges: '0..20 0..20', what: 'value' }],
  ['table', { ask: 'wythoff', ranges: '0..40 0..40', what: 'outcome' }],
  ['table', { ask: 'mine.game', text: MINE, ranges: '0..500', what: 'value' }],
  ['table', { ask: 'nim', ranges: '0..4294967296 0..4294967296', what: 'value' }],
  ['check', { ask: 'mine.game', text: MINE }],
  ['guess', { text: Array.from({ length: 60 }, (_, n) => n % 7).join(' ') }],
  ['guess', { text: '0 1 3 4 6 8 9 11 12 14 16 17 19 21 22 24 25 27 29 30 32 33 35 37 38 40' }],
  ['identify', { ask: '0.77' }],
  ['matrix', { text: '1/2 -1\n-1 3\n' }],
  ['rules', { text: MINE }],
  ['rules', { text: MINE.replace('where', 'were') }],
  ['format', { text: MINE.replaceAll(' ', '  ') }],
  ['show', { ask: 'wythoff' }],
  ['list', {}],
  ['contests', {}],
  ['draw', { ask: 'nim 1 2' }],
  ['layout', { edges: '1 2 2 3 3 1', shape: 'arrows' }],
  ['solve', { ask: 1 }],
];

test('answers are the server’s, byte for byte', async () => {
  const house = still();
  for (const [name, request] of QUESTIONS) {
    const [expected, found] = [await post(name, request), house.ask(name, request)];
    assert.equal(found.status, expected.status, JSON.stringify([name, request]));
    if (found.bytes) assert.deepEqual(found.bytes, expected.bytes, name);
    else assert.equal(timeless(found.text), timeless(expected.bytes.toString()), JSON.stringify([name, request]));
  }
});

/** A job of the server at its end. */
async function done(request) {
  const { status, bytes } = await post('jobs', request);
  let job = JSON.parse(bytes.toString());
  if (status !== 202) return job;
  while (job.state === 'waiting' || job.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 20));
    job = await (await fetch(`${server.url}/api/jobs/${job.id}`)).json();
  }
  return job;
}

/** Proofs of all kinds: automata, moduli, any number of heaps, periods, misère quotients, boards. */
const PROOFS = [
  ['prove', { ask: 'wythoff', certificate: true }],
  ['prove', { ask: 'bash', certificate: true }],
  ['prove', { ask: 'bash m=3', certificate: true }],
  ['prove', { ask: 'nim', certificate: true }],
  ['prove', { ask: 'mine.game', text: MINE, certificate: true }],
  ['prove', { ask: 'mine.game', text: MINE.replace('{0, 2}', '{0, 3}') }],
  ['discover', { ask: 'mine.game', text: 'game mine\n(n) -> (n - k) where k in {1, 2, 6}\n' }],
  ['period', { ask: '0.77', certificate: true }],
  ['period', { ask: '0.137', certificate: true }],
  ['period', { ask: '0.123', convention: 'misere', certificate: true }],
];

test('proofs are found as on the server, and certificates are checked as there', async () => {
  const certificates = [];
  const texts = (data) => {
    if (typeof data === 'string') return /^\(\w+ \d+\)\n/.test(data) ? certificates.push(data) : 0;
    return data && typeof data === 'object' ? Object.values(data).forEach(texts) : 0;
  };
  for (const [kind, request] of PROOFS) {
    const house = still();
    const [job, found] = [await done({ kind, ...request }), house.ask(kind, { kind, ...request }, true)];
    assert.equal(job.state, 'done', JSON.stringify([kind, request, job.problems]));
    assert.equal(found.status, 200, JSON.stringify([request, found.text]));
    assert.equal(timeless(found.text), timeless(JSON.stringify(job.result)), JSON.stringify([kind, request]));
    assert.equal(house.told.opened, 1);
    texts(job.result);
  }
  texts(JSON.parse((await post('solve', { ask: 'cram 4 4', certificate: true })).bytes.toString()));
  const kinds = new Set(certificates.map((text) => /\w+/.exec(text)[0]));
  assert.ok(kinds.size >= 6, [...kinds].join());
  for (const text of certificates) {
    // The certificate, and the same with a digit changed.
    const at = text.search(/[1-8](?=[^0-9]*$)/);
    const forged = text.slice(0, at) + (Number(text[at]) + 1) + text.slice(at + 1);
    for (const given of [text, forged]) {
      const [job, found] = [await done({ kind: 'verify', text: given }), still().ask('verify', { text: given }, true)];
      const expected = job.state === 'done' ? JSON.stringify(job.result) : JSON.stringify({ problems: job.problems });
      assert.equal(timeless(found.text), timeless(expected));
    }
  }
});

test('a limit of time is kept by the clock of the page', () => {
  let now = 0;
  // Each look at the clock is a minute later.
  const house = engine({ clock: () => (now += 60_000) });
  const { status, data } = house.ask('solve', { ask: 'cram 5 7' });
  assert.equal(status, 503);
  assert.equal(data.limits_hit, 'time');
});

test('a limit of memory is kept', () => {
  const house = engine();
  const { status, data } = house.ask('table', { ask: 'nim', ranges: '0..1000 0..1000 0..1000', what: 'value' }, true);
  assert.notEqual(status, 200);
  assert.ok(data.problems.length > 0);
  assert.ok(house.pages() < 2 ** 30);
  // The instance goes on.
  assert.equal(house.ask('solve', { ask: 'nim 1 2 3' }).status, 200);
});

test('refusals of the page itself are told in both languages', () => {
  const house = engine();
  const messages = [false, true].flatMap((chinese) => [0, 1, 2, 3].map((which) => house.refuse(which, chinese).data.problems[0].message));
  assert.equal(new Set(messages).size, 8);
  assert.match(messages[2], /bouton serve --lan/);
});
