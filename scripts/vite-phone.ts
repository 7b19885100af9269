import { crc32, deflateSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defaultSettings } from '../domain/site/default-brand.ts'

/** The icons of the installed staff application; maskable ones fill their square, since the system crops them. */
const icons = [
  { fileName: 'admin-icon-192.png', size: 192, fills: false },
  { fileName: 'admin-icon-512.png', size: 512, fills: false },
  { fileName: 'admin-icon-maskable-192.png', size: 192, fills: true },
  { fileName: 'admin-icon-maskable-512.png', size: 512, fills: true },
  // The home screen of iPhone and iPad.
  { fileName: 'admin-icon-180.png', size: 180, fills: true },
]

/** Draws the icons of the staff application from the product's mark while the browser's files are built. */
export function phone(): Plugin {
  return {
    name: 'phone',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, size, fills } of icons)
        this.emitFile({ type: 'asset', fileName, source: drawIcon(size, fills) })
    },
  }
}

/** Samples per pixel along each side, for antialiasing. */
const samples = 4

/** The mark of `web/kit/sign.svg` as a PNG: a ring in an octagon, or in the whole square. */
function drawIcon(size: number, fills: boolean): Uint8Array {
  const { ink, accent } = defaultSettings.colours
  const [dark, gold] = [channels(ink), channels(accent)]
  const rows = Buffer.alloc((size * 4 + 1) * size)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let covered = 0
      let ring = 0
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const at = (pixel: number, part: number) => ((pixel + (part + 0.5) / samples) * 32) / size - 16
        const [u, v] = [Math.abs(at(x, sample % samples)), Math.abs(at(y, Math.floor(sample / samples)))]
        if (fills || u + v <= 23) covered += 1
        if (Math.abs(Math.hypot(u, v) - 7.5) <= 1.5) ring += 1
      }
      const share = covered === 0 ? 0 : ring / covered
      const colour = dark.map((value, index) => Math.round(value + ((gold[index] ?? 0) - value) * share))
      rows.set([...colour, Math.round((covered / samples ** 2) * 255)], y * (size * 4 + 1) + 1 + x * 4)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits per channel, with transparency.
  header.set([8, 6], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const channels = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
