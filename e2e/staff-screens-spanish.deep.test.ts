import { describe } from 'vitest'
import { walkStaffScreens } from './support/staff-screens.ts'

describe('every staff screen in Spanish, on a phone, in dark mode, is free of faults and English words', () => {
  walkStaffScreens('es', { thoroughly: true })
})
