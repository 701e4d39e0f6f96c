import { useLingui } from '@lingui/react/macro'

/** The cereals and nuts that the law wants named. */
export function useAllergenKinds(): Record<string, string> {
  const { t } = useLingui()
  return {
    wheat: t`wheat`,
    rye: t`rye`,
    barley: t`barley`,
    oats: t`oats`,
    spelt: t`spelt`,
    kamut: t`kamut`,
    almond: t`almond`,
    hazelnut: t`hazelnut`,
    walnut: t`walnut`,
    cashew: t`cashew`,
    pecan: t`pecan`,
    brazil: t`brazil nut`,
    pistachio: t`pistachio`,
    macadamia: t`macadamia`,
  }
}
