import { describe, expect, it } from 'vitest'
import { addedLead } from '#contract/added-leads.ts'
import { bodyOf, emptyForm } from './add-form.ts'

const now = new Date('2026-11-22T10:00:00Z')

describe('the data of the add-lead form', () => {
  it.each([
    ['Marta Ruiz', { name: 'Marta Ruiz', number: '', email: '' }],
    ['+44 7911 123456', { name: '', number: '+44 7911 123456', email: '' }],
    ['07911 123456', { name: '', number: '07911 123456', email: '' }],
    ['marta@example.com', { name: '', number: '', email: 'marta@example.com' }],
    ['', { name: '', number: '', email: '' }],
  ])('begins with %s in the field it fits', (typed, expected) => {
    expect(emptyForm('ana', 'ES', typed)).toMatchObject(expected)
  })

  it('is valid with a name and a number, and contains no consent that was not given', () => {
    const body = bodyOf({ ...emptyForm('ana', 'ES'), name: 'Marta', number: '612 345 678' }, '+34', now)
    expect(body).toMatchObject({ phone: '612 345 678;phone-context=+34', assignedTo: 'ana', leadSource: 'phone' })
    expect(body).not.toHaveProperty('consent')
    expect(addedLead.safeParse(body).success).toBe(true)
  })

  it('contains the number as typed, with its own dial code, and split tags', () => {
    const form = { ...emptyForm('ana', 'ES'), name: 'M', number: '+44 7911 123456', tags: 'vip, gold;  ' }
    expect(bodyOf(form, '+34', now)).toMatchObject({
      phone: '+44 7911 123456;phone-context=+34',
      tags: ['vip', 'gold'],
    })
  })

  it('asks how and in which words a consent was given', () => {
    const form = { ...emptyForm('ana', 'ES'), name: 'M', email: 'm@example.com', purposes: ['answer'] as const }
    const refused = addedLead.safeParse(bodyOf(form, '+34', now))
    expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['consent.way', 'consent.words'])
    const said = bodyOf({ ...form, way: 'on_the_phone', words: ' Yes. ' }, '+34', now)
    expect(said.consent).toEqual({
      purposes: ['answer'],
      way: 'on_the_phone',
      words: 'Yes.',
      givenAt: now.toISOString(),
    })
  })
})
