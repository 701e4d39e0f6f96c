import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CSSProperties } from 'react'
import { Link } from 'react-email'
import { orgNoInThrees } from '#domain/org-no-in-threes.ts'
import type { Company } from '#domain/shell.schema.ts'

/** Who wrote a mail: the name, and what a sender must say of itself, each on a line. */
export function CompanyLines({
  company,
  i18n,
  linkStyle,
}: {
  company: Company
  i18n: I18n
  linkStyle: CSSProperties
}) {
  return (
    <>
      <bdi>{company.legalName}</bdi>
      {company.address ? <Line>{company.address}</Line> : null}
      {company.orgNo ? <Line>{orgNoText(i18n, company.orgNo)}</Line> : null}
      {company.phoneText ? <Line>{company.phoneText}</Line> : null}
      {company.email ? (
        <>
          <br />
          <Link className="m-link" href={`mailto:${company.email}`} style={linkStyle}>
            <bdi>{company.email}</bdi>
          </Link>
        </>
      ) : null}
    </>
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
