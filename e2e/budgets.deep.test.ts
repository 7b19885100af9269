import { it } from 'vitest'
import { expectLightBoard } from './support/full-board.ts'

it('the first visit of a board of 100,000 leads is few bytes, requests, scripts and elements', () =>
  expectLightBoard(100_000))
