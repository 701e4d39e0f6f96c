import '#app/styles/ai.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AiDraft, AiLanguage, JobStep } from '#domain/ai.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'
import { acceptAll, readLanguage, stepLanguage } from './draft-calls.ts'
import { JobState } from './job-state.tsx'

interface LanguageHelpProps {
  language: string
  /** Those of the texts that are listed. */
  drafts: readonly AiDraft[]
  onChanged: () => Promise<void>
}

const reads = new QueryClient()
const pollMs = 5000

/** Drafts of a whole language: what they would cost, how their job goes, and those that hold, accepted together. */
export function LanguageHelp({ language, drafts, onChanged }: LanguageHelpProps) {
  const { t, i18n } = useLingui()
  const { data, refetch } = useQuery(
    {
      queryKey: ['ai-language', language],
      queryFn: async ({ signal }) => {
        const answer = await readLanguage(language, signal)
        if (!answer.ok) throw new Error(answer.reason)
        return answer.value
      },
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.job?.state === 'running' ? pollMs : false),
    },
    reads,
  )
  const [isAsking, setIsAsking] = useState(false)
  const { send, isBusy, message } = useSave({
    unanswered: t`We cannot reach the site. Try again in a moment.`,
  })
  const drafted = data?.job?.drafted
  const seen = useRef<number>(undefined)
  const readAnew = useEffectEvent(() => void onChanged())
  // What was drafted meanwhile is listed with its text.
  useEffect(() => {
    const hasMore = seen.current !== undefined && drafted !== undefined && drafted > seen.current
    seen.current = drafted
    if (hasMore) readAnew()
  }, [drafted])
  async function step(next: JobStep): Promise<void> {
    const answer = await send((key) => stepLanguage(language, next, key))
    if (!answer?.ok) return
    setIsAsking(false)
    await refetch()
  }
  const holding = drafts.filter(({ state }) => state === 'new').slice(0, 100)
  async function acceptHolding(): Promise<void> {
    const items = holding.map(({ page, key, rev }) => ({ page, key, rev }))
    const answer = await send((key) => acceptAll({ language, items }, key))
    if (!answer?.ok) return
    const { accepted, left } = answer.value
    const [done, waiting] = [i18n.number(accepted), i18n.number(left)]
    notifyStaff.success(
      left === 0 ? t`Accepted: ${done}` : t`Accepted: ${done}. Still waiting: ${waiting}`,
    )
    await onChanged()
    await refetch()
  }
  if (!data) return null
  const isWorking = data.job && data.job.state !== 'done'
  if (!isWorking && data.missing === 0 && holding.length === 0) return null
  return (
    <div className="ai-language">
      {data.job && isWorking ? (
        <JobState isBusy={isBusy} job={data.job} onStep={(next) => void step(next)} />
      ) : (
        <Offer
          data={data}
          isAsking={isAsking}
          isBusy={isBusy}
          onAsk={setIsAsking}
          onStart={() => void step('start')}
        />
      )}
      {holding.length > 0 && (
        <Button isBusy={isBusy} onClick={() => void acceptHolding()} size="s">
          <Icon name="check" size="s" />
          <Plural
            one="Accept the # draft that holds"
            other="Accept the # drafts that hold"
            value={holding.length}
          />
        </Button>
      )}
      {message && (
        <p className="field-error" role="alert">
          {message}
        </p>
      )}
    </div>
  )
}

interface OfferProps {
  data: AiLanguage
  isAsking: boolean
  isBusy: boolean
  onAsk: (isAsking: boolean) => void
  onStart: () => void
}

/** What it would take, before anything is taken. */
function Offer({ data: { missing, credits }, isAsking, isBusy, onAsk, onStart }: OfferProps) {
  const { i18n } = useLingui()
  const most = i18n.number(credits)
  if (missing === 0) return null
  if (!isAsking)
    return (
      <Button onClick={() => onAsk(true)} size="s" variant="outline">
        <Icon name="sparkles" size="s" />
        <Plural
          one="Draft the # missing text by AI"
          other="Draft all # missing texts by AI"
          value={missing}
        />
      </Button>
    )
  return (
    <>
      <span>
        <Plural one="# text," other="# texts," value={missing} />{' '}
        <Trans>at most {most} credits. The drafts wait until somebody accepts them.</Trans>
      </span>
      <Button isBusy={isBusy} onClick={onStart} size="s">
        <Trans>Start</Trans>
      </Button>
      <Button onClick={() => onAsk(false)} size="s" variant="outline">
        <Trans>Cancel</Trans>
      </Button>
    </>
  )
}
