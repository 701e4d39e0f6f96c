/**
 * How many of a crowd there are, or how many tries at random: in `npm test` as many as show what is wrong, in `npm run bench` as many as are promised.
 */
export function crowd({ small, whole }: { small: number; whole: number }): number {
  return process.env['CROWDS'] === 'whole' ? whole : small
}
