import { useState } from 'react'

/** Why the last save of a text did not succeed. What is said of its words alone goes once they are others. */
export function useTold(say: (why: string) => void) {
  const [told, setTold] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const forgetTold = () => {
    setTold(undefined)
    setIsRefused(false)
  }
  return {
    told,
    setTold,
    /** True where the words themselves were refused. */
    isRefused,
    tellWhy: (why: string, isOfWords: boolean) => {
      setTold(why)
      setIsRefused(isOfWords)
      say(why)
    },
    forgetTold,
    wordsAreOthers: () => {
      if (isRefused) forgetTold()
    },
  }
}
