import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LockedWord } from '#domain/locked-words.ts'
import { copyText } from '#app/platform/browser/clipboard.ts'
import { Button } from '#app/ui/button.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { outcomeWords } from './ai-words.ts'
import { DifferenceWords } from './difference-words.tsx'
import { LockedWords } from './locked-words.tsx'
import { secondsText } from './seconds-text.ts'
import type { TrialAnswer as Answer } from './use-trial.ts'

interface TrialAnswerProps {
  answer: Answer
  names: readonly string[]
}

/** What a model answers, as it comes, and what that took. */
export function TrialAnswer({ answer, names }: TrialAnswerProps) {
  const { t, i18n } = useLingui()
  const { outcome, text, language, message, end } = answer
  const { label, tone } = outcomeWords[outcome]
  const copy = async () => {
    if (await copyText(text)) notifyStaff.success(t`Copied`)
  }
  return (
    <section aria-label={t`Answer`} className="ai-answer">
      <div className="ai-answer-head">
        <span className="ws-state" data-tone={tone} role="status">
          {i18n._(label)}
        </span>
        <Button
          aria-disabled={text === '' || outcome === 'running'}
          onClick={() => text !== '' && outcome !== 'running' && void copy()}
          size="s"
          variant="plain"
        >
          <Trans>Copy</Trans>
        </Button>
      </div>
      <div aria-busy={outcome === 'running'}>
        <LockedWords language={language} names={names} words={text} />
        <div role="alert">
          {message && <p className="field-error">{message}</p>}
          {end && end.differences.length > 0 && (
            <ul>
              {end.differences.map((difference, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- of an answer that has ended nothing moves
                <li className="field-error" key={at}>
                  <DifferenceWords difference={difference} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Found answer={answer} />
      <Measures answer={answer} />
    </section>
  )
}

/** Which locked words the answer has by now. */
function Found({ answer: { locked, text } }: { answer: Answer }) {
  const shown = locked.filter(({ kind }) => kind !== 'mark' && kind !== 'allergen')
  const found = shown.filter((word) => text.includes(word.text))
  const left = shown.filter((word) => !text.includes(word.text))
  if (shown.length === 0) return null
  return (
    <p className="ai-found">
      {found.length > 0 && (
        <span>
          <b>
            <Trans>Found</Trans>
          </b>
          <Words words={found} />
        </span>
      )}
      {left.length > 0 && (
        <span>
          <b>
            <Trans>Not used yet</Trans>
          </b>
          <Words words={left} />
        </span>
      )}
    </p>
  )
}

function Words({ words }: { words: readonly LockedWord[] }) {
  return words.map(({ kind, text }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same word may be there twice
    <bdi className="ai-locked" data-kind={kind} key={at}>
      {text}
    </bdi>
  ))
}

function Measures({ answer: { end, credits } }: { answer: Answer }) {
  const { i18n } = useLingui()
  const figure = (value: number | null | undefined) => (value == null ? '–' : i18n.number(value))
  const seconds = (value: number | null | undefined) =>
    value == null ? '–' : secondsText(i18n, value)
  return (
    <dl className="ai-measures">
      <Measure label={<Trans>First word</Trans>}>{seconds(end?.firstMs)}</Measure>
      <Measure label={<Trans>Time taken</Trans>}>{seconds(end?.totalMs)}</Measure>
      <Measure label={<Trans>Tokens in</Trans>}>{figure(end?.tokensIn)}</Measure>
      <Measure label={<Trans>Tokens out</Trans>}>{figure(end?.tokensOut)}</Measure>
      <Measure label={<Trans>Credits</Trans>}>{figure(credits)}</Measure>
    </dl>
  )
}

function Measure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
