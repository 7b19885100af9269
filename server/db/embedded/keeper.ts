import { spawn } from 'node:child_process'
import { type Account, engineEnvironment } from './account.ts'
import type { Folder } from './folder.ts'

/**
 * Waits until the pipe on its input closes, which the kernel does when the process that started it is gone, and then ends
 * the server: fast, which loses no commit, and harder where that does not help. It sees each time that the pid is still that
 * of a server of this folder, where the system tells. A line on its input: the server is looked after otherwise.
 */
const script = `trap '' HUP INT QUIT TERM
read -r _ && exit 0
lives() {
  kill -0 "$1" 2>/dev/null || return 1
  [ ! -d /proc/self ] || [ "$(readlink "/proc/$1/cwd")" = "$2" ]
}
for signal in INT QUIT KILL; do
  lives "$1" "$2" || exit 0
  kill -"$signal" "$1"
  kill -CONT "$1"
  i=0
  while [ $i -lt 150 ] && lives "$1" "$2"; do sleep 0.2; i=$((i + 1)); done
done`

/** How soon a keeper that was killed is replaced, milliseconds. */
const replaceAfterMs = 500

/** Ends the server of this pid once this process is gone, in whatever way. Answers how to give that up. */
export function keep(pid: number, folder: Folder, account: Account | undefined): () => void {
  if (process.platform === 'win32') return () => {}
  let isReleased = false
  let release = () => {}
  const begin = () => {
    if (isReleased) return
    const child = spawn('/bin/sh', ['-c', script, 'orfine-keeper', String(pid), folder.cluster], {
      ...account,
      env: engineEnvironment,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
      // What ends a terminal, or a group of processes, is not for it.
      detached: true,
    })
    const again = () => void setTimeout(begin, replaceAfterMs).unref()
    child.once('exit', again)
    child.once('error', again)
    child.stdin.on('error', () => {})
    child.unref()
    release = () => child.stdin.end('\n')
  }
  begin()
  return () => {
    isReleased = true
    release()
  }
}
