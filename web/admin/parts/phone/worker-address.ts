import type { StaffLanguage } from '#domain/languages.ts'

export const workerPath = '/admin-worker.js'
/** Public pages are outside of it. */
export const workerScope = '/admin'

/** Where the service worker is loaded from; it writes in this language. */
export const workerAddress = (language: StaffLanguage) => `${workerPath}?language=${language}`
