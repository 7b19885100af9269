import { api, type CallName } from '#contract/api.ts'

/**
 * Method and path of every call, all that a browser needs to make it. The build replaces this module by what it exports
 * (`scripts/vite-wire.ts`), so that the contract's schemas and zod (22 kB) stay out of the first load.
 */
export const wire = Object.fromEntries(
  Object.entries(api).map(([name, { method, path }]) => [name, [method, path]]),
) as unknown as { readonly [N in CallName]: readonly [method: string, path: string] }
