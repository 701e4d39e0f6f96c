import { browserStorage } from './storage.ts'

/** What is heard in a kitchen and before it: each as pitches in Hz, one after the other. */
const tones = {
  called: [1047, 784],
  fresh: [880, 1175, 1568],
  changed: [784, 587],
  late: [440, 440, 440],
  silent: [330, 262],
} as const
export type Tone = keyof typeof tones

const noteS = 0.16
const key = 'kitchen-volume'
/** Loudness is chosen in so many steps. */
export const loudest = 5

let sound: AudioContext | undefined

/** Plays a tone. The first one must follow a tap: browsers keep a page silent until then. False where there is no sound to be had. */
export async function playTone(tone: Tone): Promise<boolean> {
  try {
    sound ??= new AudioContext()
    await sound.resume()
    if (sound.state !== 'running') return false
    for (const [at, pitch] of tones[tone].entries()) playNote(sound, pitch, at * noteS)
    return true
  } catch {
    return false
  }
}

/** True where a tone would be heard. */
export function isSoundOn(): boolean {
  return sound?.state === 'running'
}

/** 1 to `loudest`. */
export function volume(): number {
  const kept = Number(browserStorage.text(key) ?? 4)
  return Number.isInteger(kept) && kept >= 1 && kept <= loudest ? kept : 4
}

export function keepVolume(step: number): void {
  browserStorage.keepText(key, String(Math.min(loudest, Math.max(1, step))))
}

function playNote(context: AudioContext, pitch: number, afterS: number): void {
  const from = context.currentTime + afterS
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.frequency.value = pitch
  gain.gain.setValueAtTime((volume() / loudest) ** 2, from)
  gain.gain.exponentialRampToValueAtTime(0.001, from + noteS * 1.6)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(from)
  oscillator.stop(from + noteS * 1.7)
}
