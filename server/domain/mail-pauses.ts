const minuteMs = 60_000
/** How long to wait after the first, second, … failed try; after the last one nobody tries again. */
const pausesMs = [minuteMs, 10 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs]

/** How often a mail is tried. */
export const tries = pausesMs.length + 1

/** How long to wait after so many tries, in ms. */
export function pauseAfter(attempts: number): number {
  return pausesMs[attempts - 1] ?? pausesMs.at(-1) ?? minuteMs
}
