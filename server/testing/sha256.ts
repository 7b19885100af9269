import { hash } from 'node:crypto'
import type { Sha256 } from '#domain/ledger/entry.ts'

export const sha256Hex: Sha256 = async (text) => hash('sha256', text)
