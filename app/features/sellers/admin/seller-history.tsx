import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SellerTimeline } from '#domain/admin-sellers.schema.ts'
import { Moment } from '#app/ui/moment.tsx'

interface SellerHistoryProps {
  timeline: SellerTimeline
  words: Record<string, MessageDescriptor>
}

/** What has happened, the newest first. */
export function SellerHistory({ timeline, words }: SellerHistoryProps) {
  const { t, i18n } = useLingui()
  if (timeline.length === 0) return null
  return (
    <>
      <h3>
        <Trans>Timeline</Trans>
      </h3>
      <ol className="grid gap-2 border-s border-[var(--border)] ps-4">
        {timeline.map(({ event, by, actorType, reason, at }, index) => {
          const said = words[event]
          return (
            <li
              className="relative flex flex-wrap justify-between gap-x-4 before:absolute before:-start-[1.3rem] before:top-1.5 before:size-2.5 before:rounded-full before:bg-[var(--primary)]"
              key={index}
            >
              <span className="min-w-0">
                <span>{said && i18n._(said)}</span>{' '}
                <small className="ws-quiet">
                  <bdi>{actorType === 'system' ? t`Automatic` : by}</bdi>
                </small>
                {reason && (
                  <q className="block whitespace-pre-line" dir="auto">
                    {reason}
                  </q>
                )}
              </span>
              <small className="ws-quiet">
                <Moment at={at} />
              </small>
            </li>
          )
        })}
      </ol>
    </>
  )
}
