/** A colour as `#rrggbb`. */
export type Colour = string

export const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/i.test(text)

type Channels = readonly [number, number, number]

const channelsOf = (colour: Colour): Channels => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}

const ofChannels = (channels: Channels): Colour =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of `other`, 0 to 1, mixed into `colour`. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const into = channelsOf(other)
  return ofChannels(
    channelsOf(colour).map((channel, i) => channel + (into[i]! - channel) * share) as unknown as Channels,
  )
}

/** Minimum contrast of ordinary text (WCAG 2.2 AA). */
export const textContrast = 4.5

/** The colour, darkened until text in it is readable on `ground`. */
export function readableOn(ground: Colour, colour: Colour): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mix(colour, '#000000', share)
    if (contrast(darker, ground) >= textContrast) return darker
  }
  return '#000000'
}
