import { config } from 'zod'

// The content policy refuses code made from text. Zod would try it when the contract's schemas are built, and each try
// is reported as a violation: hence this must run before the contract does (see main.ts).
config({ jitless: true })
