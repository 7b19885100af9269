import { describe, expect, it } from 'vitest'
import { parseOptions, SeedUsageError } from './options.ts'

const parse = (line: string) => parseOptions(line.split(' '))

describe('parseOptions', () => {
  it('reads number, seed, months and record', () => {
    expect(parse('--leads 250 --seed demo --months 6 --record')).toEqual({
      leads: 250,
      seed: 'demo',
      months: 6,
      record: true,
    })
  })

  it('defaults to 18 months, no record and a random seed', () => {
    const options = parse('--leads 1')
    expect(options).toMatchObject({ leads: 1, months: 18, record: false })
    expect(options).not.toEqual(parse('--leads 1'))
  })

  it.each(['0', '-5', '1.5', '1e3', 'many', '', '10000001', '９'])('refuses "%s" as a number of leads', (leads) => {
    expect(() => parseOptions(['--leads', leads])).toThrow(SeedUsageError)
  })

  it.each(['--months 18', '--leads 5 --months 0', '--leads 5 --month 3', '--leads 5 more', '--leads'])(
    'refuses %s',
    (line) => {
      expect(() => parse(line)).toThrow(SeedUsageError)
    },
  )

  it('refuses an empty seed', () => {
    expect(() => parseOptions(['--leads', '5', '--seed', ''])).toThrow(SeedUsageError)
  })

  it('prefers help to anything else', () => {
    expect(parse('--help --leads 0')).toBe('help')
  })
})
