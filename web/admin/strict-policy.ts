import { config } from 'zod'

// The content policy forbids eval. Zod would try it when the contract's schemas are built, and each attempt
// is reported as a violation: hence this must run before the contract does (see main.ts).
config({ jitless: true })
