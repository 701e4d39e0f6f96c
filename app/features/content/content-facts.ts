import { numbersIn, type PageTexts } from '#domain/content.ts'

/** The questions of a page for search engines. */
export function questionFacts(texts: PageTexts) {
  return {
    '@type': 'FAQPage',
    mainEntity: numbersIn(texts, 'question').map((number) => ({
      '@type': 'Question',
      name: texts[`question.${number}.title`]?.value,
      acceptedAnswer: { '@type': 'Answer', text: texts[`question.${number}.body`]?.value },
    })),
  }
}

/**
 * The factory's own shops for search engines: the places that tell their hours. The hours themselves are words for people,
 * which no machine reads, and stay out.
 */
export function shopFacts(texts: PageTexts) {
  const shops = numbersIn(texts, 'place').filter((number) => texts[`place.${number}.hours`])
  return {
    '@graph': shops.map((number) => {
      const value = (name: string) => texts[`place.${number}.${name}`]?.value
      const city = /^(?<postcode>\d{4}) (?<name>.+)$/u.exec(value('city') ?? '')?.groups
      return {
        '@type': 'Store',
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
    }),
  }
}
