import { useStore } from '#web/kit/store.ts'
import { remembered } from './remembered.ts'

/** On by default. */
const sound = remembered('staff.sound', ['on', 'off'])

let audio: AudioContext | null = null

/** Unlocks audio: browsers stay silent until the first press or key on the page. */
export function unlockSound(): void {
  const unlock = () => {
    audio ??= new AudioContext()
    void audio.resume()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, unlock, { once: true, capture: true })
}

/** Two short rising notes for an arrival, if sound is on. */
export function beep(): void {
  if (sound.value === 'off' || !audio) return
  note(audio, 660, 0)
  note(audio, 880, 0.12)
}

/** A soft tone of `pitch` Hz that begins `delay` seconds from now. */
function note(context: AudioContext, pitch: number, delay: number): void {
  const begins = context.currentTime + delay
  const ends = begins + 0.16
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0.0001, begins)
  loudness.gain.exponentialRampToValueAtTime(0.12, begins + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, ends)
  tone.connect(loudness).connect(context.destination)
  tone.start(begins)
  tone.stop(ends)
}

/** If notifications sound, and a toggle. Turning it on plays the sound. */
export function useSound(): { on: boolean; toggle: () => void; beep: () => void } {
  const on = useStore(sound) === 'on'
  const toggle = () => {
    sound.set(on ? 'off' : 'on')
    beep()
  }
  return { on, toggle, beep }
}
