/** Warnings of Node or a library in this process for which no test file has failed yet. */
const warnings: Error[] = []
process.on('warning', (warning) => warnings.push(warning))

/** Returns the oldest and forgets all. */
export const takeWarning = (): Error | undefined => warnings.splice(0)[0]
