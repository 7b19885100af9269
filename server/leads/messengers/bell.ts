/** Waits for a time or a signal, whichever comes first; an earlier signal ends the next wait at once. */
export type Bell = { ring(): void; wait(milliseconds: number): Promise<void> }

export function createBell(): Bell {
  let hasRung = false
  let wake = () => {}
  return {
    ring() {
      hasRung = true
      wake()
    },
    async wait(milliseconds) {
      if (!hasRung) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, milliseconds)
          wake = () => {
            clearTimeout(timer)
            done()
          }
        })
        wake = () => {}
      }
      hasRung = false
    },
  }
}
