import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminMenu, AdminOptionGroup } from '#domain/admin-dishes.schema.ts'
import { mostChoices, mostOptionLetters } from '#domain/attributes.schema.ts'
import { groupKinds, type GroupKind } from '#domain/dish-price.ts'
import { singleKinds } from '#domain/option-groups.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { moved } from '#app/workspace/links/link-draft.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Form, useForm } from '#app/ui/use-form.ts'
import { type MenuProps, textIn } from './dish-props.ts'
import { useGroupKinds } from './group-kinds.ts'
import { MenuRowRemoval } from './menu-row-removal.tsx'
import { OptionFields } from './option-fields.tsx'
import {
  groupBody,
  type GroupDraft,
  groupDraft,
  newGroup,
  newOption,
  type OptionDraft,
  optionsOf,
} from './option-group-draft.ts'
import { dishesWith } from './option-group-table.tsx'

/** Long as it is, "Save" stays in view. */
const keptFoot =
  '[&>.ws-form-foot]:sticky [&>.ws-form-foot]:bottom-0 [&>.ws-form-foot]:z-3 [&>.ws-form-foot]:border-t [&>.ws-form-foot]:border-[var(--border)] [&>.ws-form-foot]:bg-[var(--card)] [&>.ws-form-foot]:py-3'

/** One group of options with all that can be chosen of it; a new one where it is left out. */
export function OptionGroupSheet(props: MenuProps & { group?: AdminOptionGroup }) {
  const { group, menu, canEdit, onChanged } = props
  const { t } = useLingui()
  const { go } = useList()
  const [begun] = useState(newGroup)
  const form = useForm<GroupDraft>(group ? groupDraft(group) : begun, onChanged, group?.rev)
  const path = `/admin/dishes/${menu.restaurant.id}/option-groups`
  const save = async () => {
    const body = { ...groupBody(form.values), ...(group ? { rev: form.rowRev } : {}) }
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminMenu>(group ? `${path}/${group.id}` : path, {
        ...{ method: group ? 'PUT' : 'POST', body, idempotencyKey },
      }),
    )
    if (!done) return
    notifyStaff.success(t`Saved`)
    const known = menu.groups.map(({ id }) => id)
    const made = done.groups.find(({ id }) => !known.includes(id))
    if (!group && made) go({ open: made.id })
  }
  const used = group ? dishesWith(menu, group) : []
  const dishes = used.length
  return (
    <SideSheet
      isWide
      meta={
        dishes > 0 ? (
          <Plural one="# dish has it" other="# dishes have it" value={dishes} />
        ) : (
          <Trans>No dish has it yet.</Trans>
        )
      }
      title={group ? <bdi>{textIn(group.titles, props)}</bdi> : <Trans>New option group</Trans>}
    >
      <RecordForm
        canEdit={canEdit}
        className={`@container ${keptFoot}`}
        isDirty={form.changed.length > 0}
        onCancel={form.reset}
        onSave={save}
        saving={form}
      >
        <GroupFields {...props} form={form} />
      </RecordForm>
      {dishes > 0 && (
        <section className="ws-actions">
          <h3>
            <Trans>Dishes that have it</Trans>
          </h3>
          <ul className="flex flex-wrap gap-x-4">
            {used.map((dish) => (
              <li key={dish.id}>
                <ListLink change={{ view: undefined, open: dish.id }}>
                  <bdi>{textIn(dish.names, props)}</bdi>
                </ListLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {canEdit && group && dishes === 0 && (
        <MenuRowRemoval
          label={<Trans>Remove the group</Trans>}
          onChanged={onChanged}
          path={`${path}/${group.id}?rev=${group.rev}`}
          title={<Trans>Remove the option group?</Trans>}
        />
      )}
    </SideSheet>
  )
}

interface GroupFieldsProps extends MenuProps {
  group?: AdminOptionGroup
  form: Form<GroupDraft>
}

function GroupFields(props: GroupFieldsProps) {
  const { form, group, menu, languages, canEdit } = props
  const { t } = useLingui()
  const [code, setCode] = useState(props.language.code)
  const language = languages.find((each) => each.code === code) ?? props.language
  const options = optionsOf(form.values)
  const titles = JSON.parse(form.values.titles) as Record<string, string>
  const set = (next: readonly OptionDraft[]) => form.change({ options: JSON.stringify(next) })
  const standard = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  return (
    <>
      {form.field('options').hint && group && (
        <p className="ws-quiet">
          <span>
            <Trans>Now saved:</Trans>
          </span>{' '}
          <bdi>{group.options.map((option) => textIn(option.titles, props)).join(' · ')}</bdi>
        </p>
      )}
      <SelectField
        className="max-w-60"
        label={t`Names in`}
        onChange={({ target }) => setCode(target.value)}
        value={language.code}
      >
        {languages.map((each) => (
          <option key={each.code} lang={each.code} value={each.code}>
            {each.nativeName}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.part('titles')}
        autoComplete="off"
        dir={language.direction}
        label={t`What is asked`}
        lang={language.code}
        maxLength={mostOptionLetters}
        onChange={({ target }) =>
          form.change({ titles: JSON.stringify({ ...titles, [language.code]: target.value }) })
        }
        required={language.code === standard}
        value={titles[language.code] ?? ''}
      />
      <Bounds form={form} />
      <ol className="grid gap-3">
        {options.map((option, at) => (
          <OptionFields
            at={at}
            canEdit={canEdit}
            count={options.length}
            form={form}
            key={option.row}
            language={language}
            languages={languages}
            menu={menu}
            now={props.now}
            onChange={(part) =>
              set(options.map((each, place) => (place === at ? { ...each, ...part } : each)))
            }
            onChanged={props.onChanged}
            onMove={(to) => set(moved(options, at, to))}
            onRemove={() => set(options.toSpliced(at, 1))}
            option={option}
            saved={group?.options.find(({ id }) => id === option.id)}
            sizes={sizesOf(props)}
          />
        ))}
      </ol>
      {form.field('options').error && options.length === 0 && (
        <p className="field-error">{form.field('options').error}</p>
      )}
      {canEdit && options.length < mostChoices && (
        <div>
          <Button onClick={() => set([...options, newOption()])} size="s" variant="outline">
            <Icon name="plus" size="s" />
            <Trans>Add an option</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function Bounds({ form }: { form: Form<GroupDraft> }) {
  const { t } = useLingui()
  const kinds = useGroupKinds()
  const isSingle = singleKinds.includes(form.values.kind as GroupKind)
  const whole = { autoComplete: 'off', dir: 'ltr', inputMode: 'numeric', maxLength: 4 } as const
  const choose = (kind: string) =>
    form.change({
      kind,
      // Of one choice there are neither several nor free ones.
      ...(singleKinds.includes(kind as GroupKind)
        ? { max: '1', freeCount: '0', isPerHalf: false }
        : {}),
    })
  return (
    <>
      <SelectField
        {...form.field('kind')}
        label={t`Kind`}
        onChange={({ target }) => choose(target.value)}
      >
        {groupKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField {...form.field('min')} {...whole} label={t`At least`} />
        <TextField {...form.field('max')} {...whole} label={t`At most`} />
        {!isSingle && (
          <TextField
            {...form.field('freeCount')}
            {...whole}
            hint={form.field('freeCount').hint ?? t`The cheapest of them.`}
            label={t`Free of charge`}
          />
        )}
      </div>
      {!isSingle && (
        <Checkbox
          checked={form.values.isPerHalf}
          label={<Trans>May be chosen for one half alone</Trans>}
          name="isPerHalf"
          onChange={({ target }) => form.change({ isPerHalf: target.checked })}
        />
      )}
    </>
  )
}

/** The sizes of the dishes that have the group, each once; of a new one those of all dishes. */
function sizesOf(props: GroupFieldsProps) {
  const { menu, group } = props
  const dishes = group ? dishesWith(menu, group) : menu.dishes
  const sizes = dishes.flatMap((dish) =>
    dish.sizes.map(({ key, label }) => [key, textIn(label, props)] as const),
  )
  return [...new Map(sizes)].map(([key, label]) => ({ key, label }))
}
