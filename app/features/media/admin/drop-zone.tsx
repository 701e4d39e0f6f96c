import { Trans } from '@lingui/react/macro'
import { type DragEvent, type ReactNode, useState } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void
  children: Elements
}

/** An area that files can be dropped on, several at once; it says so while they hang over it. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className="media-drop"
      data-over={isOver || undefined}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsOver(false)
      }}
      onDragOver={over}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <p aria-hidden="true" className="media-drop-note">
          <Icon name="image" size="l" />
          <Trans>Drop the files here</Trans>
        </p>
      )}
    </div>
  )
}

interface FileButtonProps {
  label: ReactNode
  /** As `image/*` in a file field. */
  accept?: string | undefined
  isMany?: boolean
  variant?: 'primary' | 'outline'
  /** What was chosen is on its way: until then nothing else can be. */
  isBusy?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that lets files be chosen on this device. The same one can be chosen again after it was refused. */
export function FileButton({
  label,
  accept,
  isMany = false,
  variant = 'outline',
  isBusy = false,
  onFiles,
}: FileButtonProps) {
  return (
    <label className={`btn btn-${variant} media-file-button`}>
      <input
        accept={accept}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        className="sr-only"
        multiple={isMany}
        onClick={isBusy ? (event) => event.preventDefault() : undefined}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
        type="file"
      />
      {isBusy && <Spinner size="s" />}
      <span className="contents">{label}</span>
    </label>
  )
}
