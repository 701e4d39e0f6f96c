import { useEffect, useRef, useState } from 'react'
import { isSoundOn, playTone } from '#app/platform/browser/tones.ts'
import { type Called, callKey } from './called.ts'

/** Makes each new call heard, once somebody has clicked on the page: browsers keep it silent until then. Tells whether it is heard. */
export function useChime(called: readonly Called[]): boolean {
  const [isOn, setIsOn] = useState(false)
  const heard = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    const unlock = () => void (isSoundOn() || playTone('called').then(setIsOn))
    addEventListener('click', unlock)
    return () => removeEventListener('click', unlock)
  }, [])
  useEffect(() => {
    const keys = called.map(callKey)
    const before = heard.current
    heard.current = new Set(keys)
    // What was called when the page was opened is no news.
    if (before && isOn && keys.some((key) => !before.has(key))) void playTone('called')
  }, [called, isOn])
  return isOn
}
