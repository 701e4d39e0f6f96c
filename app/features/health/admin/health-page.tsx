import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AdminHealth } from '#domain/health.schema.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { Button } from '#app/ui/button.tsx'
import type { Elements } from '#app/ui/elements.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { isWell } from './health-state.ts'
import { JobsTable } from './jobs-table.tsx'
import { MailsTable } from './mails-table.tsx'

interface HealthData {
  health: AdminHealth
  /** The mails that were given up, where they are looked at. */
  sheet?: Elements
}

/** How that stands which runs by itself: mails on their way out, the jobs of each minute, and the settings that they need. */
export function HealthPage({ data: { health, sheet }, onChanged }: SectionProps<HealthData>) {
  const { isReading } = useList()
  const { now, jobs } = health
  return (
    <SectionPage
      actions={
        <Button
          className="needs-script"
          isBusy={isReading}
          onClick={() => void onChanged()}
          size="s"
          variant="outline"
        >
          <Icon name="refresh-cw" size="s" />
          <Trans>Look again</Trans>
        </Button>
      }
      description={
        <>
          <span className="ws-state" data-tone={isWell(health) ? 'good' : 'warn'}>
            {isWell(health) ? <Trans>All is well</Trans> : <Trans>Something needs a look</Trans>}
          </span>{' '}
          <Moment at={now} />
        </>
      }
      sheet={sheet}
      title={<Trans>Health</Trans>}
    >
      <Part title={<Trans>Mails</Trans>}>
        <MailsTable health={health} />
        <SentMails health={health} />
      </Part>
      <Part title={<Trans>Settings of the server</Trans>}>
        <ServerSettings health={health} />
      </Part>
      <Part title={<Trans>Jobs of each minute</Trans>}>
        <JobsTable jobs={jobs} now={now} />
      </Part>
    </SectionPage>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-6 mb-9">
      <h2 className="mb-2 px-[var(--ws-gutter)] font-[family-name:var(--font-text)] text-[1.02rem] font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function SentMails({ health: { mails } }: { health: AdminHealth }) {
  const { sent, lastSentAt } = mails
  return (
    <p className="ws-note px-[var(--ws-gutter)]">
      <Plural
        one="# mail was sent in the last day."
        other="# mails were sent in the last day."
        value={sent}
      />{' '}
      {lastSentAt !== null && (
        <Trans>
          The last one left <Moment at={lastSentAt} />.
        </Trans>
      )}
    </p>
  )
}

function ServerSettings({ health: { settings } }: { health: AdminHealth }) {
  const { t } = useLingui()
  return (
    <dl className="ws-facts ws-section-body">
      <dt>{t`Mail server`}</dt>
      <dd>
        {settings.hasMailServer ? (
          <Standing tone="good">{t`Is set`}</Standing>
        ) : (
          <Standing tone="warn">{t`Is not set: mails wait until it is`}</Standing>
        )}
      </dd>
      <dt>{t`Word of bounces and complaints`}</dt>
      <dd>
        {settings.hasBounceSecret ? (
          <Standing tone="good">{t`Is taken`}</Standing>
        ) : (
          <Standing tone="none">
            {t`Is not taken: only what the mail server answers at once counts`}
          </Standing>
        )}
      </dd>
    </dl>
  )
}

function Standing({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <span className="ws-state" data-tone={tone}>
      {children}
    </span>
  )
}
