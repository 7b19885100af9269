import { expect, it } from 'vitest'
import { withVersions } from './renderer.tsx'

const section = (id: string, text: string) => `<section id="${id}" data-live=""><section>${text}</section></section>`
const versions = (html: string) =>
  [...withVersions(html).matchAll(/data-live="([\w-]+)"/g)].map(([, version]) => version)

it('gives each refreshed part a version that depends on its content only', () => {
  const [a, b] = versions(`<p>1</p>${section('a', 'A')}${section('b', 'B')}`)
  expect(a).not.toBe(b)
  expect(versions(`<p>2</p>${section('a', 'A')}${section('b', 'C')}`)).toEqual([a, expect.not.stringMatching(b!)])
})
