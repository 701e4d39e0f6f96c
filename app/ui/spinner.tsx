import { createContext, useContext } from 'react'

export interface SpinnerLook {
  style: 'spinner' | 'dots' | 'pulse' | 'bounce' | 'custom'
  imageUrl: string | null
}

/** The look that the factory has chosen; the shell provides it. */
export const SpinnerLookContext = createContext<SpinnerLook>({ style: 'spinner', imageUrl: null })

interface SpinnerProps {
  /** 16, 32 or 48 px. */
  size?: 's' | 'm' | 'l'
  /** Another look than the factory's. */
  look?: SpinnerLook
}

/** Something is on its way. Put it beside words, or into an element with role="status" that has some. */
export function Spinner({ size = 'm', look }: SpinnerProps) {
  const chosen = useContext(SpinnerLookContext)
  const { style, imageUrl } = look ?? chosen
  const sized = size === 'm' ? 'spinner' : `spinner spinner-${size}`
  return (
    <span aria-hidden="true" className={`${sized} spinner-${style}`}>
      {drawing(style, imageUrl)}
    </span>
  )
}

const dot = <i className="spinner-dot" />

function drawing(style: SpinnerLook['style'], imageUrl: string | null) {
  if (style === 'custom' && imageUrl) return <img alt="" className="spinner-image" src={imageUrl} />
  if (style === 'pulse') return dot
  if (style === 'dots' || style === 'bounce')
    return (
      <>
        {dot}
        {dot}
        {dot}
      </>
    )
  return <i className="spinner-ring" />
}
