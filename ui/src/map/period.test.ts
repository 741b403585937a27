import { describe, expect, it } from 'vitest';
import { known } from './period';

const period = { start: 604, length: 43, saltus: 32, last_exception: null, values_needed: null };

describe('a period', () => {
  it('is known as the server says, and never better', () => {
    expect(known({ evidence: 'proved', period, conjecture: null })).toBe('proved');
    expect(known({ evidence: 'theorem', period, conjecture: null })).toBe('theorem');
    expect(known({ evidence: 'computed', period: null, conjecture: period })).toBe('checked');
    expect(known({ evidence: 'computed', period: null, conjecture: null })).toBe('computed');
  });
});
