import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { Translatable } from '#app/features/languages/admin/translations/translatable.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ChangeList, RefusedList } from './import-lists.tsx'
import { useImport } from './use-import.ts'

interface ImportFormProps {
  rows: readonly Translatable[]
  source: EditableLanguage
  target: EditableLanguage
  onSaved: () => Promise<void>
}

/** Brings a file back in: first what it would change, then one button that does it. */
export function ImportForm({ rows, target, onSaved }: ImportFormProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { plan, told, savedCount, isBusy, choose, save } = useImport({
    rows,
    language: target.code,
    onSaved,
  })
  const count = plan?.changes.length ?? 0
  return (
    <section aria-labelledby={titleId}>
      <UnsavedGuard hasFailed={told !== ''} isDirty={false} isSaving={isBusy} />
      <h3 id={titleId}>
        <Trans>Bring in</Trans>
      </h3>
      <div className="ws-form">
        <TextField
          accept=".xlf,.xliff,.csv,.txt,application/xliff+xml,application/xml,text/csv"
          aria-busy={isBusy}
          disabled={isBusy}
          hint={t`XLIFF 1.2 or 2.0, or CSV. You see what it would change before anything is saved.`}
          label={t`Translated file`}
          onChange={({ target: input }) => {
            const [file] = input.files ?? []
            // The same file can be chosen once more, after it was changed.
            input.value = ''
            if (file) void choose(file)
          }}
          type="file"
        />
        <FormError text={told} />
        <p role="status">
          {savedCount !== undefined && (
            <Plural one="# text is saved." other="# texts are saved." value={savedCount} />
          )}
        </p>
      </div>
      {plan && (
        <>
          <ul className="ws-import-counts">
            <li>
              <Trans>
                New: <b className="num">{countOf(plan.changes, 'new')}</b>
              </Trans>
            </li>
            <li>
              <Trans>
                Changed: <b className="num">{countOf(plan.changes, 'changed')}</b>
              </Trans>
            </li>
            <li>
              <Trans>
                Still fit: <b className="num">{countOf(plan.changes, 'confirmed')}</b>
              </Trans>
            </li>
            <li>
              <Trans>
                As they are here: <b className="num">{plan.same}</b>
              </Trans>
            </li>
            <li>
              <Trans>
                Without words: <b className="num">{plan.empty}</b>
              </Trans>
            </li>
            <li>
              <Trans>
                Refused: <b className="num">{plan.refused.length}</b>
              </Trans>
            </li>
          </ul>
          {count > 0 && (
            <Button isBusy={isBusy} onClick={() => void save()}>
              <Plural one="Save # text" other="Save # texts" value={count} />
            </Button>
          )}
          <RefusedList refused={plan.refused} />
          <ChangeList changes={plan.changes} target={target} />
        </>
      )}
    </section>
  )
}

function countOf(changes: readonly { kind: string }[], kind: string): number {
  return changes.filter((change) => change.kind === kind).length
}
