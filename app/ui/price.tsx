import { formatOre } from '#domain/money.ts'

/** A price in kroner from integer øre, in tabular figures that keep their own direction in a right-to-left page. */
export function Price({ ore, className }: { ore: number; className?: string }) {
  return <bdi className={className ? `num ${className}` : 'num'}>{formatOre(ore)}</bdi>
}
