import { getRouteApi } from '@tanstack/react-router'
import type {
  AdminNewsletter,
  NewsletterChecks,
  NewsletterFigures,
  NewsletterPreview,
  StepNewsletter,
} from '#domain/admin-newsletters.schema.ts'
import type { AdminStart } from '#domain/admin.schema.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { EditableSections } from '#domain/sections.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { useSave } from '#app/ui/use-save.ts'

/** All that the editor of a newsletter shows, as it was read for one language. */
export interface EditorData {
  newsletter: AdminNewsletter
  sections: EditableSections
  texts: readonly EditableText[]
  language: string
  checks: NewsletterChecks
  preview: NewsletterPreview
  /** Once its sending has begun, for who may see how it goes. */
  figures: NewsletterFigures | null
}

export interface EditorProps extends EditorData {
  /** What the reader may do with it. */
  may: { write: boolean; send: boolean }
  onChanged: () => Promise<void>
}

const root = getRouteApi('__root__')

/** The languages of the site, as their readers call them. */
export function useSiteLanguages() {
  return root.useLoaderData().languages
}

/** What somebody may do with newsletters. */
export function mayDo({ role, lacksSecondFactor }: Pick<AdminStart, 'role' | 'lacksSecondFactor'>) {
  const actor = { role, lacksSecondFactor }
  return {
    write: isAllowed(actor, 'newsletter.write'),
    send: isAllowed(actor, 'newsletter.send'),
  }
}

/** The steps of a newsletter's sending, each taken once. */
export function useStep({ newsletter: { id, rev }, onChanged }: EditorProps) {
  const saving = useSave({ onOutdated: onChanged })
  const call = (step: StepNewsletter['step']) => (idempotencyKey: string) =>
    callTwice<AdminNewsletter>(`/admin/newsletters/${id}/steps`, {
      ...{ method: 'POST', body: { step, rev }, idempotencyKey },
    })
  return {
    ...saving,
    call,
    take: (step: StepNewsletter['step']) => saving.send(call(step), { content: { step, rev } }),
    schedule: (sendAt: number) =>
      saving.send(
        (idempotencyKey) =>
          callTwice<AdminNewsletter>(`/admin/newsletters/${id}/schedule`, {
            ...{ method: 'PUT', body: { sendAt, rev }, idempotencyKey },
          }),
        { content: { sendAt, rev } },
      ),
  }
}
