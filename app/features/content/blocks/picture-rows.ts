/**
 * How many pictures stand in each row of a gallery, so that none is left alone: rows of three and two, at most two of them twos.
 * @example pictureRows(7) // [3, 2, 2]
 */
export function pictureRows(count: number): number[] {
  if (count <= 3) return count === 0 ? [] : [count]
  const twos = [0, 2, 1][count % 3] ?? 0
  const threes = (count - 2 * twos) / 3
  return [...Array<number>(threes).fill(3), ...Array<number>(twos).fill(2)]
}
