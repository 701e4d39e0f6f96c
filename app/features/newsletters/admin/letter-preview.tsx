import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pills } from '#app/ui/pills.tsx'
import type { EditorProps } from './editor-props.ts'

const ways = ['large', 'phone', 'text'] as const
type Way = (typeof ways)[number]

interface LetterPreviewProps {
  editor: EditorProps
  /** Rises whenever something was saved: it is drawn anew. */
  round: number
}

/** The mail as its receivers get it, with what is saved: large, on a phone, in the dark, or as plain text. */
export function LetterPreview({ editor, round }: LetterPreviewProps) {
  const { newsletter, language, preview } = editor
  const { t } = useLingui()
  const [way, setWay] = useState<Way>('large')
  const [isDark, setIsDark] = useState(false)
  const query = new URLSearchParams({ language, look: isDark ? 'dark' : 'light' })
  const wordsOf = { large: t`Large`, phone: t`On a phone`, text: t`Text` } satisfies Record<
    Way,
    string
  >
  return (
    <section aria-label={t`Preview`} className="letter-preview">
      <div className="letter-preview-tools">
        <Pills
          legend={<span className="sr-only">{t`Show as`}</span>}
          name="way"
          onChange={(value) => setWay(ways.find((each) => each === value) ?? 'large')}
          pills={ways.map((value) => ({ value, label: wordsOf[value] }))}
          value={way}
        />
        {way !== 'text' && (
          <Button
            aria-pressed={isDark}
            onClick={() => setIsDark(!isDark)}
            size="s"
            variant={isDark ? 'primary' : 'outline'}
          >
            <Icon name="moon" size="s" />
            <Trans>Dark</Trans>
          </Button>
        )}
      </div>
      <dl className="letter-inbox">
        <dt className="sr-only">
          <Trans>In the inbox</Trans>
        </dt>
        <dd dir="auto" lang={language}>
          <strong>{preview.subject}</strong> <span>{preview.preheader}</span>
        </dd>
      </dl>
      {way === 'text' ? (
        <pre className="letter-plain" dir="auto" lang={language}>
          {preview.text}
        </pre>
      ) : (
        <iframe
          className="letter-frame"
          key={`${round} ${query}`}
          data-way={way}
          onLoad={fitHeight}
          sandbox="allow-same-origin"
          src={`/api/admin/newsletters/${newsletter.id}/letter?${query}`}
          title={t`The mail as its receivers get it`}
        />
      )}
    </section>
  )
}

/** As tall as what is in it: the page scrolls, and nothing within it. */
function fitHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const height = frame.contentDocument?.documentElement.scrollHeight
  if (height) frame.height = String(height)
}
