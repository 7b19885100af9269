const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word typed begins a word of the label, whatever the case and accents. */
export function fits(label: string, typed: string): boolean {
  const words = folded(label).split(/[^\p{L}\p{N}]+/u)
  return folded(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}
