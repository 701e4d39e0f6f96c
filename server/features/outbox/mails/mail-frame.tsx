import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from 'react-email'
import { orgNoInThrees } from '#domain/org-no-in-threes.ts'
import type { Company } from '#domain/shell.schema.ts'
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
      <Body style={mailStyle.body}>
        <Preview>{preview}</Preview>
        <Container dir={language.direction} style={mailStyle.paper}>
          <Heading as="h1" style={mailStyle.heading}>
            {heading}
          </Heading>
          {children}
          <Hr style={mailStyle.rule} />
          <Text style={mailStyle.small}>
            <bdi>{company.legalName}</bdi>
            {company.address ? <Line>{company.address}</Line> : null}
            {company.orgNo ? <Line>{orgNoText(i18n, company.orgNo)}</Line> : null}
            {company.phoneText ? <Line>{company.phoneText}</Line> : null}
            {company.email ? (
              <>
                <br />
                <Link href={`mailto:${company.email}`} style={mailStyle.link}>
                  <bdi>{company.email}</bdi>
                </Link>
              </>
            ) : null}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** As it is labelled on a sales document. */
export function orgNoText(i18n: I18n, orgNo: string): string {
  const values = { orgNo: orgNoInThrees(orgNo) }
  return i18n._({ ...msg({ message: 'Org. no. {orgNo}' }), values })
}

function Line({ children }: { children: string }) {
  return (
    <>
      <br />
      <bdi>{children}</bdi>
    </>
  )
}
