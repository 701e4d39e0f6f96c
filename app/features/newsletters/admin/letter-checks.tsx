import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type EditorProps, useSiteLanguages } from './editor-props.ts'
import { failedChecks, heldChecks } from './newsletter-words.ts'

/** What is looked at before a newsletter is sent, and where another language will stand in. */
export function LetterChecks({ checks: { checks, missing } }: EditorProps) {
  const { i18n } = useLingui()
  return (
    <section className="letter-part">
      <h2>
        <Trans>Before you send</Trans>
      </h2>
      <ul className="letter-checks">
        {checks.map(({ check, isOk }) => (
          <li data-failed={!isOk || undefined} key={check}>
            <Icon name={isOk ? 'check' : 'circle-alert'} size="s" />
            <span>{i18n._(isOk ? heldChecks[check] : failedChecks[check])}</span>
          </li>
        ))}
      </ul>
      {missing.map((gap) => (
        <Gap gap={gap} key={gap.code} />
      ))}
    </section>
  )
}

function Gap({ gap }: { gap: EditorProps['checks']['missing'][number] }) {
  const { t } = useLingui()
  const languages = useSiteLanguages()
  const nameOf = (code: string) =>
    languages.find((language) => language.code === code)?.nativeName ?? code
  const { code, texts, instead, receivers } = gap
  const [language, other] = [nameOf(code), nameOf(instead)]
  return (
    <p className="letter-gap">
      <Icon name="triangle-alert" size="s" />
      <span>
        <span>
          {t`${plural(texts, {
            one: `${language} lacks # text.`,
            other: `${language} lacks # texts.`,
          })}`}
        </span>{' '}
        <span>
          {receivers === null
            ? t`They get it in this language instead: ${other}.`
            : t`${plural(receivers, {
                one: `# reader gets it in this language instead: ${other}.`,
                other: `# readers get it in this language instead: ${other}.`,
              })}`}
        </span>{' '}
        <ListLink change={{ lang: code }}>
          <Trans>Translate</Trans>
        </ListLink>
      </span>
    </p>
  )
}
