import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The cereals and nuts that the law wants named. */
const kinds: Record<string, MessageDescriptor> = {
  wheat: msg`wheat`,
  rye: msg`rye`,
  barley: msg`barley`,
  oats: msg`oats`,
  spelt: msg`spelt`,
  kamut: msg`kamut`,
  almond: msg`almond`,
  hazelnut: msg`hazelnut`,
  walnut: msg`walnut`,
  cashew: msg`cashew`,
  pecan: msg`pecan`,
  brazil: msg`brazil nut`,
  pistachio: msg`pistachio`,
  macadamia: msg`macadamia`,
}

/** A kind of cereal or nut in words; one that is not known stands as it is. */
export function allergenKindText(i18n: I18n, kind: string): string {
  const known = kinds[kind]
  return known ? i18n._(known) : kind
}
