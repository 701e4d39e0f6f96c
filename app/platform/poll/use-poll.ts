import { useEffect, useState, useSyncExternalStore } from 'react'
import { callScreen } from './call-screen.ts'
import { Poll, type PollPorts, type PollRules } from './poll.ts'

/** Follows an address of the API for as long as the page shows it, from what the page came with. */
export function usePoll<Value extends object>(path: string, begun: Value, rules: PollRules<Value>) {
  const [poll] = useState(() => new Poll(path, begun, [rules, ports]))
  useEffect(() => {
    poll.start()
    const wake = () => void poll.ask()
    document.addEventListener('visibilitychange', wake)
    addEventListener('online', wake)
    return () => {
      poll.stop()
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
    }
  }, [poll])
  const state = useSyncExternalStore(poll.hear, poll.state, poll.state)
  return { ...state, take: poll.take }
}

const ports: PollPorts = {
  call: callScreen,
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  isHidden: () => document.visibilityState === 'hidden',
  random: () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255,
}
