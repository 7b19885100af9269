import { describe, expect, it } from 'vitest'
import { fits } from './fits.ts'

describe('a command', () => {
  it.each([
    ['Gestión de suscripciones', '', true],
    ['Gestión de suscripciones', 'gestion', true],
    ['Gestión de suscripciones', 'SUSC ges', true],
    ['Gestión de suscripciones', 'uscripciones', false],
    ['Move Ana Torres to First Contact', 'ana first', true],
    ['Move Ana Torres to First Contact', 'ana second', false],
    ['Audit log', '   log ', true],
  ])('%s is found by "%s": %s', (label, typed, expected) => {
    expect(fits(label, typed)).toBe(expected)
  })
})
