import { describe, expect, it } from 'vitest'
import type { ContactBody } from '#contract/contact.ts'
import { call, message, startSignedIn } from '#server/testing/product.ts'

const people: Pick<ContactBody, 'name' | 'email' | 'phone'>[] = [
  { name: 'Ángel Muñoz', email: 'angel@example.com', phone: '+34 611111111' },
  { name: 'Angelika Groß', email: 'g.gross@beispiel.de', phone: '+49 15112345678' },
  { name: 'Сергей Ёлкин', email: 'sergey@example.ru', phone: '+7 9161234567' },
  { name: 'محمد الأحمد', email: 'mohammed@example.ae', phone: '+971 501234567' },
  { name: '王小芳', email: 'wang@example.cn', phone: '+86 13812345678' },
  { name: '100% Sure', email: 'a_b@example.com', phone: '+34 622222222' },
  { name: '1000 Sure', email: 'axb@example.com', phone: '+34 633333333' },
  { name: 'Sales Walker', email: 'sw@example.co.uk', phone: '+44 7911123456' },
  { name: 'Guoqiang Pan', email: 'pan@example.kz', phone: '+7 7788890503' },
  { name: 'Back\\slash', email: 'back@example.com', phone: '+34 644444444' },
]

/** Search terms, and the expected results. */
const searches: [typed: string, names: string[]][] = [
  ['angel', ['Angelika Groß', 'Ángel Muñoz']],
  ['ÁNGEL', ['Angelika Groß', 'Ángel Muñoz']],
  ['munoz', ['Ángel Muñoz']],
  ['muñoz', ['Ángel Muñoz']],
  ['  muñoz  ', ['Ángel Muñoz']],
  ['n\u0303oz', ['Ángel Muñoz']],
  ['gross', ['Angelika Groß']],
  ['beispiel.de', ['Angelika Groß']],
  ['елкин', ['Сергей Ёлкин']],
  ['СЕРГЕЙ', ['Сергей Ёлкин']],
  ['محمد', ['محمد الأحمد']],
  ['王小芳', ['王小芳']],
  ['小芳', ['王小芳']],
  ['王', ['王小芳']],
  ['王小', ['王小芳']],
  ['芳', ['王小芳']],
  ['小', ['王小芳']],
  ['g', ['Angelika Groß', 'Guoqiang Pan']],
  ['Su', ['100% Sure', '1000 Sure']],
  ['re', ['100% Sure', '1000 Sure']],
  ['5011', []],
  ['15112345678', ['Angelika Groß']],
  ['+49 1511', ['Angelika Groß']],
  ['9715012', ['محمد الأحمد']],
  ['+971 50 123 4567', ['محمد الأحمد']],
  ['(611) 111-111', ['Ángel Muñoz']],
  ['0%', ['100% Sure']],
  ['%', ['100% Sure']],
  ['％', ['100% Sure']],
  ['a_b', ['100% Sure']],
  ['＿b', ['100% Sure']],
  ['\\', ['Back\\slash']],
  ['＼', ['Back\\slash']],
  ["' or true --", []],
  ['nobody', []],
  ['Walker Sales', ['Sales Walker']],
  ['pan guoqiang', ['Guoqiang Pan']],
  ['example.co.uk wal', ['Sales Walker']],
  ['walker guoqiang', []],
  ['07911 123456', ['Sales Walker']],
  ['(07911) 12-34-56', ['Sales Walker']],
  ['0044 7911 123456', ['Sales Walker']],
  ['walker 07911 123456', ['Sales Walker']],
  ['07911 123 456 walker', ['Sales Walker']],
  ['pan 07911 123456', []],
  ['8 (778) 889 0503', ['Guoqiang Pan']],
  ['01511 2345678', ['Angelika Groß']],
]

const write = async (url: string, contact: Partial<ContactBody>) =>
  expect((await call(url, 'sendContact', { body: { ...message, ...contact } })).status).toBe(201)

async function start() {
  const { url, headers } = await startSignedIn()
  return {
    url,
    headers,
    found: async (q: string) => (await call(url, 'listLeads', { query: { q, order: 'asc' }, headers })).body.data,
  }
}

let writing: Promise<unknown> | undefined
/** A product to which the people above have written, and maybe others. */
async function startWithPeople() {
  const started = await start()
  writing ??= Promise.all(people.map((person) => write(started.url, { ...person, message: 'Hola' })))
  await writing
  return started
}

describe('searching leads', () => {
  it('finds people by part of a name, address or number, in any script and spelling', async () => {
    const { url, headers } = await startWithPeople()
    const all = people.map(({ name }) => name)
    for (const [typed, names] of searches) {
      const { body } = await call(url, 'listLeads', { query: { q: typed }, headers })
      const found = body.data.map(({ name }) => name).filter((name) => all.includes(name))
      expect([typed, found.toSorted()]).toEqual([typed, names.toSorted()])
      expect([typed, body.total]).toEqual([typed, body.data.length])
    }
  })

  it('finds words of the message, ignoring accents and case, and none of the notes', async () => {
    const { url, headers, found } = await start()
    const person = { name: 'Eva', email: 'eva@example.com', phone: '+34 655555555' }
    await write(url, { ...person, message: '¿Cuánto cuesta el Xilófono?' })
    const [lead] = await found('xilofono')
    await call(url, 'changeLead', { params: { id: lead!.id }, body: { notes: 'marimba' }, headers })
    expect([(await found('CUÁNTO')).length, (await found('marimba')).length]).toEqual([1, 0])
  })

  it('finds one and two characters of the message, in scripts without spaces as well', async () => {
    const { url, found: search } = await start()
    const texts = ['我想了解黄金价格。', '金と銀', 'Is XAU on offer?\nUp to 5 %', '金融服务，黄色']
    for (const [n, text] of texts.entries()) {
      await write(url, { name: 'X', email: `n${n}@example.com`, phone: `+34 61111222${n}`, message: text })
    }
    const found = async (q: string) =>
      (await search(q)).map((lead) => texts.indexOf(lead.message!)).filter((text) => text >= 0)
    expect(await found('黄金')).toEqual([0])
    expect(await found('价格')).toEqual([0])
    expect(await found('金')).toEqual([0, 1, 3])
    expect(await found('と銀')).toEqual([1])
    expect(await found('金と銀')).toEqual([1])
    expect(await found('金价格。')).toEqual([0])
    expect(await found('服黄')).toEqual([])
    expect(await found('offer XAU')).toEqual([2])
    expect(await found('价格 黄金')).toEqual([0])
    expect(await found('5 % up')).toEqual([2])
    expect(await found('up')).toEqual([2])
    expect(await found('xa')).toEqual([2])
    expect(await found('au')).toEqual([2])
  })

  it('follows an edit', async () => {
    const { url, headers, found } = await start()
    await write(url, {})
    const { id } = (await found('ana.torres')).find(({ email }) => email === message.email)!
    await call(url, 'changeLead', { params: { id }, body: { name: 'Ana Ibáñez' }, headers })
    const isFound = async (q: string) => [q, (await found(q)).some((lead) => lead.id === id)]
    for (const q of ['torres', 'Ana', 'ibanez', 'ibanez ana']) expect(await isFound(q)).toEqual([q, true])
    expect(await isFound('ibanez carla')).toEqual(['ibanez carla', false])
  })

  it('shows similar names if nothing matches, and says so', async () => {
    const { url, headers } = await startWithPeople()
    const found = async (query: { q: string; country?: string }) => {
      const { body } = await call(url, 'listLeads', { query, headers })
      const { body: board } = await call(url, 'readBoard', { query, headers })
      const names = body.data.map(({ name }) => name)
      expect(board.columns.flatMap(({ leads }) => leads.map(({ name }) => name)).toSorted()).toEqual(names.toSorted())
      expect([board.similarOnly, body.total]).toEqual([body.similarOnly, names.length])
      return [names, body.similarOnly]
    }
    expect(await found({ q: 'walker' })).toEqual([['Sales Walker'], false])
    for (const typed of ['walkr', 'wlaker', 'walkker', 'sales wolker', 'wakler sales']) {
      expect([typed, await found({ q: typed })]).toEqual([typed, [['Sales Walker'], true]])
    }
    expect(await found({ q: 'guoqang' })).toEqual([['Guoqiang Pan'], true])
    expect(await found({ q: 'muños' })).toEqual([['Ángel Muñoz'], true])
    expect(await found({ q: 'walkr', country: 'XX' })).toEqual([[], false])
    expect(await found({ q: 'quetzal' })).toEqual([[], false])
    expect(await found({ q: 'zzzzzz' })).toEqual([[], false])
    expect(await found({ q: '7911 999999' })).toEqual([[], false])
  })
})
