type Press = Pick<KeyboardEvent, 'key' | 'code'>

const latinLetter = /^\p{Script=Latin}$/u
const letterAt = /^Key([A-Z])$/
const otherLetter = /^\p{L}+$/u

/**
 * The key as shortcuts name it: the letter that is typed, or, where the layout types letters of another script, the one that
 * a Latin layout has at that place. Letters are lower-case.
 */
export function shortcutKey({ key, code }: Press): string {
  if (latinLetter.test(key)) return key.toLowerCase()
  const place = otherLetter.test(key) && key.length <= 2 ? letterAt.exec(code)?.[1] : undefined
  return place?.toLowerCase() ?? key
}

/** Key code of keys processed by an input method, including the one that ends a composition. */
const takenByInputMethod = 229

/**
 * Keeps the keys of an input method (Pinyin, Kana, Hangul, dead keys) from every handler of the page: while somebody composes,
 * Enter takes a suggestion and Escape drops it, and neither saves or closes anything. Must be called before other listeners
 * are added. Returns a cleanup function.
 */
export function leaveKeysToInputMethods(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  const leave = (event: Event) => {
    const { isComposing, keyCode } = event as KeyboardEvent
    if (isComposing || keyCode === takenByInputMethod) event.stopImmediatePropagation()
  }
  const types = ['keydown', 'keyup'] as const
  for (const type of types) page.addEventListener(type, leave, { capture: true })
  return () => {
    for (const type of types) page.removeEventListener(type, leave, { capture: true })
  }
}
