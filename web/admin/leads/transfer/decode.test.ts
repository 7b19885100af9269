import { describe, expect, it } from 'vitest'
import { decodeAs, type Encoding, guessEncoding } from './decode.ts'

/** The bytes of a text in an encoding of one byte a sign, found by trying each byte. */
function encoded(text: string, encoding: Encoding): Uint8Array {
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decodeAs(Uint8Array.of(byte), encoding), byte]))
  return Uint8Array.from(text, (sign) => table.get(sign)!)
}

describe('a list in UTF-7, as old mail programs write it', () => {
  const ascii = (text: string) => new TextEncoder().encode(text)
  it.each([
    ['Name,Email\nJos+AOk- N+APoA8Q-ez,j@example.com\n', 'Name,Email\nJosé Núñez,j@example.com\n'],
    ['Name,Phone\n+BBAEPQQ9BDA-,+-34 600 111 202\n', 'Name,Phone\nАнна,+34 600 111 202\n'],
    ['Name;Note\nM+APw-ller;1 +- 1\n', 'Name;Note\nMüller;1 + 1\n'],
  ])('is read: %j', (written, text) => {
    expect([guessEncoding(ascii(written)), decodeAs(ascii(written), 'utf-7')]).toEqual(['utf-7', text])
  })

  it.each([
    'Name,Phone\nAna,+34600111202\n',
    'Name,Phone\nAna,+34 600 111 202\nBen,+1-202-555-0143\n',
    'Name,Email\nAna,ana+gold@example.com\nBen,ben+AOk-x@example.com\nC,c+trade-1@example.com\n',
    'Name,Note\nAna,C++\nBen,A+-\n',
  ])('is not %j, but UTF-8', (written) => {
    expect(guessEncoding(ascii(written))).toBe('utf-8')
  })
})

describe('the encoding of a list without one', () => {
  it.each<[Encoding, string]>([
    ['windows-1250', 'Name;Email\r\nŁukasz Żółć;lukasz@example.com\r\n'],
    ['windows-1250', 'Jméno;E-mail\r\nJiří Řehoř;jiri@example.com\r\nŠárka Žižková;sarka@example.com\r\n'],
    ['windows-1251', 'Name,Email,Notes\nАнна Петрова,anna@example.com,просит перезвонить\n'],
    ['windows-1251', 'Имя;Почта\r\nСемён Ёлкин;semen@example.com\r\n'],
    ['windows-1252', 'Nombre;País\nJosé Núñez;España\nMüller;Österreich\n'],
    ['windows-1252', 'Nom;Ville\nÉlodie Lefèvre;Besançon\n'],
    ['windows-1253', 'Όνομα;Email\nΓιώργος Παπαδόπουλος;g@example.com\n'],
    ['windows-1256', 'الاسم;Email\nفاطمة حسن;f@example.com\n'],
    ['macintosh', 'Nombre,Email\nJosé Nuñez,jose@example.com\nMüller Größe,m@example.com\n'],
    ['windows-1253', 'Name,Email\nΓιώργος Παπαδόπουλος,g@example.com\n'],
    ['macintosh', 'Name;Email\nMüller Jürgen;j@example.com\n'],
    ['x-mac-cyrillic', 'Имя;Почта\nАнна Петрова;anna@example.com\n'],
    // Excel's CSV (MS-DOS) format.
    ['ibm850', 'Name;Email\r\nMüller Jürgen;j@example.com\r\nJosé Núñez;n@example.com\r\n'],
    ['ibm852', 'Name;Email\r\nMałgorzata Wiśniewska;m@example.com\r\nPaweł Dąbrowski;p@example.com\r\n'],
    ['koi8-r', 'Имя;Почта\nАнна Петрова;anna@example.com;просит перезвонить\n'],
  ])('is guessed from its words: %s, %j', (encoding, text) => {
    const bytes = encoded(text, encoding)
    expect(decodeAs(bytes, guessEncoding(bytes)!)).toBe(text)
  })

  it.each<[Encoding, number[]]>([
    ['gb18030', [0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd3, 0xca, 0xcf, 0xe4, 0x0a, 0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7]],
    ['shift_jis', [0x8e, 0x52, 0x93, 0x63, 0x2c, 0x83, 0x5e, 0x83, 0x8d, 0x83, 0x45, 0x0a, 0x82, 0xb3, 0x82, 0xad]],
    // 이름,이메일 and 名前,メール
    ['euc-kr', [0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xc0, 0xcc, 0xb8, 0xde, 0xc0, 0xcf, 0x0a, 0x61]],
    ['euc-jp', [0xcc, 0xbe, 0xc1, 0xb0, 0x2c, 0xa5, 0xe1, 0xa1, 0xbc, 0xa5, 0xeb, 0x0a, 0x61]],
    ['utf-8', [0xd0, 0x98, 0xd0, 0xbc, 0xd1, 0x8f, 0x0a]],
    ['utf-16le', [0x4e, 0, 0x61, 0, 0x0a, 0, 0x41, 0]],
    ['utf-16be', [0, 0x4e, 0, 0x61, 0, 0x0a, 0, 0x41]],
  ])('is %s', (encoding, bytes) => {
    expect(guessEncoding(Uint8Array.from(bytes))).toBe(encoding)
  })

  it.each([
    ['JosÃ© NÃºÃ±ez', 'José Núñez'],
    ['Ð\u0090Ð½Ð½Ð°', 'Анна'],
    ['Åukasz', 'Åukasz'],
    ['Ana Ângela', 'Ana Ângela'],
    ['SÃO PAULO', 'SÃO PAULO'],
  ])('is doubly encoded UTF-8 only if all of it was: %s is %s', (written, meant) => {
    const bytes = new TextEncoder().encode(`Name,Email\n${written},a@example.com\n`)
    expect(decodeAs(bytes, guessEncoding(bytes)!)).toContain(meant)
  })

  it('is guessed the same for a long list', () => {
    const bytes = new TextEncoder().encode(`Name,Email\n${'JosÃ© NÃºÃ±ez,a@example.com\n'.repeat(5_000)}`)
    expect(guessEncoding(bytes)).toBe('utf-8 twice')
  })

  it.each<[Encoding, string]>([
    ['windows-1251', 'Анна Петрова'],
    ['windows-1250', 'Łukasz Żółć'],
    ['macintosh', 'Jürgen Nuñez'],
  ])('is guessed although the first non-ASCII name is the last of a long list: %s, %s', (encoding, name) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const plain = Array.from({ length: 4_000 }, (_, n) => `Name ${n},n${n}@example.com${end}`)
      const bytes = encoded(`Name,Email${end}${plain.join('')}${name},a@example.com${end}`, encoding)
      expect(decodeAs(bytes, guessEncoding(bytes)!)).toContain(name)
    }
  })

  it('is still UTF-8 if a few bytes were damaged', () => {
    const list = new TextEncoder().encode(
      'Name,Email\nJosé,jose@example.com\nÁlvaro Núñez,al@example.com\nM?,m@example.com\n',
    )
    expect(guessEncoding(list.with(list.indexOf(0x3f), 0xe9))).toBe('utf-8')
  })

  it('is unknown if the file is no text', () => {
    expect(guessEncoding(Uint8Array.of(0xff, 0xfe, 0, 0, 0x4e, 0, 0, 0, 0x61, 0, 0, 0))).toBeNull()
    expect(guessEncoding(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 1, 2, 3, 0, 0))).toBeNull()
  })
})
