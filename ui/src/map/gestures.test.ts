import { describe, expect, it } from 'vitest';
import { Gestures, meant, type Touch } from './gestures';

/** Writes down what is done. */
function written(more: Partial<Touch> = {}, across = false) {
  const done: unknown[][] = [];
  const touch: Touch = {
    hover: (at) => done.push(['hover', at]),
    pan: (by) => done.push(['pan', by]),
    pinch: (...how) => done.push(['pinch', ...how]),
    tap: (at) => done.push(['tap', at]),
    wheel: () => true,
    ...more,
  };
  return { done, gestures: new Gestures(touch, across) };
}

const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch' });

describe('gestures', () => {
  it('a press that stays chooses, one that is called off does not', () => {
    const { done, gestures } = written();
    gestures.press(finger(1), { x: 50, y: 60 });
    gestures.drag(finger(1), { x: 52, y: 61 }, true);
    gestures.release(finger(1), { x: 52, y: 61 }, true);
    gestures.press(finger(2), { x: 5, y: 6 });
    gestures.release(finger(2), { x: 5, y: 6 }, false);
    expect(done).toEqual([['tap', { x: 52, y: 61 }]]);
  });

  it('a press that goes on moves the picture, if there is anything to move, and chooses nothing', () => {
    for (const close of [true, false]) {
      const { done, gestures } = written();
      gestures.press(finger(1), { x: 0, y: 0 });
      gestures.drag(finger(1), { x: 30, y: 40 }, close);
      gestures.release(finger(1), { x: 30, y: 40 }, true);
      expect(done).toEqual(close ? [['pan', { x: 30, y: 40 }]] : []);
    }
  });

  it('two fingers zoom about their middle', () => {
    const { done, gestures } = written();
    gestures.press(finger(1), { x: 100, y: 100 });
    gestures.press(finger(2), { x: 140, y: 100 });
    gestures.drag(finger(2), { x: 220, y: 100 }, false);
    gestures.release(finger(2), { x: 220, y: 100 }, true);
    gestures.release(finger(1), { x: 100, y: 100 }, true);
    expect(done).toEqual([['pinch', 3, { x: 160, y: 100 }, { x: 40, y: 0 }]]);
  });

  it('across, only what is to the left and right counts', () => {
    const { done, gestures } = written({}, true);
    gestures.press(finger(1), { x: 100, y: 0 });
    gestures.press(finger(2), { x: 120, y: 90 });
    gestures.drag(finger(2), { x: 140, y: 10 }, false);
    expect(done).toEqual([['pinch', 2, { x: 120, y: 5 }, { x: 10, y: -40 }]]);
  });

  it('what is grabbed follows', () => {
    const seen: number[] = [];
    const { done, gestures } = written({ grab: ({ y }) => y > 50, follow: ({ x }) => seen.push(x) });
    gestures.press(finger(1), { x: 1, y: 60 });
    gestures.drag(finger(1), { x: 9, y: 10 }, true);
    gestures.release(finger(1), { x: 9, y: 10 }, true);
    expect(seen).toEqual([9]);
    expect(done).toEqual([]);
  });

  it('a mouse that hovers moves nothing', () => {
    const { done, gestures } = written();
    gestures.drag({ pointerId: 1, pointerType: 'mouse' }, { x: 3, y: 4 }, true);
    expect(done).toEqual([['hover', { x: 3, y: 4 }]]);
  });
});

describe('the wheel', () => {
  const turn = { ctrlKey: false, metaKey: false, deltaX: 0, deltaY: 0 };
  it('scrolls the page, unless Ctrl is held or it is turned sideways', () => {
    expect(meant({ ...turn, deltaY: 120 })).toBe(false);
    expect(meant({ ...turn, deltaY: 120, ctrlKey: true })).toBe(true);
    expect(meant({ ...turn, deltaY: -3, metaKey: true })).toBe(true);
    expect(meant({ ...turn, deltaX: 40, deltaY: 4 })).toBe(true);
  });
});
