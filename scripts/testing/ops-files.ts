import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

/** Path of an operator's file. */
export const opsFile = (name: string): string => fileURLToPath(new URL(`../../ops/${name}`, import.meta.url))

/** Content of an operator's file. */
export const readOpsFile = (name: string): string => readFileSync(opsFile(name), 'utf8')

/** True, with a message, if a program is not installed. */
export function without(program: string): boolean {
  const isMissing = spawnSync(program, ['--version']).error !== undefined
  if (isMissing) console.warn(`${program} is not installed: its file in ops is not tried`)
  return isMissing
}

/** Writes an operator's file into a folder, with some texts replaced; returns its path. */
export function adaptedIn(folder: string, name: string, changes: Readonly<Record<string, string | number>>): string {
  let text = readOpsFile(name)
  for (const [from, to] of Object.entries(changes)) {
    expect(text).toContain(from)
    text = text.replaceAll(from, String(to))
  }
  const path = join(folder, name)
  writeFileSync(path, text, { mode: 0o644 })
  return path
}

/** Commands in the comments of an operator's file, with some texts replaced. */
export function toldCommands(name: string, changes: Readonly<Record<string, string>>): string[] {
  const lines = [...readOpsFile(name).matchAll(/^[#;] {3}(.+)$/gm)].map(([, line]) => line!)
  expect(lines).not.toEqual([])
  for (const from of Object.keys(changes)) expect(lines.join()).toContain(from)
  return lines.map((line) => Object.entries(changes).reduce((text, [from, to]) => text.replaceAll(from, to), line))
}
