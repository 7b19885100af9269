import { describe, expect, test } from 'vitest'
import { guessFields, importFields } from './import-fields.ts'

describe('the headings of a file', () => {
  test('are recognised in English, Spanish and as our own export writes them', () => {
    expect(guessFields(['Full Name', 'E-mail', 'Teléfono móvil', 'PAÍS', 'Lead Owner', 'Whatever'])).toEqual([
      'name',
      'email',
      null,
      'country',
      'assignedTo',
      null,
    ])
    expect(guessFields(['Nombre', 'Correo electrónico', 'Teléfono', 'Etapa', 'Próximo seguimiento'])).toEqual([
      'name',
      'email',
      'phone',
      'status',
      'nextFollowUpDate',
    ])
    expect(guessFields(importFields)).toEqual([...importFields])
  })

  test('never mean one field twice: the first one counts', () => {
    expect(guessFields(['Phone', 'Mobile', 'WhatsApp'])).toEqual(['phone', null, null])
  })
})
