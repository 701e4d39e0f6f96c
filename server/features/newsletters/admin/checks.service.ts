import type { NewsletterChecks } from '#domain/admin-newsletters.schema.ts'
import { isBroken, linksOf, picturesOf } from '#domain/letter-links.ts'
import { mediaIdsIn } from '#domain/media.ts'
import type { LetterCheck } from '#domain/newsletters.ts'
import { isAllowed } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { sectionNumberOf } from '#domain/sections.ts'
import { listLinkedPaths } from '#server/features/sitemap/sitemap.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { defaultLanguageOf, fallbackLanguagesOf } from '#server/site/site.ts'
import {
  audienceQuery,
  knownMediaQuery,
  letterBlocksQuery,
  letterWordsQuery,
} from './checks.queries.ts'
import { findNewsletter, type NewsletterRow } from './newsletters.repository.ts'

type Letter = Awaited<ReturnType<typeof findLetter>>
type Check = NewsletterChecks['checks'][number]

/** What stands between a newsletter and its sending, and who would get it; `not_found` where there is none such. */
export async function getChecks(ctx: Ctx, id: string): Promise<Result<NewsletterChecks>> {
  const found = await findNewsletter(ctx, id)
  if (!found) return refused('not_found')
  const letter = await findLetter(ctx, found.newsletter)
  const mayCount = isAllowed(ctx.actor, 'newsletter.send')
  const { audience } = letter
  const checks = checksOf(ctx, found.newsletter, letter)
  return done({
    checks: checks.filter(({ check }) => mayCount || check !== 'audience'),
    missing: missingOf(ctx, found.newsletter, letter).map((gap) => ({
      ...gap,
      receivers: mayCount ? countIn(letter, gap.code) : null,
    })),
    audience: mayCount ? { total: sumOf(audience), languages: audience } : null,
    perMinute: ctx.settings.NEWSLETTER_PER_MINUTE,
  })
}

/** True where every check holds. */
export async function isReady(ctx: Ctx, newsletter: NewsletterRow): Promise<boolean> {
  const letter = await findLetter(ctx, newsletter)
  return checksOf(ctx, newsletter, letter).every(({ isOk }) => isOk)
}

async function findLetter(ctx: Ctx, newsletter: NewsletterRow) {
  const of = { factoryId: ctx.site.factoryId, newsletterId: newsletter.id }
  const [[words, blocks, audience], paths] = await Promise.all([
    ctx.database.read([letterWordsQuery(of), letterBlocksQuery(of), audienceQuery(newsletter)]),
    listLinkedPaths(ctx),
  ])
  const numbers = new Set(blocks.map(({ number }) => number))
  const shown = words.filter(({ key }) => {
    const number = sectionNumberOf(key)
    return number === undefined || numbers.has(number)
  })
  const letter = { words: shown, blocks }
  const ids = [...linksOf(letter), ...picturesOf(letter)].flatMap(mediaIdsIn)
  const [known] = await ctx.database.read([knownMediaQuery(of.factoryId, ids)])
  return { ...letter, audience, paths, media: new Set(known.map(({ id }) => id)) }
}

function checksOf(ctx: Ctx, newsletter: NewsletterRow, letter: Letter): Check[] {
  const { words, blocks, audience, paths, media } = letter
  const defaultCode = defaultLanguageOf(ctx.site)
  const languageCodes = ctx.site.languages.map(({ code }) => code)
  const links = linksOf(letter)
  const dead = links.filter((url) => isBroken(url, { paths, media, languageCodes }))
  const pictures = picturesOf(letter)
  const gone = pictures.filter((url) => !mediaIdsIn(url).some((id) => media.has(id)))
  const receivers = sumOf(audience)
  const check = (name: LetterCheck, isOk: boolean, count = 0): Check => ({
    ...{ check: name, isOk, count },
  })
  return [
    check(
      'subject',
      words.some(({ key, code }) => key === 'subject' && code === defaultCode),
    ),
    check('links', dead.length === 0, dead.length || links.length),
    check('pictures', gone.length === 0, gone.length || pictures.length),
    check(
      'unsubscribe',
      blocks.some(({ kind }) => kind === 'letter-unsubscribe'),
    ),
    check('audience', receivers > 0, receivers),
    check('test', newsletter.testSentAt !== null),
  ]
}

/** The languages that it goes to, and how many of its texts have no words in each. */
function missingOf(ctx: Ctx, { languageCodes }: NewsletterRow, { words }: Letter) {
  const defaultCode = defaultLanguageOf(ctx.site)
  const keysIn = (code: string) =>
    new Set(words.filter((each) => each.code === code).map(({ key }) => key))
  const written = keysIn(defaultCode)
  return ctx.site.languages
    .map(({ code }) => code)
    .filter((code) => code !== defaultCode && (languageCodes?.includes(code) ?? true))
    .flatMap((code) => {
      const own = keysIn(code)
      const lacking = [...written].filter((key) => !own.has(key))
      const [first] = lacking
      if (first === undefined) return []
      const standIn = fallbackLanguagesOf(ctx.site, code).find((each) => keysIn(each).has(first))
      return [{ code, texts: lacking.length, instead: standIn ?? defaultCode }]
    })
}

function countIn({ audience }: Letter, code: string): number {
  return audience.find((each) => each.code === code)?.count ?? 0
}

function sumOf(audience: readonly { count: number }[]): number {
  return audience.reduce((sum, { count }) => sum + count, 0)
}
