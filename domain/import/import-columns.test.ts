import { describe, expect, test } from 'vitest'
import { foldWord } from '#domain/basics/plain-text.ts'
import { guessFields, joinName, saysNothing } from './import-columns.ts'
import { importFields } from './import-fields.ts'
import { importHeadings } from './import-headings.ts'

describe('headings of a file', () => {
  test('are recognised in English, Spanish and our own export', () => {
    expect(guessFields(['Full Name', 'E-mail', 'Teléfono móvil', 'PAÍS', 'Lead Owner', 'Whatever'])).toEqual([
      'name',
      'email',
      'phone',
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

  test('map the first of several to a field', () => {
    expect(guessFields(['Mobile / WhatsApp', 'Source / Campaign', 'Deposited?'])).toEqual(['phone', 'leadSource', null])
  })

  test('never map one field twice: further phones and emails are kept beside the first', () => {
    expect(guessFields(['Phone', 'Mobile', 'WhatsApp'])).toEqual(['phone', 'otherPhone', 'otherPhone'])
  })

  test.each([
    [
      'Salesforce',
      ['First Name', 'Last Name', 'Email', 'Phone', 'Mobile', 'Lead Source'],
      ['firstName', 'lastName', 'email', 'phone', 'otherPhone', 'leadSource'],
    ],
    [
      'HubSpot',
      ['First Name', 'Last Name', 'Email', 'Phone Number', 'Mobile Phone Number', 'Country/Region'],
      ['firstName', 'lastName', 'email', 'phone', 'otherPhone', 'country'],
    ],
    [
      'a Spanish list',
      ['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono', 'Móvil'],
      ['name', 'lastName', 'email', 'phone', 'otherPhone'],
    ],
    [
      'a German list',
      ['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Handy'],
      ['firstName', 'lastName', 'email', 'phone', 'otherPhone'],
    ],
    [
      'a Spanish list with two last names',
      ['Primer apellido', 'Segundo apellido', 'Nombre', 'Correo'],
      ['lastName', 'lastName', 'name', 'email'],
    ],
    ['a Mexican list', ['Apellido paterno', 'Apellido materno', 'Nombres'], ['lastName', 'lastName', 'firstName']],
    ['a list of given names', ['Given names', 'Family name', 'E-mail'], ['firstName', 'lastName', 'email']],
    ['an Arabic list', ['الاسم الأول', 'الاسم الأخير'], ['firstName', 'lastName']],
    ['a Hindi list', ['पहला नाम', 'अंतिम नाम'], ['firstName', 'lastName']],
    ['a list of Hong Kong', ['姓名', '電郵', '電話'], ['name', 'email', 'phone']],
    ['a Russian list', ['Имя', 'Фамилия', 'Почта', 'Телефон'], ['name', 'lastName', 'email', 'phone']],
  ])('are recognised in files of %s', (_product, headings, fields) => {
    expect(guessFields(headings)).toEqual(fields)
  })

  test.each([
    [{ firstName: 'Maria', lastName: 'Lopez Vega' }, 'Maria Lopez Vega'],
    [{ name: 'Maria', lastName: 'Lopez Vega' }, 'Maria Lopez Vega'],
    [{ name: 'Maria Lopez Vega', firstName: 'Maria', lastName: 'Lopez Vega' }, 'Maria Lopez Vega'],
    [{ lastName: 'Lopez Vega' }, 'Lopez Vega'],
    [{}, ''],
  ])('name parts %o give %s', (parts, name) => {
    expect(joinName(parts)).toBe(name)
  })

  test('empty placeholders count as empty, names do not', () => {
    for (const none of [
      '',
      '-',
      'N/A',
      'n.a.',
      'NULL',
      '#N/A',
      'none',
      '—',
      'k. A.',
      'нет',
      'Not available',
      '未知',
      'неизвестно',
    ])
      expect(saysNothing('phone', none), none).toBe(true)
    for (const failed of ['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!'])
      expect(saysNothing('name', failed)).toBe(true)
    for (const day of ['0000-00-00', '0000-00-00 00:00:00', '00/00/0000', '1900-01-00'])
      expect(saysNothing('createdAt', day)).toBe(true)
    for (const name of ['Nil', 'Nan', 'None']) expect(saysNothing('name', name)).toBe(false)
    expect(saysNothing('country', 'Norway')).toBe(false)
    for (const field of ['phone', 'otherPhone'] as const) expect(saysNothing(field, '0')).toBe(true)
    expect([saysNothing('notes', 'undefined'), saysNothing('estimatedValue', '0')]).toEqual([true, false])
  })

  const inLanguages: [string, string[], (string | null)[]][] = [
    [
      'English, as other products head them',
      ['E-Mail address', 'Comment', 'Lang', 'Budget (USD)', 'Phone 1', 'Customer name *', 'Deal stage'],
      ['email', 'notes', 'preferredLanguage', 'estimatedValue', 'phone', 'name', 'status'],
    ],
    ['Spanish', ['Nombre', 'Correo', 'Móvil', 'País', 'Comentarios'], ['name', 'email', 'phone', 'country', 'notes']],
    [
      'German',
      ['Kunde', 'E-Mail-Adresse', 'Telefon', 'Land', 'Sprache', 'Bemerkung'],
      ['name', 'email', 'phone', 'country', 'preferredLanguage', 'notes'],
    ],
    ['French', ['Nom', 'Courriel', 'Téléphone', 'Pays', 'Étape'], ['name', 'email', 'phone', 'country', 'status']],
    [
      'Italian',
      ['Nome e cognome', 'Posta elettronica', 'Cellulare', 'Priorità'],
      ['name', 'email', 'phone', 'priority'],
    ],
    [
      'Portuguese',
      ['Nome', 'Correio eletrônico', 'Telemóvel', 'Orçamento'],
      ['name', 'email', 'phone', 'estimatedValue'],
    ],
    ['Russian', ['ФИО', 'Эл. почта', 'Телефон', 'Источник'], ['name', 'email', 'phone', 'leadSource']],
    [
      'Arabic',
      ['الاسم', 'البريد الإلكتروني', 'رقم الهاتف', 'الدولة', 'ملاحظات'],
      ['name', 'email', 'phone', 'country', 'notes'],
    ],
    ['Hindi', ['नाम', 'ईमेल', 'टेलीफ़ोन', 'देश', 'भाषा'], ['name', 'email', 'phone', 'country', 'preferredLanguage']],
    ['Chinese', ['姓名', '邮箱', '电话', '国家/地区', '备注'], ['name', 'email', 'phone', 'country', 'notes']],
  ]
  test.each(inLanguages)('are recognised in %s', (_language, headings, expected) => {
    expect(guessFields(headings)).toEqual(expected)
  })

  test('belong to one field each', () => {
    const fields = new Map<string, string>()
    for (const field of importFields)
      for (const heading of importHeadings[field] ?? []) {
        const folded = foldWord(heading)
        expect([heading, folded !== '', fields.get(folded) ?? field]).toEqual([heading, true, field])
        fields.set(folded, field)
      }
  })
})
