import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import '#app/styles/proposals.css'
import { TextField } from '#app/ui/text-field.tsx'

interface FolderFieldProps {
  value: string
  onChange: (value: string) => void
  /** Those of the library, to choose from; any other one is a new folder. */
  folders: readonly { path: string }[]
  error: string | undefined
  isDisabled?: boolean
}

/** Where a file lies: one of the library's folders, or a new one by its name. */
export function FolderField(props: FolderFieldProps) {
  const { value, onChange, folders, error, isDisabled = false } = props
  const { t } = useLingui()
  const listId = useId()
  return (
    <>
      <TextField
        autoComplete="off"
        dir="auto"
        disabled={isDisabled}
        error={error}
        hint={t`Products/Cheese is the folder Cheese within Products. Empty: in no folder.`}
        isOptional
        label={t`Folder`}
        list={listId}
        maxLength={190}
        name="folder"
        onChange={({ target }) => onChange(target.value)}
        value={value}
      />
      <datalist id={listId}>
        {folders.map(({ path }) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </datalist>
    </>
  )
}
