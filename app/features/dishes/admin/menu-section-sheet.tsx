import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminMenu, AdminMenuSection } from '#domain/admin-dishes.schema.ts'
import { mostOptionLetters } from '#domain/attributes.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { type Form, useForm } from '#app/ui/use-form.ts'
import { type MenuProps, textIn } from './dish-props.ts'
import { MenuRowRemoval } from './menu-row-removal.tsx'

type Titles = Record<`titles.${string}`, string>

/** One section of a menu: what it is called in each language. */
export function MenuSectionSheet(props: MenuProps & { section: AdminMenuSection }) {
  const { section, menu, canEdit, onChanged } = props
  const { t } = useLingui()
  const form = useForm(titlesOf(props, section.titles), onChanged, section.rev)
  const path = `/admin/dishes/${menu.restaurant.id}/sections/${section.id}`
  const save = async () => {
    const body = { rev: form.rowRev, titles: titlesIn(form.values) }
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminMenu>(path, { method: 'PUT', body, idempotencyKey }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  return (
    <SideSheet
      meta={<Plural one="# dish" other="# dishes" value={section.dishes} />}
      title={<bdi>{textIn(section.titles, props)}</bdi>}
    >
      <RecordForm
        canEdit={canEdit}
        isDirty={form.changed.length > 0}
        onCancel={form.reset}
        onSave={save}
        saving={form}
      >
        <TitleFields {...props} form={form} />
      </RecordForm>
      {canEdit && section.dishes === 0 && (
        <MenuRowRemoval
          label={<Trans>Remove the section</Trans>}
          onChanged={onChanged}
          path={`${path}?rev=${section.rev}`}
          title={<Trans>Remove the section?</Trans>}
        />
      )}
    </SideSheet>
  )
}

/** A new section, behind the others. Guests see it once a dish stands in it. */
export function NewMenuSectionSheet(props: MenuProps) {
  const { menu, onChanged } = props
  const { t } = useLingui()
  const { go } = useList()
  const form = useForm(titlesOf(props, {}))
  const [isMade, setIsMade] = useState(false)
  const save = async () => {
    const body = { titles: titlesIn(form.values) }
    const path = `/admin/dishes/${menu.restaurant.id}/sections`
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminMenu>(path, { method: 'POST', body, idempotencyKey }),
    )
    if (!done) return
    notifyStaff.success(t`The section is added`)
    await onChanged()
    setIsMade(true)
  }
  return (
    <RecordSheet
      goOn={isMade ? () => go({ open: undefined }) : undefined}
      isDirty={form.changed.length > 0}
      label={<Trans>Add the section</Trans>}
      meta={<Trans>Guests see it once a dish stands in it.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>New section</Trans>}
    >
      <TitleFields {...props} form={form} />
    </RecordSheet>
  )
}

function TitleFields({ form, languages }: Pick<MenuProps, 'languages'> & { form: Form<Titles> }) {
  return languages.map(({ code, direction, nativeName, isDefault }) => {
    const field = form.field(`titles.${code}`)
    return (
      <TextField
        {...field}
        autoComplete="off"
        dir={direction}
        // What is wrong with all of them is that the site's own is missing.
        error={field.error ?? (isDefault ? form.part('titles').error : undefined)}
        isOptional={!isDefault}
        key={code}
        label={<bdi lang={code}>{nativeName}</bdi>}
        lang={code}
        maxLength={mostOptionLetters}
      />
    )
  })
}

function titlesOf(
  { languages }: Pick<MenuProps, 'languages'>,
  titles: Readonly<Record<string, string>>,
): Titles {
  return Object.fromEntries(languages.map(({ code }) => [`titles.${code}`, titles[code] ?? '']))
}

function titlesIn(values: Titles): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name.slice('titles.'.length), text]),
  )
}
