import { expect, it } from 'vitest'
import { importedLeads, openImport, runImport } from '#server/testing/lead-files.ts'
import { call } from '#server/testing/product.ts'
import { firstMapping, missingIn, rowsOf } from './mapping.ts'
import { readFile } from './read-file.ts'

/** One person in a file of each product, as it writes one; `\n` within quotes, its separators and its own words for stages. */
const files: [product: string, text: string, lead: object][] = [
  [
    'Salesforce',
    `"Salutation","First Name","Last Name","Company / Account","Email","Phone","Mobile","Country","Lead Source","Lead Status","Create Date","Description","Email Opt Out"
"Ms.","María","López Vega","Acme, S.L.","maria.sf@example.com","+34 911 222 333","+34 600 111 222","Spain","Web","Working - Contacted","11/20/2025","Wants a demo,
in March","0"`,
    {
      name: 'María López Vega',
      email: 'maria.sf@example.com',
      phone: '+34 911222333',
      country: 'ES',
      leadSource: 'Web',
      status: 'contacted',
      notes:
        'Wants a demo,\nin March\nMobile: +34 600 111 222\nSalutation: Ms.\nCompany / Account: Acme, S.L.\nEmail Opt Out: 0',
    },
  ],
  [
    'HubSpot',
    `ID de registro,Nombre,Apellidos,Correo,Número de teléfono,Estado del lead,Fecha de creación,País/región,Idioma preferido
1051,José,Núñez,jose.hs@example.com,+34 600 111 233,New,2025-11-20 14:30,México,es-mx`,
    { name: 'José Núñez', email: 'jose.hs@example.com', country: 'MX', status: 'new', preferredLanguage: 'es' },
  ],
  [
    'Pipedrive',
    `Person - ID,Person - Name,Person - Label,Person - Email - Work,Person - Email - Home,Person - Phone - Work,Person - Phone - Mobile,Person - Person created
7,John Miller,Hot lead,john.pd@example.com,john.home@example.com,,+44 7911 123456,2025-11-20 09:15:00`,
    {
      name: 'John Miller',
      email: 'john.pd@example.com',
      phone: '+44 7911123456',
      tags: ['Hot lead'],
      notes: 'Person - Email - Home: john.home@example.com\nPerson - ID: 7',
      createdAt: '2025-11-20T09:15:00.000Z',
    },
  ],
  [
    'Zoho',
    `Lead-Besitzer;Vorname;Nachname;E-Mail;Telefon;Mobil;Lead-Quelle;Lead-Status;Erstellungszeit;Land;Beschreibung
;Jürgen;Groß;juergen.zo@example.com;;+49 151 12345678;-None-;Attempted to Contact;20.11.2025 14:30;Deutschland;Rückruf`,
    { name: 'Jürgen Groß', phone: '+49 15112345678', country: 'DE', status: 'contacted', notes: 'Rückruf' },
  ],
  [
    'Outlook',
    `Имя,Отчество,Фамилия,Рабочий факс,Рабочий телефон,Мобильный телефон,Адрес эл. почты,Тип эл. почты,Заметки
Анна,Сергеевна,Петрова,,,+7 912 345 67 89,anna.ol@example.com,SMTP,просит перезвонить`,
    {
      name: 'Анна Сергеевна Петрова',
      phone: '+7 9123456789',
      country: 'RU',
      notes: 'просит перезвонить\nТип эл. почты: SMTP',
    },
  ],
]

it.each(files)('a list of %s is imported as it is, without mapping by hand', async (product, text, lead) => {
  const read = await readFile(new File([text], `${product}.csv`))
  const mapping = firstMapping(read, 'en')
  expect(missingIn(mapping, null)).toBeNull()
  const file = await openImport(read.name)
  const { url, headers, id } = file
  const body = { rows: rowsOf(read, mapping), language: mapping.language }
  const { data } = (await call(url, 'checkImportRows', { params: { id }, body, headers })).body
  expect(data.map(({ problems }) => problems)).toEqual([{}])
  await runImport(file)
  expect(await importedLeads(file)).toMatchObject([lead])
})
