import { type Audience, isFor, type Reader } from '#domain/audience.ts'
import { isLinkAddress } from '#domain/links.ts'
import { isAllowed } from '#domain/permissions.ts'
import { isInTime, type Times } from '#domain/times.ts'
import { footerStyles, titledFooterSections } from '#domain/footer.ts'
import type { FooterLink, MenuEntry, ShellData } from '#domain/shell.schema.ts'
import { laidOverBy } from '#domain/languages.ts'
import { defaultTheme, themeOf, themeStyles } from '#domain/theme.ts'
import { shownText } from '#server/features/content/content.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { shownByPages } from '#server/i18n/interface-texts.ts'
import { keptShell } from './kept-shell.ts'
import { nearestTexts } from './own-texts.ts'
import { listShellRows } from './shell.repository.ts'
import { revisionOf } from '#server/site/site.ts'

type ShellRows = Awaited<ReturnType<typeof listShellRows>>

/**
 * Header, footer and settings in the caller's language. From the isolate's memory, else from KV under a key that holds the
 * revision (so its value never changes), else from the database.
 */
export async function getShell(ctx: Ctx): Promise<ShellData> {
  const revision = revisionOf(ctx.site, ctx.language.code)
  // Words that nobody else may see yet stay out of every memory.
  if (ctx.view) return makeShell(ctx, revision)
  const { audience = 'everyone' } = audienceOf(ctx)
  const marks = isEdited(ctx) ? ':edited' : ''
  const key = `shell:${BUILD_ID}:${ctx.site.factoryId}:${ctx.language.code}:${revision}:${audience}${marks}`
  const remembered = ctx.memory.shells.get(key)
  if (remembered) return remembered
  const kept = keptShell(await ctx.kv.find<unknown>(key), {
    factoryId: ctx.site.factoryId,
    language: ctx.language.code,
    languages: ctx.site.languages.map(({ code }) => code),
    revision,
    audience: audienceOf(ctx).audience,
  })
  const shell = kept ?? (await makeShell(ctx, revision))
  if (!kept) ctx.later(ctx.kv.put(key, shell))
  ctx.memory.shells.set(key, shell)
  return shell
}

/** Said where it matters alone: it travels with every page. */
function audienceOf(ctx: Ctx): Pick<ShellData, 'audience'> {
  return ctx.site.isForSome ? { audience: readerOf(ctx) } : {}
}

/** Where nothing is known to be for some alone, one shell is kept for all: who reads it first is nobody, then. */
function readerOf({ site, user }: Ctx): Reader {
  return site.isForSome && user ? 'signed_in' : 'signed_out'
}

/** True for those whose pages name what can be edited on them: every visitor would download it. */
function isEdited({ actor }: Ctx): boolean {
  return isAllowed(actor, 'content.read')
}

async function makeShell(ctx: Ctx, revision: string): Promise<ShellData> {
  const { site } = ctx
  const scope = scopeOf(ctx)
  const read = [scope.languageCode, ...scope.fallbackLanguages, scope.defaultCode]
  const codes = laidOverBy(read, ctx.language.catalogue)
  const rows = await listShellRows(ctx.database, scope, codes)
  const theme = themeOf(rows.theme)
  return {
    factoryId: site.factoryId,
    company: site.company,
    language: { code: ctx.language.code, direction: ctx.language.direction },
    languages: site.languages.map(
      ({ code, nativeName, direction, isDefault, fallbackLanguages }) => ({
        code,
        nativeName,
        direction,
        ...(isDefault ? { isDefault } : {}),
        ...(fallbackLanguages ? { fallbackLanguages } : {}),
      }),
    ),
    ...audienceOf(ctx),
    menu: menuTree(
      ctx,
      rows.menu.filter(({ item }) => isShownTo(ctx, item) && isShownIn(item, ctx.language.code)),
    ),
    styles: themeStyles(theme) + (rows.colors ? footerStyles(rows.colors) : ''),
    ...(theme.fonts === defaultTheme.fonts ? {} : { fonts: theme.fonts }),
    ...announcedNow(ctx, rows),
    footer: footerOf(ctx, rows),
    overrides: await overridesOf(rows.overrides, codes),
    loading: site.loading,
    revision,
  }
}

/** What pages announce. */
function announcedNow(ctx: Ctx, { announced }: ShellRows): Pick<ShellData, 'announcement'> {
  if (!announced) return {}
  const { row, words } = announced
  if (!isShownTo(ctx, row) || !words) return {}
  const { wordsKey: key, url, isDismissible } = row
  const leadsTo = url !== null && isLinkAddress(url) ? url : null
  return { announcement: { key, text: words, url: leadsTo, isDismissible } }
}

function isShownTo(ctx: Ctx, row: Times & { isShown: boolean; audience: Audience }): boolean {
  return isForNow(ctx, row) && isFor(row.audience, readerOf(ctx))
}

/** What is shown for a time: as the job has turned it, or as it will be at the time that somebody looks at. */
function isForNow({ view }: Ctx, row: Times & { isShown: boolean }): boolean {
  const asOf = view?.asOf ?? null
  return asOf === null ? row.isShown : isInTime(row, asOf)
}

function isShownIn({ languageCodes }: { languageCodes: string[] | null }, code: string): boolean {
  return languageCodes === null || languageCodes.includes(code)
}

/** An address that no form takes, written past them all, is no link: what a browser would run never reaches it. */
function menuTree(ctx: Ctx, rows: ShellRows['menu']): MenuEntry[] {
  const linksUnder = (parentId: string | null) =>
    rows
      .filter(({ item }) => item.parentId === parentId && isLinkAddress(item.url))
      .map(({ item, title }) => ({
        id: item.id,
        link: {
          title: title ?? item.title,
          url: item.url,
          ...(item.icon ? { icon: item.icon } : {}),
          ...(item.iconColor ? { iconColor: item.iconColor } : {}),
          ...externalOf(item),
          ...(isEdited(ctx) ? { content: `@menu/${item.id}` } : {}),
        },
      }))
  return linksUnder(null).map(({ id, link }) => {
    const children = linksUnder(id).map((child) => child.link)
    return children.length > 0 ? { ...link, children } : link
  })
}

/** What is seldom true is left out where it is not: these links travel with every page. */
function externalOf({ isExternal }: { isExternal: boolean }): { isExternal?: true } {
  return isExternal ? { isExternal } : {}
}

function footerOf(ctx: Ctx, rows: ShellRows): ShellData['footer'] {
  const text = (key: string) => shownText(rows.texts.find((row) => row.key === key))
  const linksOf = (section: string): FooterLink[] =>
    rows.links
      .filter(({ link }) => link.sectionKey === section && isLinkAddress(link.url))
      .map(({ link, title }) => ({
        title: title ?? link.title,
        url: link.url,
        ...externalOf(link),
        ...(isEdited(ctx) ? { content: `@footer/${section}.links.${link.linkKey}` } : {}),
      }))
  const companyName = text('company.name')
  return {
    ...(companyName ? { companyName } : {}),
    description: text('company.description'),
    copyright: text('copyright.text'),
    sections: titledFooterSections.map((key) => ({
      key,
      title: text(`${key}.title`),
      links: linksOf(key),
    })),
    bottom: linksOf('bottom'),
  }
}

/** Compiled here, so that no page carries the compiler; without what the server alone says, which no page shows. */
async function overridesOf(
  texts: ShellRows['overrides'],
  codes: readonly string[],
): Promise<string> {
  if (texts.length === 0) return ''
  const isShown = await shownByPages(texts.map(({ key }) => key))
  const compiled = nearestTexts(
    texts.filter(({ key }) => isShown(key)),
    codes,
  )
  return Object.keys(compiled).length > 0 ? JSON.stringify(compiled) : ''
}
