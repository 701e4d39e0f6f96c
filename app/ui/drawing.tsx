interface DrawingProps {
  /** The address of a drawing's file, whose symbol is called 'drawing': it is fetched only where it is seen. */
  file: string
  viewBox: string
  className?: string
}

/** A line drawing in the colours of its surroundings. It says nothing to a screen reader. */
export function Drawing({ file, viewBox, className }: DrawingProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox={viewBox}>
      <use href={`${file}#drawing`} />
    </svg>
  )
}
