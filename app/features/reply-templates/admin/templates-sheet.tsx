import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import {
  longestTemplate,
  longestTemplateName,
  type Templates,
  type TemplateUse,
} from '#domain/reply-templates.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { callTwice, removeTwice } from '#app/platform/call-twice.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Button } from '#app/ui/button.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

type Template = Templates['templates'][number]

interface TemplatesSheetProps {
  use: TemplateUse
  templates: readonly Template[]
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** The texts that an answer begins with, in the languages of those who read it. */
export function TemplatesSheet({ use, templates, canEdit, onChanged }: TemplatesSheetProps) {
  const [opened, setOpened] = useState<string>()
  const languageName = useLanguageName()
  const close = () => setOpened(undefined)
  return (
    <SideSheet
      footer={
        canEdit &&
        opened !== 'new' && (
          <Button onClick={() => setOpened('new')}>
            <Trans>New template</Trans>
          </Button>
        )
      }
      title={<Trans>Templates</Trans>}
    >
      {templates.length === 0 && opened !== 'new' && (
        <p className="ws-note">
          <Trans>None yet: what you write often, you write once here.</Trans>
        </p>
      )}
      {opened === 'new' && <TemplateForm onChanged={onChanged} onClose={close} use={use} />}
      <ul>
        {templates.map((template) => (
          <li className="border-b border-[var(--border)] py-2" key={template.id}>
            {opened === template.id ? (
              <TemplateForm onChanged={onChanged} onClose={close} template={template} use={use} />
            ) : (
              <button
                className="grid min-h-11 w-full gap-1 text-start"
                disabled={!canEdit}
                onClick={() => setOpened(template.id)}
                type="button"
              >
                <span className="flex flex-wrap justify-between gap-x-4">
                  <strong>
                    <bdi>{template.name}</bdi>
                  </strong>
                  <bdi className="ws-quiet">{languageName(template.languageCode)}</bdi>
                </span>
                <span className="ws-quiet line-clamp-2" dir="auto">
                  {template.text}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </SideSheet>
  )
}

interface TemplateFormProps extends Pick<TemplatesSheetProps, 'onChanged' | 'use'> {
  /** Left out of a new one. */
  template?: Template
  onClose: () => void
}

const root = getRouteApi('__root__')

function TemplateForm({ use, template, onChanged, onClose }: TemplateFormProps) {
  const { t } = useLingui()
  const { languages } = root.useLoaderData()
  const { name = '', text = '', languageCode = currentLanguageCode() } = template ?? {}
  const form = useForm({ name, languageCode, text }, onChanged, template?.rev ?? 0)
  const save = async () => {
    const done = await form.send((idempotencyKey) => {
      const { values, rowRev: rev } = form
      return template
        ? callTwice(`/admin/${use}/templates/${template.id}`, {
            ...{ method: 'PUT', body: { ...values, rev }, idempotencyKey },
          })
        : callTwice(`/admin/${use}/templates`, { method: 'POST', body: values, idempotencyKey })
    })
    if (!done) return
    notifyStaff.success(t`Saved`)
    onClose()
  }
  return (
    <RecordForm
      actions={template && <RemoveTemplate onChanged={onChanged} template={template} use={use} />}
      isDirty={form.changed.length > 0}
      isFootKept
      onCancel={() => {
        form.reset()
        onClose()
      }}
      onSave={save}
      saving={form}
    >
      <TextField
        {...form.field('name')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus has made room for this field
        autoFocus
        dir="auto"
        label={t`Name`}
        maxLength={longestTemplateName}
      />
      <SelectField {...form.field('languageCode')} label={t`Language`}>
        {languages.map(({ code, nativeName }) => (
          <option key={code} lang={code} value={code}>
            {nativeName}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...form.field('text')}
        dir="auto"
        label={t`Text`}
        lang={form.values.languageCode}
        maxLength={longestTemplate}
        rows={4}
      />
      {form.changed.length === 0 && (
        <div>
          <Button onClick={onClose} size="s" variant="plain">
            <Trans>Close</Trans>
          </Button>
        </div>
      )}
    </RecordForm>
  )
}

function RemoveTemplate({
  use,
  template: { id, rev, name },
  onChanged,
}: {
  use: TemplateUse
  template: Template
  onChanged: () => Promise<void>
}) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FocusHandoffButton onClick={() => setIsOpen(true)} variant="outline">
        <Trans>Remove</Trans>
      </FocusHandoffButton>
      <ConfirmAction
        description={<Trans>Messages that were written with it stay as they are.</Trans>}
        isOpen={isOpen}
        label={t`Remove`}
        onClose={() => setIsOpen(false)}
        onDone={() => void onChanged()}
        run={(idempotencyKey) =>
          removeTwice(`/admin/${use}/templates/${id}?rev=${rev}`, idempotencyKey)
        }
        title={t`Remove ${name}?`}
      />
    </>
  )
}
