import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, Reach } from './reach.svelte';

describe('a server that is away', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked ever less often, but never less than four times a minute', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 1000].map(backOff);
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  it('is waited for by all who ask, and one of them looks', async () => {
    const answers = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValue(true);
    const reach = new Reach(answers);
    const back = vi.fn();
    const all = Promise.all([reach.back(), reach.back()]).then(back);
    await vi.advanceTimersByTimeAsync(0);
    expect([reach.away, answers.mock.calls.length]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(500);
    expect([reach.away, answers.mock.calls.length]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(999);
    expect(back).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await all;
    expect([reach.away, reach.returned, answers.mock.calls.length]).toEqual([false, 1, 3]);
  });

  it('is asked at once by who does not wait', async () => {
    const answers = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
    const reach = new Reach(answers);
    const back = reach.back();
    await vi.advanceTimersByTimeAsync(0);
    reach.hurry();
    await vi.advanceTimersByTimeAsync(0);
    await back;
    expect(reach.returned).toBe(1);
  });

  it('has not been away if it answers when it is looked for', async () => {
    const reach = new Reach(() => Promise.resolve(true));
    await reach.back();
    expect([reach.away, reach.returned]).toEqual([false, 0]);
  });
});
