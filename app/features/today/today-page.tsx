import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import type { AdminStart, FailedMails, Today } from '#domain/admin.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { figureLocale } from '#domain/languages.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedMailsSheet } from './failed-mails-sheet.tsx'
import { NeedRow } from './need-row.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { RolePanel } from '#app/workspace/frame/role-panel.tsx'
import { SecondFactorNote } from '#app/workspace/frame/second-factor-note.tsx'

interface TodayPageProps {
  start: AdminStart
  today: Today
  /** Those that could not be sent, where they are looked at. */
  mails: FailedMails | null
  onChanged: () => Promise<void>
}

/** Where the day begins: what needs someone now, the most urgent first. Every figure is the database's own. */
export function TodayPage({ start, today, mails, onChanged }: TodayPageProps) {
  const greeting = useGreeting(today.now)
  return (
    <div className="ws-section">
      <div className="ws-today">
        <header className="ws-page-head">
          <h1>{greeting}</h1>
          <p suppressHydrationWarning>{dayOf(today.now)}</p>
        </header>
        <section className="ws-needs">
          {today.needs.length > 0 ? (
            <>
              <h2>
                <Trans>Needs someone now</Trans>
                <small>
                  <Trans>most urgent first</Trans>
                </small>
              </h2>
              <ol>
                {today.needs.map((need) => (
                  <NeedRow key={need.kind} need={need} now={today.now} role={start.role} />
                ))}
              </ol>
            </>
          ) : (
            <EmptyState icon="circle-check" title={<Trans>Nothing waits for you</Trans>}>
              <Trans>New orders, missing translations and mails that failed show up here.</Trans>
            </EmptyState>
          )}
        </section>
        <div className="ws-panels">
          {today.sales && <SalesPanel sales={today.sales} />}
          <SecondFactorNote start={start} />
          <RolePanel start={start} />
        </div>
      </div>
      {mails && (
        <FailedMailsSheet
          canSend={isAllowed(start, 'mails.send')}
          mails={mails}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}

function useGreeting(now: number): string {
  const { t } = useLingui()
  const { hour } = osloClock(now)
  if (hour < 5) return t`Good night`
  if (hour < 12) return t`Good morning`
  return hour < 18 ? t`Good afternoon` : t`Good evening`
}

function dayOf(at: number): string {
  return new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: appConfig.timeZone,
  }).format(at)
}
