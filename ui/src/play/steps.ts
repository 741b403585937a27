/** The steps of a reason: a sentence that ends in a colon introduces the lines below it. */
export interface Step {
  text: string;
  steps: Step[];
}

const introduces = (text: string) => /[:：]$/.test(text.trim());
const ends = (text: string) => /[.。!！?？…]$/.test(text.trim());

/**
 * Sentences nested as they introduce each other. The lines below a colon are alike: all of them are sentences, or none is,
 * and where that changes the argument goes on.
 */
export function nested(why: readonly string[]): Step[] {
  const found: Step[] = [];
  let under: { steps: Step[]; whole: boolean | null } | null = null;
  for (const text of why) {
    const step: Step = { text, steps: [] };
    if (under && !introduces(text) && (under.whole === null || under.whole === ends(text))) {
      under.whole = ends(text);
      under.steps.push(step);
      continue;
    }
    found.push(step);
    under = introduces(text) ? { steps: step.steps, whole: null } : null;
  }
  return found;
}
