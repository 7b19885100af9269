import { describe } from 'vitest'
import { walkStaffScreens } from './support/staff-screens.ts'

describe('every staff screen in Russian, on a phone, is free of faults and English words', () => {
  walkStaffScreens('ru', { thoroughly: true })
})
