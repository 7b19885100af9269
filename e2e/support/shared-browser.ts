import { launchBrowser } from './browser.ts'

/** One browser for all journeys of a worker; it ends with the worker. People get contexts of their own in it. */
export const browser = await launchBrowser()
