/** Warnings of Node or of a library that this process gave and that no file of tests has failed for yet. */
const warnings: Error[] = []
process.on('warning', (warning) => warnings.push(warning))

/** The oldest of them; forgets the others. */
export const takeWarning = (): Error | undefined => warnings.splice(0)[0]
