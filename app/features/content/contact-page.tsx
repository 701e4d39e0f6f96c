import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { numbersIn } from '#domain/content.ts'
import { ContentHtml } from './content-html.tsx'
import { ContentText } from './content-text.tsx'
import { PageIntro } from './page-intro.tsx'
import { PageSections } from './page-sections.tsx'
import { PhoneLink } from './phone-link.tsx'
import type { Words } from './words.ts'

const root = getRouteApi('__root__')

/** Whom to ask for what, beside the company's own address, or below the form by which people write, where the page has one. */
export function ContactPage({ words, form }: { words: Words; form?: ReactNode }) {
  return (
    <div className="page-end">
      <PageIntro words={words} />
      {form}
      <div className={form ? 'wrap' : 'wrap contact'}>
        {!form && <CompanyCard />}
        <div className="contact-blocks">
          {numbersIn(words.texts, 'block').map((number) => (
            <section key={number}>
              <ContentText as="h2" name={`block.${number}.title`} of={words} />
              <ContentHtml name={`block.${number}.body`} of={words} />
            </section>
          ))}
        </div>
      </div>
      <PageSections words={words} />
    </div>
  )
}

function CompanyCard() {
  const { company } = root.useLoaderData()
  return (
    <address className="company-card">
      <strong>{company.legalName}</strong>
      {company.address && <span>{company.address}</span>}
      {company.phone && <PhoneLink number={company.phone} text={company.phoneText} />}
      {company.email && (
        <a className="quiet-link" href={`mailto:${company.email}`}>
          <bdi>{company.email}</bdi>
        </a>
      )}
    </address>
  )
}
