import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from 'react-email'
import type { Company } from '#domain/shell.schema.ts'
import { CompanyLines } from './company-lines.tsx'
import { mailStyle } from './mail-style.ts'

/** The paper that every mail is written on: language, direction, heading, and who wrote it. */
export function MailFrame({
  i18n,
  language,
  company,
  preview,
  heading,
  children,
}: {
  i18n: I18n
  language: { code: string; direction: 'ltr' | 'rtl' }
  company: Company
  preview: string
  heading: string
  children: ReactNode
}) {
  return (
    <Html dir={language.direction} lang={language.code}>
      <Head />
      <Body dir={language.direction} lang={language.code} style={mailStyle.body}>
        <Preview>{preview}</Preview>
        <Container dir={language.direction} style={mailStyle.paper}>
          <Heading as="h1" style={mailStyle.heading}>
            {heading}
          </Heading>
          {children}
          <Hr style={mailStyle.rule} />
          <Text style={mailStyle.small}>
            <CompanyLines company={company} i18n={i18n} linkStyle={mailStyle.link} />
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
