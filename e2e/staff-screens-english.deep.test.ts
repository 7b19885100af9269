import { describe } from 'vitest'
import { walkStaffScreens } from './support/staff-screens.ts'

describe('every staff screen in English, on a wide screen, in light mode, is free of faults', () => {
  walkStaffScreens('en', { thoroughly: true })
})
