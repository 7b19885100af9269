/** How long a good answer holds, milliseconds: health checks of several balancers cost one look. */
const heldMs = 2_000

/** Whether this server can do its work. */
export type Readiness = () => Promise<boolean>

/**
 * Ready while `probe`, which throws where nothing can be written, succeeds. Who asks meanwhile shares its answer; a good
 * one holds for two seconds, a failure is checked again. `clock` in milliseconds.
 */
export function createReadiness(
  probe: () => Promise<void>,
  isStopping: () => boolean,
  clock: () => number = () => performance.now(),
): Readiness {
  let goodUntil = 0
  let asking: Promise<boolean> | null = null
  const ask = () =>
    probe()
      .then(
        () => {
          goodUntil = clock() + heldMs
          return true
        },
        () => false,
      )
      .finally(() => {
        asking = null
      })
  return async () => {
    if (isStopping()) return false
    if (clock() < goodUntil) return true
    asking ??= ask()
    return asking
  }
}
