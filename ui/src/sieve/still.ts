/** True where less motion is preferred. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
