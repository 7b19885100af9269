import { it } from 'vitest'
import { expectLightBoard } from './support/full-board.ts'

it('the first visit of a board with 100,000 leads needs few bytes, requests, scripts and elements', () =>
  expectLightBoard(100_000))
