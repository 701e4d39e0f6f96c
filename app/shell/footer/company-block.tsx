import { Trans } from '@lingui/react/macro'
import { orgNoInThrees } from '#domain/org-no-in-threes.ts'
import type { Company, ShellData } from '#domain/shell.schema.ts'
import { Logo } from '#app/shell/header/logo.tsx'

interface CompanyBlockProps {
  company: Company
  footer: ShellData['footer']
}

/** Who the maker is, where it is, and how to reach it. The footer may call it otherwise, language by language. */
export function CompanyBlock({ company, footer }: CompanyBlockProps) {
  const { companyName: name = company.name, description } = footer
  const { legalName, address, orgNo, phone, phoneText, email } = company
  return (
    <div className="footer-company">
      <Logo
        company={{ ...company, name, isNameShownInHeader: true }}
        nameKey="footer.company.name"
      />
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
