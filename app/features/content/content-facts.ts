import { numbersIn } from '#domain/content.ts'
import type { PageTexts } from '#domain/content.schema.ts'
import type { Company } from '#domain/shell.schema.ts'

const context = 'https://schema.org'

/** The company for search engines. `origin` is the site's own address. */
export function companyFacts(company: Company, origin: string) {
  return {
    '@context': context,
    '@type': 'Organization',
    name: company.name,
    legalName: company.legalName,
    url: origin,
    telephone: company.phone?.replaceAll(' ', ''),
    email: company.email ?? undefined,
    address: company.address ?? undefined,
  }
}

/** The questions of a page for search engines. */
export function questionFacts(texts: PageTexts) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: numbersIn(texts, 'question').map((number) => ({
      '@type': 'Question',
      name: texts[`question.${number}.title`]?.value,
      acceptedAnswer: { '@type': 'Answer', text: texts[`question.${number}.body`]?.value },
    })),
  }
}

/**
 * The factory's own shops for search engines: the places that tell their hours. Undefined where none does. The hours
 * themselves are words for people, which no machine reads, and stay out.
 */
export function shopFacts(texts: PageTexts) {
  const shops = numbersIn(texts, 'place').filter((number) => texts[`place.${number}.hours`])
  if (shops.length === 0) return undefined
  return { '@context': context, '@graph': shops.map((number) => shopOf(texts, `place.${number}`)) }
}

function shopOf(texts: PageTexts, place: string) {
  const value = (name: string) => texts[`${place}.${name}`]?.value
  const city = /^(?<postcode>\d{4}) (?<name>.+)$/u.exec(value('city') ?? '')?.groups
  return {
    '@type': 'LocalBusiness',
    name: value('name'),
    telephone: value('phone'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: value('street'),
      postalCode: city?.['postcode'],
      addressLocality: city?.['name'] ?? value('city'),
      addressCountry: 'NO',
    },
  }
}
