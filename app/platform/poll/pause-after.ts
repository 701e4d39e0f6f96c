/** How long an answer is waited for anew after the first, second, … failure in a row. */
const pausesMs = [1000, 2000, 5000, 10_000]

/**
 * How long to wait until the next question, in ms: as usual, or longer and longer while nobody answers. `random` is 0 to 1: screens that
 * lost the network together do not come back together.
 */
export function pauseAfter(
  failures: number,
  { usualMs, random }: { usualMs: number; random: number },
): number {
  const pause = pausesMs[Math.min(failures, pausesMs.length) - 1] ?? usualMs
  return pause * (0.8 + 0.4 * random)
}
