import type { Company } from '#domain/shell.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'

interface LogoProps {
  company: Company
  /** The content key of the name, where it is a text of the page. */
  nameKey?: string
}

/** The way home: the factory's picture in its chosen shape, or the house mark, and the name unless it is hidden. */
export function Logo({ company, nameKey }: LogoProps) {
  const { isNameShownInHeader, name } = company
  return (
    <ContentLink className="logo" url="/" {...(isNameShownInHeader ? {} : { 'aria-label': name })}>
      <LogoMark logo={company.logo} />
      {isNameShownInHeader && <bdi data-content={nameKey}>{name}</bdi>}
    </ContentLink>
  )
}

function LogoMark({ logo: { url, width, height, maxWidth, style } }: { logo: Company['logo'] }) {
  // As attributes: the policy refuses styles in the page, and the space must be known before the picture is.
  const shown = Math.min(width, maxWidth)
  const size = { width: shown, height: Math.round((height * shown) / width) }
  if (url) return <img alt="" className={`logo-${style}`} src={url} {...size} />
  return (
    <svg aria-hidden="true" viewBox="0 0 34 34" {...size}>
      <path
        d="M2 32V18C2 9.5 8 4 12 2v13C13 9 18 4.5 22 2v13c1-6 6-10.5 10-13v30h-9.5v-6.5a5.5 5.5 0 0 0-11 0V32z"
        fill="currentColor"
      />
    </svg>
  )
}
