import { launchBrowser } from './browser.ts'

/** One browser for all journeys of a worker; each person gets their own context. */
export const browser = await launchBrowser()
