import { describe, expect, it } from 'vitest'
import { wholeOf } from '#domain/conversation/message.ts'
import { asksToStop } from '#domain/conversation/opt-out.ts'
import { isFurther, ownWordsInChat } from './messenger-event.ts'
import { textInParts } from './parts.ts'
import { phoneSpellings } from './phone-spellings.ts'
import { readTelegram } from './telegram.ts'
import { readWhatsApp } from './whatsapp.ts'
import { filledTemplate, nearestTemplate, placesIn, valuesProblem } from './whatsapp-templates.ts'

describe('spellings of a phone number', () => {
  it.each([
    ['551187654321', '5511987654321'],
    ['5511987654321', '551187654321'],
    ['5215512345678', '525512345678'],
    ['525512345678', '5215512345678'],
    ['5491123456789', '541123456789'],
    ['541123456789', '5491123456789'],
    ['541123456789', '54111523456789'],
    ['5492944123456', '542944123456'],
  ])('%s equals %s', (one, other) => {
    expect(phoneSpellings(one)).toContain(other)
    expect(phoneSpellings(other)).toContain(one)
    expect(phoneSpellings(one)[0]).toBe(one)
  })

  it.each(['551133334444', '34600111202', '521234567', '12125550123', '393331234567'])(
    '%s has no other spelling',
    (phone) => {
      expect(phoneSpellings(phone)).toEqual([phone])
    },
  )
})

describe('a message of a kind that is not known', () => {
  const shown = (parts: readonly { event: object }[]) =>
    parts.map(({ event }) => event as { kind: string; text: string })

  it('is shown by its words, on WhatsApp', () => {
    const read = (message: object) => {
      const value = { messages: [{ from: '34600111202', id: 'wamid.1', timestamp: '1760000000', ...message }] }
      return shown(readWhatsApp({ entry: [{ changes: [{ value }] }] }, '1').parts)
    }
    for (const [message, kind, text] of [
      [
        { type: 'poll', poll: { id: '5', name: 'When?', options: [{ id: 'a', name: 'Monday' }] } },
        'unsupported',
        'When?\nMonday',
      ],
      [
        {
          type: 'interactive',
          interactive: { type: 'call_permission_reply', call_permission_reply: { response: 'accept' } },
        },
        'choice',
        'accept',
      ],
      [{ text: { body: 'without a kind' } }, 'text', 'without a kind'],
      [
        {
          type: 'contacts',
          contacts: [
            { name: { formatted_name: 'Ana' }, org: { company: 'Acme' }, urls: [{ url: 'https://a.example' }] },
          ],
        },
        'contact',
        'Ana\nAcme\nhttps://a.example',
      ],
    ] as const) {
      expect(read(message)).toMatchObject([{ kind, text }])
    }
  })

  it('is shown by its words, on Telegram', () => {
    for (const [content, text] of [
      [
        { poll: { id: '1', type: 'quiz', question: 'When?', options: [{ text: 'Monday' }, { text: 'Friday' }] } },
        'When?\nMonday\nFriday',
      ],
      [{ checklist: { title: 'To do', tasks: [{ id: 1, text: 'Call me' }] } }, 'To do\nCall me'],
      [{ dice: { emoji: '🎲', value: 3 } }, '🎲'],
      [{ contact: { first_name: 'Ana', vcard: 'TEL:1' } }, 'Ana\nTEL:1'],
    ] as const) {
      const message = {
        message_id: 5,
        date: 1_760_000_000,
        chat: { id: 7, type: 'private' },
        from: { id: 7, first_name: 'L' },
        ...content,
      }
      expect(shown(readTelegram({ update_id: 1, message })!.parts)).toMatchObject([{ kind: 'unsupported', text }])
    }
  })
})

it('delivery states only advance, and a delivered message has not failed', () => {
  expect(isFurther('delivered', 'sent')).toBe(true)
  expect(isFurther('delivered', 'failed')).toBe(true)
  expect(isFurther('sent', 'read')).toBe(false)
  expect(isFurther('failed', 'delivered')).toBe(false)
  expect(isFurther('read', 'read')).toBe(false)
})

it('a message of Telegram shows the address of a link behind words', () => {
  const said = (own: object) => {
    const message = { message_id: 1, date: 1_790_000_000, chat: { id: 7, type: 'private' }, from: { id: 7 }, ...own }
    return readTelegram({ update_id: 1, message })?.parts[0]?.event
  }
  const entities = [
    { type: 'bold', offset: 0, length: 4 },
    { type: 'text_link', offset: 5, length: 4, url: 'https://example.com/statement' },
  ]
  expect(said({ text: 'Look here', entities })).toMatchObject({
    text: 'Look here\nhttps://example.com/statement',
    marks: [{ from: 0, to: 4, style: 'bold' }],
  })
  expect(said({ text: 'Look', entities: [{ type: 'url', offset: 0, length: 4 }] })).toMatchObject({ text: 'Look' })
})

describe('a message of a business account on Telegram', () => {
  const read = (kind: string, own: object) => {
    const said = { message_id: 5, date: 1_790_000_000, chat: { id: 7, type: 'private' }, business_connection_id: 'x' }
    return readTelegram({ update_id: 1, [kind]: { ...said, ...own } })?.parts.map(({ event }) => event)
  }

  it('is the customer’s, apart from those to the bot, and can be edited', () => {
    const from = { id: 7, first_name: 'Lucía' }
    const [message] = read('business_message', { from, text: 'I withdraw.' })!
    expect(message).toMatchObject({
      is: 'message',
      id: '7:x.5',
      text: 'I withdraw.',
      person: { key: '7', name: 'Lucía' },
    })
    expect(read('edited_business_message', { from, text: 'I stay.' })).toMatchObject([{ is: 'edit', about: '7:x.5' }])
    expect(read('message', { from, text: 'Hello', business_connection_id: undefined })).toMatchObject([{ id: '7:5' }])
  })

  it('is ours if the firm wrote it to the customer in its own app', () => {
    const chat = { id: 7, type: 'private', first_name: 'Lucía' }
    const own = { chat, from: { id: 8, first_name: 'Gold', username: 'gold_desk' }, text: 'Gladly.' }
    const person = { key: '7', name: 'Lucía' }
    const ours = { id: '7:x.5', ours: '@gold_desk', person, text: 'Gladly.', isAutomatic: false }
    expect(read('business_message', own)).toMatchObject([ours])
    // Greetings and absence notes, then other bots.
    for (const by of [{ is_from_offline: true }, { sender_business_bot: { id: 9, is_bot: true } }])
      expect(read('business_message', { ...own, ...by })).toMatchObject([{ ...ours, isAutomatic: true }])
    expect(read('message', { ...own, business_connection_id: undefined })).toEqual([])
    expect(read('edited_business_message', own)).toEqual([])
  })
})

it('a forwarded message names its author and is quoted, so its words are not the person’s own', () => {
  const onTelegram = (own: object) => {
    const message = { message_id: 1, date: 1_790_000_000, chat: { id: 7, type: 'private' }, from: { id: 7 }, ...own }
    return readTelegram({ update_id: 1, message })?.parts[0]?.event as { text: string }
  }
  const user = (id: number) => ({ forward_origin: { type: 'user', sender_user: { id, first_name: 'Eve' } } })
  expect(onTelegram({ text: 'Stop\nNow', ...user(8) })).toMatchObject({ text: 'Forwarded from Eve:\n> Stop\n> Now' })
  expect(onTelegram({ text: 'Stop', ...user(7) }).text).toBe('Stop')
  for (const [origin, name] of [
    [{ type: 'hidden_user', sender_user_name: 'Eve B' }, 'Eve B'],
    [{ type: 'channel', chat: { id: -1, title: 'Gold news' } }, 'Gold news'],
    [{ type: 'chat', sender_chat: { id: -1, title: 'Family' } }, 'Family'],
  ] as const)
    expect(onTelegram({ text: 'Hi', forward_origin: origin }).text).toBe(`Forwarded from ${name}:\n> Hi`)
  const message = { from: '34600111202', id: 'a', type: 'text', text: { body: 'Stop' }, context: { forwarded: true } }
  const { parts } = readWhatsApp({ entry: [{ changes: [{ value: { messages: [message] } }] }] }, null)
  const { text } = parts[0]!.event as { text: string }
  expect(text).toBe('Forwarded:\n> Stop')
  expect(asksToStop(ownWordsInChat(text))).toBe(false)
})

it('an edit in Telegram is ignored if a live location moves', () => {
  const edited = (own: object) => {
    const chat = { chat: { id: 7, type: 'private' }, from: { id: 7 } }
    return readTelegram({ update_id: 1, edited_message: { message_id: 1, date: 1, edit_date: 2, ...chat, ...own } })
  }
  expect(edited({ location: { latitude: 1.5, longitude: 2.5, live_period: 900 } })?.parts).toEqual([])
  expect(edited({ text: 'Tomorrow' })?.parts).toHaveLength(1)
})

describe('a WhatsApp webhook request', () => {
  const delivery = (value: unknown) => ({ entry: [{ changes: [{ field: 'messages', value }] }] })

  it('yields nothing if its shape is unexpected, and never throws', () => {
    for (const odd of [null, 7, [], 'x', { entry: 1 }, { entry: [null, { changes: [null, { value: [1] }] }] }])
      expect(readWhatsApp(odd, null).parts).toEqual([])
    expect(readWhatsApp(delivery({ messages: [null, 1, { id: '' }, { id: 'a' }] }), null).parts).toEqual([])
  })

  it('loses no message that has no id, no sender, or nothing that can be read', () => {
    const read = (message: object) =>
      readWhatsApp(delivery({ messages: [message] }), null).parts.map(
        ({ event }) => event as { id: string; person: object },
      )
    const text = { type: 'text', timestamp: '1760000000', text: { body: 'I withdraw.' } }
    const [nameless] = read({ from: '34600111202', ...text })
    expect(nameless).toMatchObject({ kind: 'text', text: 'I withdraw.', person: { phone: '34600111202' } })
    expect(read({ from: '34600111202', ...text })[0]!.id).toBe(nameless!.id)
    expect(read({ from: '34600111202', ...text, timestamp: '1760000001' })[0]!.id).not.toBe(nameless!.id)
    const [one, other] = ['wamid.1', 'wamid.2'].map((id) => read({ id, ...text })[0]!)
    expect(one).toMatchObject({ text: 'I withdraw.', person: { key: '? wamid.1', phone: null } })
    expect(other!.person).not.toEqual(one!.person)
    for (const odd of [
      { type: 'interactive', interactive: {} },
      { type: 'location' },
      { type: 'contacts', contacts: [] },
    ])
      expect(read({ id: 'wamid.3', from: '34600111202', ...odd })).toMatchObject([{ kind: 'unsupported', text: '' }])
  })

  it('needs no answer if somebody only opened the chat', () => {
    const { parts } = readWhatsApp(
      delivery({ messages: [{ from: '34600111202', id: 'a', type: 'request_welcome' }] }),
      null,
    )
    expect(parts[0]!.event).toMatchObject({ kind: 'start', text: '', isAutomatic: true })
  })

  it('shows what was filled into a form, not only that it was sent', () => {
    const form = (response_json: string) => {
      const interactive = { type: 'nfm_reply', nfm_reply: { response_json, body: 'Sent', name: 'flow' } }
      const message = { from: '34600111202', id: 'a', type: 'interactive', interactive }
      return readWhatsApp(delivery({ messages: [message] }), null).parts.map(({ event }) => event)[0]
    }
    expect(form('{"flow_token":"x","comments":"Please never call","stars":[1,2]}')).toMatchObject({
      kind: 'choice',
      text: 'Sent\ncomments: Please never call\nstars: [1,2]',
    })
    expect(form('not quite JSON')).toMatchObject({ text: 'Sent\nnot quite JSON' })
  })

  it('assigns each message to its sender, whatever the order of contacts', () => {
    const read = readWhatsApp(
      delivery({
        contacts: [
          { profile: { name: 'Rita' }, wa_id: '393331234567', user_id: 'IT.2' },
          { profile: { name: 'Lucía' }, wa_id: '34600111202', user_id: 'ES.1' },
        ],
        messages: [
          { from: '34600111202', id: 'a', type: 'text', text: { body: 'hola' } },
          { from_user_id: 'IT.2', id: 'b', type: 'text', text: { body: 'ciao' } },
          { from: '491511234567', id: 'c', type: 'text', text: { body: 'hallo' } },
        ],
      }),
      null,
    ).parts.map(({ event }) => ('person' in event ? [event.person.name, event.person.key, event.person.phone] : []))
    expect(read).toEqual([
      ['Lucía', 'ES.1', '34600111202'],
      ['Rita', 'IT.2', '393331234567'],
      [null, null, '491511234567'],
    ])
  })
})

describe('WhatsApp templates', () => {
  it("are chosen in the lead's language or the nearest", () => {
    const of = (...languages: string[]) => languages.map((language) => ({ language }))
    expect(nearestTemplate(of('en', 'es', 'es_MX'), 'es-MX')).toEqual({ language: 'es_MX' })
    expect(nearestTemplate(of('en', 'es_AR', 'es'), 'es-MX')).toEqual({ language: 'es' })
    expect(nearestTemplate(of('en', 'pt_BR'), 'pt')).toEqual({ language: 'pt_BR' })
    expect(nearestTemplate(of('en', 'de'), 'fr')).toBe(null)
  })

  it('require exactly their values, each on one line', () => {
    const places = placesIn('Hola {{1}}, {{2}}')
    expect(places).toBe(2)
    expect(valuesProblem({ places }, ['a', 'b'])).toBe(null)
    expect(valuesProblem({ places }, ['a'])).toBe(1)
    expect(valuesProblem({ places }, ['a', ' '])).toBe(1)
    expect(valuesProblem({ places }, ['a\nb', 'b'])).toBe(0)
    expect(valuesProblem({ places }, ['a', 'b', 'c'])).toBe(2)
    expect(filledTemplate('Hola {{1}}, {{ 2 }}', ['$1', 'b'])).toBe('Hola $1, b')
  })
})

describe('Telegram updates', () => {
  it('of groups and channels yield nothing', () => {
    for (const type of ['group', 'supergroup', 'channel'])
      for (const kind of ['message', 'edited_message', 'channel_post', 'my_chat_member'])
        expect(readTelegram({ update_id: 1, [kind]: { chat: { id: -5, type }, text: '/start KEY' } })).toMatchObject({
          parts: [],
          leave: '-5',
        })
  })

  it('of unexpected shape never throw', () => {
    for (const odd of [null, {}, { update_id: 'x' }]) expect(readTelegram(odd)).toBe(null)
    for (const odd of [{ update_id: 1 }, { update_id: 2, message: null }, { update_id: 3, poll: { id: 1 } }])
      expect(readTelegram(odd)).toMatchObject({ parts: [], leave: null })
  })
})

it('a long text is split at line or word boundaries, never within a character', () => {
  expect(textInParts('one two three', 8)).toEqual(['one two', 'three'])
  expect(textInParts('🙂🙂🙂', 3)).toEqual(['🙂', '🙂', '🙂'])
  expect(textInParts('abc', 8)).toEqual(['abc'])
  expect(textInParts('x'.repeat(20), 8).join('')).toBe('x'.repeat(20))
})

it('album parts are combined in order, with ranges shifted', () => {
  const part = (id: string, text: string, marks: { from: number; to: number; style: 'bold' }[] = []) => ({
    id,
    text,
    marks,
    files: [],
  })
  const whole = wholeOf([
    part('5:10', 'third', [{ from: 0, to: 5, style: 'bold' }]),
    part('5:9', ''),
    part('5:8', 'first'),
  ])
  expect(whole.text).toBe('first\nthird')
  expect(whole.marks).toEqual([{ from: 6, to: 11, style: 'bold' }])
})

describe('what a message is about', () => {
  const whatsApp = (own: object) => {
    const message = { from: '34600111202', id: 'a', ...own }
    const { parts } = readWhatsApp({ entry: [{ changes: [{ value: { messages: [message] } }] }] }, null)
    return parts[0]!.event as unknown as { text: string; kind: string; files: unknown[] }
  }
  const telegram = (own: object, kind = 'message') => {
    const message = { message_id: 1, date: 1_790_000_000, chat: { id: 7, type: 'private' }, from: { id: 7 }, ...own }
    return readTelegram({ update_id: 1, [kind]: message })?.parts.map(({ event }) => event) as unknown as {
      text: string
      marks: unknown[]
      files: unknown[]
    }[]
  }

  it('is quoted above it: an advertisement, a product, or words that they picked', () => {
    const referral = {
      headline: 'Stop guessing',
      body: 'Try the bot',
      source_url: 'https://fb.me/1',
      source_type: 'ad',
    }
    const { text } = whatsApp({ type: 'text', text: { body: 'How much is this?' }, referral })
    expect(text).toBe('> Stop guessing\n> Try the bot\n> https://fb.me/1\nHow much is this?')
    expect(ownWordsInChat(text)).toBe('How much is this?')
    const context = { id: 'b', referred_product: { catalog_id: 'c', product_retailer_id: 'bot-pro' } }
    expect(whatsApp({ type: 'text', text: { body: 'This one' }, context }).text).toBe('> bot-pro\nThis one')
    const quote = { text: '14 days\nfree', position: 0, is_manual: true }
    expect(telegram({ text: 'Really?', entities: [{ type: 'bold', offset: 0, length: 6 }], quote })).toMatchObject([
      { text: '> 14 days\n> free\nReally?', marks: [{ from: 17, to: 23, style: 'bold' }] },
    ])
    expect(telegram({ text: 'Is this you?', external_reply: {}, quote: { text: 'Gold is up' } })[0]!.text).toBe(
      '> Gold is up\nIs this you?',
    )
    expect(telegram({ text: 'Yes', quote: { text: 'Shall I?', position: 0 } })[0]!.text).toBe('Yes')
  })

  it('is none of what Telegram itself notes in a chat', () => {
    for (const notice of [
      { pinned_message: { message_id: 1, text: 'Reply stop to end this' } },
      { message_auto_delete_timer_changed: { message_auto_delete_time: 86_400 } },
      { chat_background_set: {} },
      { write_access_allowed: {} },
    ])
      expect(telegram(notice)).toEqual([])
  })

  it('comes with its file, also of a kind that is not known', () => {
    expect(whatsApp({ type: 'video_note', video_note: { id: '5', mime_type: 'video/mp4' } })).toMatchObject({
      kind: 'video',
      files: [{ remoteId: '5', type: 'video/mp4' }],
    })
    expect(telegram({ live_photo: { file_id: 'f', file_size: 3 }, caption: 'Look' })).toMatchObject([
      { text: 'Look', files: [{ remoteId: 'f', size: 3 }] },
    ])
    const vcard = 'BEGIN:VCARD\r\nEMAIL;TYPE=work:ann@example.com\r\nEND:VCARD'
    expect(telegram({ contact: { phone_number: '+34', first_name: 'Ann', vcard } })[0]!.text).toBe(
      'Ann\n+34\nann@example.com',
    )
  })

  it('may be deleted in a business account', () => {
    const deleted = { business_connection_id: 'b', message_ids: [5, 6], text: undefined }
    expect(telegram(deleted, 'deleted_business_messages')).toMatchObject([
      { is: 'deletion', about: '7:b.5' },
      { is: 'deletion', about: '7:b.6' },
    ])
  })
})
