import { describe } from 'vitest'
import { walkStaffScreens } from './support/staff-screens.ts'

describe('every staff screen in Arabic, right to left, on a wide screen, is free of faults and English words', () => {
  walkStaffScreens('ar', { thoroughly: true })
})
