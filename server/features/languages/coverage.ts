import type { Coverage } from '#domain/coverage.ts'
import type { CoverageArea } from '#domain/languages.schema.ts'
import { countedInterface } from '#server/i18n/interface-texts.ts'
import type { findLanguageRows } from './languages.repository.ts'

type Found = Pick<Awaited<ReturnType<typeof findLanguageRows>>, 'counts' | 'own'>

/** How much of every area is translated in a language. */
export async function coverageIn(
  code: string,
  { counts, own }: Found,
): Promise<Record<CoverageArea, Coverage>> {
  const ofArea = (area: CoverageArea): Coverage => {
    const ofIt = counts.filter((each) => each.code === code && each.area === area)
    const inState = (state: keyof Coverage) => ofIt.find((each) => each.state === state)?.count ?? 0
    return {
      reviewed: inState('reviewed'),
      outdated: inState('outdated'),
      machine: inState('machine'),
      missing: inState('missing'),
    }
  }
  const laidOver = own.filter((text) => text.code === code).map(({ key }) => key)
  return {
    pages: ofArea('pages'),
    menu: ofArea('menu'),
    footer: ofArea('footer'),
    interface: await ofInterface(code, laidOver),
    products: ofArea('products'),
    categories: ofArea('categories'),
  }
}

/** What the product brings along is done; so is what somebody has laid over it. */
async function ofInterface(code: string, laidOver: readonly string[]): Promise<Coverage> {
  const { all, written } = await countedInterface(code, laidOver)
  return { reviewed: written, outdated: 0, machine: 0, missing: all - written }
}
