import { Trans } from '@lingui/react/macro'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { Moment } from '#app/ui/moment.tsx'

/** What has happened to an order, who did it, and when; the newest first. */
export function OrderTimeline({ timeline }: Pick<AdminOrder, 'timeline'>) {
  return (
    <>
      <h3>
        <Trans>Timeline</Trans>
      </h3>
      <ol className="grid gap-2 border-s border-[var(--border)] ps-4">
        {timeline.map(({ id, at, text, by, reason, about }) => (
          <li
            className="relative flex flex-wrap justify-between gap-x-4 before:absolute before:-start-[1.3rem] before:top-1.5 before:size-2.5 before:rounded-full before:bg-[var(--primary)]"
            key={id}
          >
            <span>
              <span>{text}</span> {about && <bdi className="num">{about}</bdi>}{' '}
              <small className="ws-quiet">
                <bdi>{by}</bdi>
              </small>
              {reason && (
                <q className="block" dir="auto">
                  {reason}
                </q>
              )}
            </span>
            <small className="ws-quiet">
              <Moment at={at} />
            </small>
          </li>
        ))}
      </ol>
    </>
  )
}
