import { Trans } from '@lingui/react/macro'
import { orgNoInThrees } from '#domain/org-no.ts'
import type { Company } from '#domain/shell.schema.ts'
import { Logo } from '#app/shell/header/logo.tsx'

/** Who the maker is, where it is, and how to reach it. */
export function CompanyBlock({ company, description }: { company: Company; description: string }) {
  const { legalName, address, orgNo, phone, phoneText, email } = company
  return (
    <div className="footer-company">
      <Logo company={{ ...company, isNameShownInHeader: true }} />
      {description && <p data-content="footer.company.description">{description}</p>}
      <address>
        <bdi>{legalName}</bdi>
        {address && <bdi>{address}</bdi>}
        {orgNo && (
          <span>
            <Trans>
              Org. no. <bdi className="num">{orgNoInThrees(orgNo)}</bdi>
            </Trans>
          </span>
        )}
        {(phone || email) && (
          <span className="footer-reach">
            {phone && (
              <a href={`tel:${phone.replaceAll(' ', '')}`}>
                <bdi className="num" dir="ltr">
                  {phoneText}
                </bdi>
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`}>
                <bdi>{email}</bdi>
              </a>
            )}
          </span>
        )}
      </address>
    </div>
  )
}
