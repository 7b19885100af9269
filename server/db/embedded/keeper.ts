import { spawn } from 'node:child_process'
import { type Account, engineEnvironment } from './account.ts'

/**
 * Waits until the pipe on stdin closes, which the kernel does when the parent process is gone, and then stops the
 * server: fast, which loses no commit, then by force. Checks each time that the pid still belongs to a server, if the
 * system can tell. A line on stdin ends it: another process stops the server.
 */
const script = `trap '' HUP INT QUIT TERM
read -r _ && exit 0
lives() {
  kill -0 "$1" 2>/dev/null || return 1
  [ ! -d /proc/self ] && return 0
  case "$(readlink "/proc/$1/exe")" in */postgres*) return 0 ;; esac
  return 1
}
for signal in INT QUIT KILL; do
  lives "$1" || exit 0
  kill -"$signal" "$1"
  kill -CONT "$1"
  i=0
  while [ $i -lt 150 ] && lives "$1"; do sleep 0.2; i=$((i + 1)); done
done`

/** Delay before a killed keeper is replaced, ms. */
const replaceAfterMs = 500

/** Stops the server with this pid once this process is gone, however it ends. Returns a function that cancels this. */
export function keep(pid: number, account: Account | undefined): () => void {
  if (process.platform === 'win32') return () => {}
  let isReleased = false
  let release = () => {}
  const begin = () => {
    if (isReleased) return
    const child = spawn('/bin/sh', ['-c', script, 'orfine-keeper', String(pid)], {
      ...account,
      env: engineEnvironment,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
      // Signals to a terminal or process group must not reach it.
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
