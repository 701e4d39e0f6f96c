import { Trans, useLingui } from '@lingui/react/macro'
import { copyText } from '#app/platform/browser/clipboard.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notify } from '#app/ui/notify.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface RecoveryCodeListProps {
  codes: readonly string[]
  /** The person has them. */
  onKept: () => void
}

/** New recovery codes, this once: to copy or to download, and gone with the button that says they are kept. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const { t } = useLingui()
  const heading = useFirstFocus<HTMLHeadingElement>()
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    if (await copyText(text)) notify.success(t`Copied`)
    else notify.error(t`The browser did not copy them. Download or write them down instead.`)
  }
  return (
    <section className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Your recovery codes</Trans>
      </h3>
      <p>
        <Trans>
          Keep them where you find them without your phone. Each opens the account once. They are
          not shown again.
        </Trans>
      </p>
      <ol dir="ltr">
        {codes.map((code) => (
          <li className="num" key={code}>
            {code}
          </li>
        ))}
      </ol>
      <div className="recovery-codes-ways">
        <Button onClick={() => void copy()} variant="outline">
          <Icon name="copy" size="s" />
          <Trans>Copy</Trans>
        </Button>
        <Button onClick={() => download(text)} variant="outline">
          <Icon name="download" size="s" />
          <Trans>Download</Trans>
        </Button>
        <Button onClick={onKept}>
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </section>
  )
}

function download(text: string): void {
  const file = new Blob([text], { type: 'text/plain' })
  saveFile(file, `${location.hostname}-recovery-codes.txt`)
}
