import type { StaffLanguage } from '#domain/site/languages.ts'

export const workerPath = '/admin-worker.js'
/** Public pages are outside of it. */
export const workerScope = '/admin'

/** URL of the service worker, with its language. */
export const workerAddress = (language: StaffLanguage) => `${workerPath}?language=${language}`
