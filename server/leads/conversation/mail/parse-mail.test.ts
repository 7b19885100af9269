import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseMail } from './parse-mail.ts'
import { readSigned } from './signed.ts'

const sample = (name: string) => readFileSync(new URL(`./samples/${name}.eml`, import.meta.url))
const parse = (text: string | Buffer) =>
  parseMail(typeof text === 'string' ? Buffer.from(text.replaceAll('\n', '\r\n')) : text)
const read = async (name: string) => (await parse(sample(name))).mail
const textOf = async (headers: string, body: string) =>
  (await parse(`From: a@example.com\n${headers}\n\n${body}`)).mail.text
const htmlText = (body: string) => textOf('Content-Type: text/html; charset=utf-8', body)

describe('the text of a mail', () => {
  it('is complete, also from an HTML document within another', async () => {
    const { text } = await read('nested-html-document')
    expect(text).toContain('I want to cancel and I want my money back before Friday.')
    expect(text).toContain('> Dear Lucía,')
    expect((await read('answers-inside-quote')).text).toContain('No. Please never call, only write.')
  })

  it('includes a forwarded mail', async () => {
    expect((await read('forward-without-own-text')).text).toContain('Votre compte est bloqué depuis le 18 novembre.')
  })

  it('has the texts before and after a picture, and the picture between', async () => {
    const { text, files } = await read('text-picture-text')
    expect(text).toBe(
      'This is what I see:\n\n[screen.png]\n\nIf this is not solved by Monday – the 23rd – I withdraw from the contract.\n\nRita',
    )
    expect(files).toMatchObject([{ place: 1, name: 'screen.png', type: 'image/png', size: 70 }])
  })

  it('has pictures where they were put, also if a plain form leaves their places out', async () => {
    const html = (text: string) => `--b\nContent-Type: text/html\n\n<p>${text}</p>\n`
    const picture = '--b\nContent-Type: image/png\nContent-Disposition: inline; filename=a.png\n\nx\n'
    const parts = `--a\nContent-Type: text/plain\n\nBefore.\n\nI withdraw.\n--a\nContent-Type: multipart/mixed; boundary=b\n\n${html('Before.')}${picture}${html('I withdraw.')}--b--\n--a--`
    expect(await textOf('Content-Type: multipart/alternative; boundary=a', parts)).toBe(
      'Before.\n\n[a.png]\n\nI withdraw.',
    )
  })

  it('is decoded as its writer intended', async () => {
    const tanaka = await read('iso-2022-jp-without-charset')
    expect(tanaka.text).toContain('お試し期間は何日ですか')
    expect(tanaka.subject).toBe('お問い合わせ')
    const zhu = await read('gb2312-is-gbk')
    expect(zhu.from?.name).toBe('朱镕')
    expect(zhu.text).toMatch(/朱镕.*喆.*€/s)
    expect((await read('windows-1256')).from?.name).toBe('ليلى مثال')
    const natalia = await read('headers-in-two-words')
    expect(natalia.from?.name).toBe('Наталья Примерова')
    expect(natalia.subject).toBe('電子メールのテストです')
  })

  it('is UTF-8 if no valid charset is named and it fits', async () => {
    for (const type of ['text/plain', 'text/plain; charset=us-ascii', 'text/plain; charset=iso-8859-1'])
      expect(await textOf(`Content-Type: ${type}\nContent-Transfer-Encoding: 8bit`, 'Grüße, Привет')).toBe(
        'Grüße, Привет',
      )
    const latin = Buffer.concat([
      Buffer.from('From: a@example.com\r\nContent-Type: text/plain\r\n\r\nGr'),
      Buffer.from([0xfc, 0xdf]),
    ])
    expect((await parse(latin)).mail.text).toBe('Grüß')
  })

  it('is decoded where the charset is misspelt, or the letters of the head are in none of mail', async () => {
    const written = async (charset: string, text: Buffer) => {
      const head = Buffer.from(`From: a@example.com\r\nContent-Type: text/plain; charset=${charset}\r\n\r\n`)
      return (await parseMail(Buffer.concat([head, text]))).mail.text
    }
    expect(await written("'utf-8'", Buffer.from('Grüße'))).toBe('Grüße')
    expect(await written('utf8mb4', Buffer.from('Grüße'))).toBe('Grüße')
    expect(await written('win-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]))).toBe('Привет')
    expect(await written('cp932', Buffer.from([0x93, 0xfa, 0x96, 0x7b]))).toBe('日本')
    const head = (charset: string, subject: number[]) =>
      Buffer.concat([
        Buffer.from('From: a@example.com\r\nSubject: '),
        Buffer.from(subject),
        Buffer.from(`\r\nContent-Type: text/plain${charset}\r\n\r\nHello`),
      ])
    const subjectOf = async (bytes: Buffer) => (await parseMail(bytes)).mail.subject
    expect(await subjectOf(head('', [0xdc, 0x62, 0x75, 0x6e, 0x67]))).toBe('Übung')
    expect(await subjectOf(head('; charset="windows-1251"', [0xcf, 0xf0, 0xe8]))).toBe('При')
    expect(await subjectOf(head('', [...Buffer.from('朱镕')]))).toBe('朱镕')
    const ofPart = head('\r\n\r\n--B\r\nContent-Type: text/plain; charset=gb18030', [0xb3, 0xb7, 0xbb, 0xd8])
    expect(await subjectOf(ofPart)).toBe('撤回')
  })

  it('is decoded from charsets of DOS, Macintosh and seven bits, in text and heading', async () => {
    for (const [charset, bytes, text] of [
      ['utf-7', [...Buffer.from('Gr+APwA3w-e +- Hi')], 'Grüße + Hi'],
      ['hz-gb-2312', [...Buffer.from('~{<:Ky2;~} ~~ ok')], '己所不 ~ ok'],
      ['cp850', [0x81, 0x62, 0x65, 0x72], 'über'],
      ['IBM437', [0x81, 0x62, 0x65, 0x72], 'über'],
      ['cp866', [0x8f, 0xe0, 0xa8, 0xa2, 0xa5, 0xe2], 'Привет'],
      ['x-mac-roman', [0x9f, 0x62, 0x65, 0x72], 'über'],
      ['x-mac-ce', [0x9f, 0x62, 0x65, 0x72], 'über'],
      ['x-mac-cyrillic', [0x8f, 0xf0, 0xe8], 'При'],
      ['iso-2022-kr', [0x1b, 0x24, 0x29, 0x43, 0x0e, 0x3e, 0x48, 0x33, 0x67, 0x0f, 0x2e], '안녕.'],
      ['cp949', [0xbe, 0xc8, 0xb3, 0xe7], '안녕'],
      ['cp936', [0xb3, 0xb7, 0xbb, 0xd8], '撤回'],
      ['eucJP-ms', [0xa4, 0xa2], 'あ'],
    ] as const) {
      const head = `From: a@example.com\r\nSubject: =?${charset}?B?${Buffer.from(bytes).toString('base64')}?=\r\n`
      const type = `Content-Type: text/plain; charset="${charset}"\r\n\r\n`
      const { mail } = await parseMail(Buffer.concat([Buffer.from(head + type), Buffer.from(bytes)]))
      expect([charset, mail.text, mail.subject]).toEqual([charset, text, text])
    }
  })

  it('is decoded from UTF-16 of either byte order', async () => {
    const head = 'Content-Type: text/plain; charset=utf-16\nContent-Transfer-Encoding: base64'
    for (const text of ['\ufeffGrüße', 'Grüße'])
      for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()])
        expect(await textOf(head, bytes.toString('base64'))).toBe('Grüße')
  })

  it('is decoded where the charset is unknown, missing or another than it says', async () => {
    const russian = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xea, 0xe0, 0xea, 0x20, 0xe4, 0xe5, 0xeb, 0xe0]
    const koi8 = [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4, 0x2c, 0x20, 0xcb, 0xc1, 0xcb, 0x20, 0xc4, 0xc5, 0xcc, 0xc1]
    const utf8 = [...Buffer.from('Привет, как дела')]
    for (const [charset, bytes, text] of [
      ['unknown-8bit', utf8, 'Привет, как дела'],
      ['us-ascii', utf8, 'Привет, как дела'],
      ['windows-1251', utf8, 'Привет, как дела'],
      ['utf-8', russian, 'Привет, как дела'],
      ['unknown-8bit', russian, 'Привет, как дела'],
      ['iso-8859-1', russian, 'Привет, как дела'],
      ['utf-8', koi8, 'Привет, как дела'],
      ['', koi8, 'Привет, как дела'],
      ['utf-8', [0x47, 0x72, 0xfc, 0xdf, 0x65], 'Grüße'],
      ['utf-8', [...Buffer.from('Grüße und ä'), 0xc3], 'Grüße und ä\ufffd'],
      // Only where it is named.
      ['us-ascii', [...Buffer.from('Gr+APwA3w-e')], 'Gr+APwA3w-e'],
      ['utf-8', [...Buffer.from('+ADw-script+AD4-')], '+ADw-script+AD4-'],
    ] as const) {
      const head = `From: a@example.com\r\nSubject: =?${charset || 'x'}?B?${Buffer.from(bytes).toString('base64')}?=\r\n`
      const type = charset ? `Content-Type: text/plain; charset="${charset}"\r\n\r\n` : '\r\n'
      const { mail } = await parseMail(Buffer.concat([Buffer.from(head + type), Buffer.from(bytes)]))
      expect([charset, mail.text, mail.subject]).toEqual([charset, text, text])
    }
    const { mail } = await parse(
      'From: =?utf-8?Q?Anna M=C3=BCller?= <a@example.com>\nSubject: =?cp850*de?Q?=81ber?=\n\nHi',
    )
    expect([mail.from?.name, mail.subject]).toEqual(['Anna Müller', 'über'])
  })

  it('is shown of kinds of text that have no other reader, and of parts that cannot be told', async () => {
    for (const type of [
      'text',
      'text/markdown',
      'text/enriched',
      'multipart/mixed',
      ';;;',
      '=?utf-8?B?dGV4dC9wbGFpbg==?=',
    ])
      expect([type, await textOf(`Content-Type: ${type}`, 'Please cancel')]).toEqual([type, 'Please cancel'])
  })

  it('is that of the HTML where the plain one only says that there is HTML', async () => {
    const part = (type: string, body: string) => `--b\nContent-Type: text/${type}\n\n${body}\n`
    const both = part('plain', 'Your email program can’t show this.') + part('html', '<p>I want to cancel</p>')
    expect(await textOf('Content-Type: multipart/alternative; boundary=b', `${both}--b--`)).toBe('I want to cancel')
  })

  it('joins lines that its writer’s program broke, those of a quotation without their marks', async () => {
    const flowed = (body: string, own = '') =>
      textOf(`Content-Type: text/plain; charset=utf-8; format=flowed${own}`, body)
    const body = '> Our offer \n> ends.\n>> Your \n>> words\nA long \nanswer. \n\nBye \n-- \nAnna \nMüller'
    expect(await flowed(body)).toBe('> Our offer ends.\n>> Your words\nA long answer. \n\nBye \n-- \nAnna Müller')
    expect(await flowed('A lon \ng word.\n  indented', '; delsp=yes')).toBe('A long word.\n indented')
  })

  it('joins encoded words cut within a character, in either encoding', async () => {
    for (const name of ['=?utf-8?Q?M=C3?= =?utf-8?Q?=BCller?=', '=?UTF-8?B?TcM=?=\n =?utf-8?Q?=BCller?='])
      expect((await parse(`From: ${name} <m@example.com>\n\nHi`)).mail.from?.name).toBe('Müller')
  })

  it('comes with files under their names', async () => {
    const part = 'Content-Type: application/pdf\nContent-Disposition: attachment; filename="=?cp850?Q?=81ber.pdf?="'
    expect((await parse(`From: a@example.com\n${part}\n\nx`)).mail.files).toMatchObject([{ name: 'über.pdf' }])
    const { files } = await read('attachment-names')
    expect(files.map(({ name }) => name)).toEqual([
      'Договор о подписке с приложением и подписями сторон.pdf',
      'Überweisung März.txt',
      'invoicefdp.exe',
      'four.txt',
      'file-5.png',
    ])
  })

  it('comes with files whose names are in plain letters of any charset', async () => {
    for (const [charset, name, letters] of [
      ['gbk', '合同说明.pdf', 'bacfcdaccbb5c3f7'],
      ['utf-8', '合同.pdf', 'bacfcdac'],
      ['windows-1251', 'Договор.pdf', 'c4eee3eee2eef0'],
      ['gb2312', 'счёт.pdf', Buffer.from('счёт').toString('hex')],
      ['iso-8859-1', 'Überweisung.pdf', `dc${Buffer.from('berweisung').toString('hex')}`],
    ] as const)
      for (const field of ['Content-Disposition: attachment;\r\n filename', 'Content-Type: application/pdf; name']) {
        const text = `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=${charset}\r\n\r\nx\r\n--b\r\n${field}="${Buffer.from(letters, 'hex').toString('latin1')}.pdf"\r\n\r\nx\r\n--b--\r\n`
        expect((await parse(Buffer.from(text, 'latin1'))).mail.files).toMatchObject([{ name }])
      }
  })

  it('includes all files, inline or attached, with quoted, split or missing names', async () => {
    const file = (headers: string, content = 'x') => `--b\n${headers}\n\n${content}\n`
    const { mail } = await parse(
      'From: a@example.com\nContent-Type: multipart/mixed; boundary=b\n\n' +
        file(
          'Content-Type: multipart/related; boundary=c',
          '--c\nContent-Type: text/html\n\n<p>Both</p><img src="cid:one">\n--c\nContent-Type: image/png\nContent-ID: <one>\nContent-Disposition: inline; filename=shown.png\n\nx\n--c--',
        ) +
        file(
          `Content-Type: image/jpeg\nContent-Disposition: attachment;\n filename*="utf-8''%C5%A0kodov%C3%A1k%2Ejpg"`,
        ) +
        file(
          `Content-Type: message/rfc822\nContent-Disposition: attachment;\n filename*0="1 'Trick' of yours -try.";\n filename*1=eml`,
          'Subject: inner\n\nx',
        ) +
        file('Content-Type: message/rfc822\nContent-Disposition: attachment', 'Subject: other\n\nx') +
        '--b--',
    )
    expect(mail.text).toMatch(
      /^Both\n\[shown.png\]\n\n\[1 'Trick' of yours -try.eml\]\n> Subject: inner\n>\n> x\n\n\[file-4.eml\]/,
    )
    expect(mail.files.map(({ name }) => name)).toEqual([
      'shown.png',
      'Škodovák.jpg',
      "1 'Trick' of yours -try.eml",
      'file-4.eml',
    ])
  })

  it('includes texts that a mail server or program attached, and what a second plain alternative adds', async () => {
    const attached = 'Content-Type: text/plain; charset=utf-8\nContent-Disposition: attachment'
    expect(await textOf(attached, 'I withdraw')).toBe('I withdraw')
    const mixed = 'Content-Type: multipart/mixed; boundary=b'
    const parts = `--b\nContent-Type: text/plain\n\nLook:\n--b\nContent-Type: image/png; name=a.png\n\nx\n--b\n${attached}; filename="ATT00001.txt"\n\nI withdraw\n--b\n${attached}; filename=terms.txt\n\nno\n--b--`
    const { mail } = await parse(`From: a@example.com\n${mixed}\n\n${parts}`)
    expect([mail.text, mail.files.map(({ name }) => name)]).toEqual(['Look:\n\nI withdraw', ['a.png', 'terms.txt']])
    const plain = (text: string) => `--b\nContent-Type: text/plain\n\n${text}\n`
    const alternative = 'Content-Type: multipart/alternative; boundary=b'
    expect(await textOf(alternative, `${plain('Hello')}${plain('I withdraw')}--b--`)).toBe('Hello\n\nI withdraw')
    expect(await textOf(alternative, `${plain('I withdraw')}${plain('I withdraw')}--b--`)).toBe('I withdraw')
  })

  it('includes attached mails, marked as quotations, and the mail that is nothing but one', async () => {
    const inner = 'From: Marek <marek@example.net>\nSubject: My question\nDate: Fri, 20 Nov 2026 10:15:00 +0100'
    const alone = await parse(
      `From: a@example.com\nContent-Type: message/rfc822\nContent-Disposition: attachment; filename=q.eml\n\n${inner}\n\nHow much?\n\nMarek`,
    )
    expect(alone.mail.text).toBe(
      '[q.eml]\n> From: Marek <marek@example.net>\n> Date: 2026-11-20\n> Subject: My question\n>\n> How much?\n>\n> Marek',
    )
    expect(alone.mail.attachedFrom).toEqual([{ name: 'Marek', address: 'marek@example.net' }])
    expect(Buffer.from(alone.files[0]!.content).toString()).toContain('How much?')
    const part = (head: string, body: string) => `--b\n${head}\n\n${body}\n`
    const { mail } = await parse(
      `From: a@example.com\nContent-Type: multipart/mixed; boundary=b\n\n${part('Content-Type: text/plain', 'See below')}${part(
        'Content-Type: application/octet-stream; name="two.eml"\nContent-Transfer-Encoding: base64',
        Buffer.from(`${inner}\nContent-Type: text/html\n\n<p>In HTML</p>`).toString('base64'),
      )}${part('Content-Type: message/rfc822', 'Subject: Only this\n\n')}--b--`,
    )
    expect(mail.text).toMatch(
      /^See below\n\n\[two.eml\]\n> From: Marek.*\n>\n> In HTML\n\n\[file-2.eml\]\n> Subject: Only this$/s,
    )
    expect((await read('dsn-exchange')).attachedFrom).toEqual([])
  })

  it('includes mails in attached mails, however deep, and names what they hold besides', async () => {
    const nested = (depth: number): string =>
      depth === 0
        ? 'From: marek@example.net\nContent-Type: multipart/mixed; boundary=b0\n\n--b0\n\nHow much is it?\n--b0\nContent-Type: application/pdf; name=offer.pdf\n\nx\n--b0--'
        : `From: a${depth}@example.com\nContent-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n\nSee below\n--b${depth}\nContent-Type: message/rfc822; name=m${depth}.eml\n\n${nested(depth - 1)}\n--b${depth}--`
    const { mail } = await parse(nested(5))
    expect(mail.text).toContain('> > > > > How much is it?')
    expect(mail.files).toMatchObject([{ name: 'm5.eml', inside: ['offer.pdf'] }])
    const deeper = (await parse(nested(7))).mail
    expect(deeper.text).not.toContain('How much')
    expect(deeper.files).toMatchObject([{ name: 'm7.eml', inside: ['m2.eml'] }])
  })

  it('is taken out of a mail whose signature hides it, with its files', async () => {
    for (const name of ['smime-signed', 'smime-signed-der']) {
      const { mail, files } = await parse(sample(name))
      expect([name, mail.text, mail.subject]).toEqual([name, 'I withdraw from the contract. Lucía', 'The contract'])
      expect(mail.files).toMatchObject([{ place: 1, name: 'terms.txt' }])
      expect(Buffer.from(files[0]!.content).toString().trim()).toBe('The terms.')
    }
    // A text alone, without headers.
    const bare = Buffer.from(
      '3029 0609 2a864886f70d010702 a01c 301a 020101 3100 3013 0609 2a864886f70d010701 a006 0404 596573 2e'.replaceAll(
        ' ',
        '',
      ),
      'hex',
    )
    const type = 'Content-Type: application/pkcs7-mime; smime-type=signed-data\nContent-Transfer-Encoding: base64'
    expect(await textOf(type, bare.toString('base64'))).toBe('Yes.')
    const sealed = (await parse(sample('smime-encrypted'))).mail
    expect(sealed).toMatchObject({ text: '', files: [{ name: 'smime.p7m', type: 'application/pkcs7-mime' }] })
    // A signed mail within another, under a name alone.
    const body = sample('smime-signed').toString().split('\r\n\r\n')[1]!
    const part = `Content-Type: application/octet-stream; name=smime.p7m\nContent-Transfer-Encoding: base64\n\n${body.replaceAll('\r', '')}`
    expect(await textOf('Content-Type: multipart/mixed; boundary=b', `--b\n\nSigned:\n--b\n${part}\n--b--`)).toBe(
      'Signed:\n\nI withdraw from the contract. Lucía',
    )
  })

  it('is none of an envelope that was cut or changed, however', () => {
    const body = sample('smime-signed').toString().split('\r\n\r\n')[1]!
    const envelope = Buffer.from(body, 'base64')
    const text = (bytes: Uint8Array) => Buffer.from(readSigned(bytes) ?? new Uint8Array()).toString()
    expect(text(envelope)).toContain('I withdraw')
    for (let at = 0; at < 120; at += 1) {
      expect(readSigned(envelope.subarray(0, at))).toBe(null)
      for (const value of [0, 0x24, 0x30, 0x7f, 0x80, 0x84, 0xff]) {
        const changed = Buffer.from(envelope)
        changed[at] = value
        expect(text(changed).length).toBeLessThanOrEqual(envelope.length)
      }
    }
    // A thousand levels of an unknown length.
    expect(readSigned(Buffer.from('3080'.repeat(1_000), 'hex'))).toBe(null)
  })

  it('is shown wherever a mail program shows it', async () => {
    for (const [html, text] of [
      ['<noscript>Please cancel</noscript>', 'Please cancel'],
      ['<details><summary>More</summary>Please cancel</details>', 'More\nPlease cancel'],
      ['<object data="x.pdf">Please cancel</object>', 'Please cancel'],
      ['<img src="https://example.net/x.png" alt="Please cancel">', '[Please cancel]'],
      ['<form><input name="q" value="Please cancel"><input type="hidden" value="no"></form>', 'Please cancel'],
      ['<form><input type=checkbox checked> Cancel <input type=radio> Go on</form>', '[x] Cancel [ ] Go on'],
      ['<textarea>Please cancel</textarea>', 'Please cancel'],
      ['<select><option>Go on<option selected>Please cancel</select>', 'Please cancel'],
      ['<p aria-hidden="true">Please cancel</p>', 'Please cancel'],
      ['<svg><title>no</title><text>Please cancel</text></svg>', 'Please cancel'],
      ['<html><head><meta charset=utf-8><style>p{}</style><div>Please cancel</div>', 'Please cancel'],
      ['<head>Please cancel', 'Please cancel'],
      ['<!--[if !mso]><!--><p>Please cancel</p><!--<![endif]-->', 'Please cancel'],
      // Otherwise there would be no words at all.
      ['<!--[if mso]><p>Please cancel</p><![endif]-->', 'Please cancel'],
      ['<div style="color:#fff">Please cancel</div>', 'Please cancel'],
      ['<template>Please cancel</template>', ''],
      // What is within may look otherwise.
      ['a <td style="font-size:0">no<div style="font-size:16px">cancel</div></td>', 'a\ncancel'],
      ['a <p style="visibility:hidden">no<b style="visibility:visible">cancel</b></p>', 'a cancel'],
      ['a <p style="color:#fff">no<b style="color:#000">cancel</b></p>', 'a cancel'],
      ['a <p style="display:none">no<b style="display:block">no</b></p>', 'a'],
      ['<style>.x td{background:#000}</style>a <table class=x><td><p style="color:#fff">cancel</table>', 'a\ncancel'],
      ['<img src="data:image/png;base64,aaaa">', '[🖼]'],
    ]) {
      expect([html, await htmlText(html!)]).toEqual([html, text])
    }
  })

  it('ends at no hyphen, blank, comment or line that looks like a signature', async () => {
    const quoted = 'Content-Type: text/plain; charset=us-ascii\nContent-Transfer-Encoding: quoted-printable'
    expect(await textOf(quoted, 'Hey all,=20\n=20\nVersion 7.40 - Patch 2=2E\n--\nanna@example.com')).toBe(
      'Hey all, \n \nVersion 7.40 - Patch 2.\n--\nanna@example.com',
    )
    const office =
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><!--[if gte mso 9]><xml/><![endif]--></head>'
    const body = '<body><div style="font-size: 11px">7.40 -&nbsp;&nbsp;&nbsp; Patch&nbsp; &nbsp;2</div></body></html>'
    expect(await htmlText(office + body)).toBe('7.40 - Patch 2')
  })

  it('includes the text of an HTML fragment', async () => {
    expect(await htmlText('Hello<br>I withdraw.<p>Rita')).toBe('Hello\nI withdraw.\nRita')
    expect(await htmlText('<body>Only this')).toBe('Only this')
  })

  it('is that of a text in base64, or in broken lines, to which a server added a footer or spaces', async () => {
    const encoded = (text: string) => Buffer.from(text).toString('base64')
    const footer = '_______________\nsales list\nlist@example.org'
    const base64 = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64'
    for (const own of ['Ich kündige.', 'Ich kündige sie.', `Ich kündige.${' Sofort.'.repeat(20)}`]) {
      const rows = encoded(own).replace(/(.{76})/g, '$1\n')
      expect(await textOf(base64, `${rows}\n\n${footer}`)).toBe(`${own}\n\n${footer}`)
      expect(await textOf(base64, `${rows}\n${footer}`)).toBe(`${own}\n${footer}`)
    }
    const broken = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable'
    expect(await textOf(broken, '=D0=9F=D1=80=D0= \n=B8=D0=B2=D0=B5=D1=82, wor= \t\nld =ZZ')).toBe('Привет, world =ZZ')
  })

  it('includes files that were written into it, and what follows them', async () => {
    const picture = 'begin 644 pass.txt\n#8V%T\n`\nend'
    const { mail, files } = await parse(`From: a@example.com\n\nMy passport.\n${picture}\nI withdraw.\nbegin 644 words`)
    expect(mail.text).toBe('My passport.\n[pass.txt]\nI withdraw.\nbegin 644 words')
    expect(files.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([['pass.txt', 'cat']])
  })

  it('is read soon, however long a line is and however many links there are', async () => {
    const [span, link] = ['<span>word</span> ', '<a href="https://example.com/a">word</a> ']
    const text = await htmlText(`<p>${span.repeat(80_000)}</p><p>${link.repeat(10_000)}</p>`)
    expect(text).toHaveLength(100_000)
  })

  it("includes a winmail.dat, and names a file that can't be shown", async () => {
    const otto = await parse(sample('winmail'))
    expect(otto.mail.text).toContain('I wait for your answer today.')
    expect(otto.mail.files).toMatchObject([{ name: 'contract.txt' }])
    expect(Buffer.from(otto.files[0]!.content).toString()).toContain('The signed contract, made up.')
    const calendar = await parse(
      'From: a@example.com\nContent-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nEND:VCALENDAR',
    )
    expect(calendar.mail).toMatchObject({ text: '', files: [{ type: 'text/calendar', name: 'file-1.ics' }] })
    const signed = await parse(
      'From: a@example.com\nContent-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m\nContent-Transfer-Encoding: base64\n\nTUlN',
    )
    expect(signed.mail).toMatchObject({ text: '', files: [{ name: 'smime.p7m', type: 'application/pkcs7-mime' }] })
    // Its text is RTF, which is not read.
    const rtf = Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0, 2, 3, 0x90, 6, 0, 1, 0, 0, 0, 9, 0, 0]).toString('base64')
    const outlook = 'Content-Type: application/ms-tnef; name=winmail.dat\nContent-Transfer-Encoding: base64'
    expect((await parse(`From: a@example.com\n${outlook}\n\n${rtf}`)).mail.files).toMatchObject([
      { name: 'winmail.dat' },
    ])
  })

  it('names nothing that would be loaded; an embedded picture is shown by its name', async () => {
    const { text, files } = await read('remote-content')
    expect(text).toContain('Is the price still 50 a month?')
    expect(text).toContain('[inside.png]')
    expect(files).toMatchObject([{ name: 'inside.png' }])
    expect(text).not.toContain('example.net')
    expect(text).not.toContain('Log in\n')
  })

  it('contains nothing invisible', async () => {
    expect((await read('hidden-text')).text).toBe('Hi, when can I start?')
    for (const hidden of [
      '<p hidden>secret</p>',
      '<p style="visibility: hidden">secret</p>',
      '<p style="opacity:0">secret</p>',
      '<p style="font-size: 1px">secret</p>',
      '<font color="#fff">secret</font>',
      '<div style="background:#000"><span style="color:rgb(2,2,2)">secret</span></div>',
      '<div style="height:0;overflow:hidden">secret</div>',
      '<div style="position:absolute;left:-9999px">secret</div>',
      '<style>.x, #y { display: none }</style><p class="a x">secret</p>',
      '<style>p.z{color:white!important}</style><p class="z">secret</p>',
      '<p style="mso-hide:all">secret</p>',
      '<p style="color:transparent">secret</p>',
      '<div style="max-height:0px">secret</div>',
      '<!-- secret --><template>secret</template>',
    ]) {
      expect([hidden, await htmlText(`<p>Hello</p>${hidden}<p>bye</p>`)]).toEqual([hidden, 'Hello\nbye'])
    }
  })

  it('contains nothing that is clipped, shrunk or faint, and nothing hidden by any rule for screens', async () => {
    for (const style of [
      'opacity:1%',
      'opacity:.01',
      'clip-path:inset(100%)',
      'position:absolute;clip:rect(0, 0, 0, 0)',
      'transform:scale(0)',
      'filter:opacity(0)',
      'content-visibility:hidden',
      '-webkit-text-fill-color:transparent',
    ])
      expect([style, await htmlText(`<p style="${style}">no</p>Yes`)]).toEqual([style, 'Yes'])
    for (const [css, text] of [
      ['@media screen{.h{display:none}}', 'Yes'],
      ['@media only screen {.h{display:none}}', 'Yes'],
      ['@media print{.h{display:none}}', 'no\nYes'],
      ['@media (max-width:600px){.h{display:none}}', 'no\nYes'],
      ['div > .h{opacity:0}', 'Yes'],
      ['.o .h{display:none}', 'Yes'],
      ['table .h{display:none}', 'no\nYes'],
      ['.h div{display:none}', 'no\nYes'],
      ['.h:hover{display:none}', 'no\nYes'],
    ])
      expect([css, await htmlText(`<style>${css}</style><div class=o><p class=h>no</p>Yes</div>`)]).toEqual([css, text])
    expect(await htmlText('<p style="opacity:.4;transform:scale(0.9)">Yes</p>')).toBe('Yes')
  })

  it('marks what was struck out', async () => {
    expect(await htmlText('<p>I pay <s>100</s> <ins>200</ins></p>')).toBe('I pay ~~100~~ 200')
  })

  it('is found where the type of a part is an encoded word, and without the marks of enriched text', async () => {
    const part =
      '--b\n\nHi\n--b\nContent-Type: =?utf-8?Q?image/png=3B_name=3D=22=C3=A4?=\n =?utf-8?Q?=2Epng=22?=\nContent-Transfer-Encoding: base64\n\niVBORw==\n--b--'
    const { mail } = await parse(`From: a@example.com\nContent-Type: multipart/mixed; boundary=b\n\n${part}`)
    expect(mail).toMatchObject({ text: 'Hi', files: [{ name: 'ä.png', type: 'image/png' }] })
    expect(await textOf('Content-Type: text/enriched', '<bold>Now</bold> 1 << 2')).toBe('Now 1 < 2')
  })

  it('keeps light text on a dark background, or on a picture', async () => {
    expect(await htmlText('<table bgcolor="#222222"><tr><td><font color="white">Yes</font></td></tr></table>')).toBe(
      'Yes',
    )
    expect(await htmlText('<div style="background:url(x.png)"><p style="color:#fff">Yes</p></div>')).toBe('Yes')
    expect(await htmlText('<style>@media (max-width:400px) { p { display:none } }</style><p>Yes</p>')).toBe('Yes')
  })

  it('writes lists, quotations, links and lines as one reads them', async () => {
    expect(
      await htmlText(
        '<ul><li>One</li><li>Two</li></ul><div>a<br>b</div><blockquote>c<blockquote>d</blockquote></blockquote>',
      ),
    ).toBe('• One\n• Two\na\nb\n> c\n>> d')
    expect(
      await htmlText('<a href="https://example.com/x">here</a> <a href="https://example.com">example.com</a>'),
    ).toBe('here <https://example.com/x> example.com')
    expect(await htmlText('<a href="javascript:alert(1)">x</a>')).toBe('x')
  })

  it('takes the plain form of two, unless it leaves something out', async () => {
    const both = (plain: string, html: string) =>
      textOf(
        'Content-Type: multipart/alternative; boundary=b',
        `--b\n\n${plain}\n--b\nContent-Type: text/html\n\n${html}\n--b--`,
      )
    expect(await both('I pay tomorrow', '<p>I pay <b>tomorrow</b></p>')).toBe('I pay tomorrow')
    expect(
      await both('This mail needs HTML', '<p>I withdraw from the contract. Please pay back all that I have paid.</p>'),
    ).toContain('I withdraw')
    expect(await both('', '<p>Only here</p>')).toBe('Only here')
  })
})

describe('a malformed mail', () => {
  it('is read where no empty line ends its head, ids have no brackets, or only the HTML names its charset', async () => {
    expect((await parse('From: a@example.com\nSubject: S\nI cancel\nRita')).mail).toMatchObject({
      subject: 'S',
      text: 'I cancel\nRita',
    })
    expect((await parse('From: a@example.com\nSubject: S\nI cancel\n\nRita')).mail.text).toBe('I cancel\n\nRita')
    expect((await parse('From: a@example.com\nIn-Reply-To: one@example.org\n\nHi')).mail.references).toEqual([
      '<one@example.org>',
    ])
    const polish = Buffer.concat([
      Buffer.from('From: a@example.com\r\nContent-Type: text/html\r\n\r\n<meta charset="iso-8859-2"><p>za'),
      Buffer.from([0xbf, 0xf3, 0xb3, 0xe6]),
    ])
    expect((await parse(polish)).mail.text).toBe('zażółć')
  })

  it('is read as far as possible', async () => {
    const helen = await read('charset-unknown')
    expect(helen).toMatchObject({ from: { name: 'Helen', address: 'helen@example.com' }, subject: 'A question' })
    expect(helen.text).toBe('Hello, what does it cost?')
    expect(await htmlText(`${'<div>'.repeat(400)}deep${'</div>'.repeat(400)}`)).toBe('deep')
    expect(await htmlText(`${'<b>'.repeat(20_000)}deep`)).toBe('deep')
    const nul = await parse('From: a@example.com\nX-A: \u0000\nSubject: A\u0000B\n\nHi\u0000')
    expect(nul.mail).toMatchObject({ subject: 'AB', text: 'Hi' })
  })

  it('is shown with sender, subject and raw text if its parts are nested too deeply', async () => {
    const parts = Array.from(
      { length: 100 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
    ).join('')
    const { mail } = await parse(
      `From: Ana <ana@example.com>\nSubject: Deep\n${parts}Content-Type: text/plain\n\nthe text`,
    )
    expect(mail).toMatchObject({ isDamaged: true, from: { address: 'ana@example.com' }, subject: 'Deep' })
    expect(mail.text).toContain('the text')
  })

  it('is anything at all', async () => {
    for (const bytes of ['', '\n\n', 'no mail', ':\n:\n', 'From: <>\nTo: ,,;\nDate: x\n\n'])
      expect((await parse(bytes)).mail).toMatchObject({ from: null })
    expect((await parse(Buffer.alloc(5_000, 0xff))).mail.files).toEqual([])
  })
})

describe("a mail's data for rules", () => {
  it('includes delivery addresses, and members of groups', async () => {
    const { mail } = await parse(
      'From: a@example.com\nTo: Team: one@example.com, Two <TWO@example.com>;\nDelivered-To: sales+K@example.org\nX-Original-To: <x@example.org>\n\nHi',
    )
    expect(mail.to.map(({ address }) => address)).toEqual(['one@example.com', 'two@example.com'])
    expect(mail.delivered).toEqual(['sales+k@example.org', 'x@example.org'])
  })

  it("includes a delivery report's content", async () => {
    expect((await read('dsn-exchange')).report).toEqual({
      kind: 'delivery',
      about: '<OUR-ID>',
      recipients: [{ addresses: ['lucia@example.com'], action: 'failed', status: '5.1.10' }],
    })
    expect((await read('dsn-delayed')).report?.recipients).toMatchObject([{ action: 'delayed', status: '4.4.1' }])
    expect((await read('relay-one')).report).toBe(null)
  })

  it('includes reports about escaped addresses, and about recipients without an email address', async () => {
    const report = async (recipient: string) => {
      const status = `--b\nContent-Type: message/delivery-status\n\nA: b\n\nFinal-Recipient: ${recipient}\nAction: failed\nStatus: 5.1.1\n--b--`
      const type = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'
      return (await parse(`From: a@example.com\n${type}\n\n${status}`)).mail.report?.recipients
    }
    expect(await report('utf-8; l\\x{FA}cia@example.com')).toMatchObject([{ addresses: ['lúcia@example.com'] }])
    expect(await report('x400; /C=es')).toEqual([{ addresses: [], action: 'failed', status: '5.1.1' }])
  })

  it('includes an Exchange report in plain text, and headers of automatic mails', async () => {
    const { mail } = await parse(
      'From: Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.com>\nX-Autoresponder: yes\nX-Auto-Response-Suppress: All\n\nNicht zugestellt\n\nMessage-ID: <ours@example.org>',
    )
    expect(mail.report).toMatchObject({ kind: 'delivery', about: '<ours@example.org>' })
    expect(mail.headers).toEqual({ 'x-autoresponder': 'yes' })
  })

  it.each([
    [
      'PostMaster@qq.com',
      '[Qmail] 来自qq.com的退信',
      '<p>邮件被退回</p><td>主题：Your trial</td><td>无法发送到 lucia@example.com</td><td>550 5.7.515 Access denied</td>',
    ],
    [
      'Postmaster@163.com',
      '系统退信',
      '<h1>您的邮件被退回</h1><td>主　题：</td><td>Your trial</td><td>收件人：lucia@example.com</td>',
    ],
    ['mailer-daemon@yandex.ru', 'Недоставленное сообщение', '<p>Не удалось доставить письмо для lucia@example.com</p>'],
    ['mailer-daemon@corp.mail.ru', 'Mail failure.', 'Адресат <lucia@example.com>: не доставлено'],
    [
      'postmaster@example.com',
      'Undeliverable: Your trial',
      '<p>Your message to lucia@example.com could not be delivered.</p>',
    ],
    ['MAILER-DAEMON@example.net', 'failure notice', '<lucia@example.com>:\nSorry, I could not deliver this.'],
  ])('includes whom a report in words names, such as that of %s', async (from, subject, html) => {
    const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`
    const type = html.startsWith('<') && !html.includes('\n') ? 'text/html' : 'text/plain'
    const { mail } = await parse(`From: ${from}\nSubject: ${encoded}\nContent-Type: ${type}; charset=utf-8\n\n${html}`)
    expect(mail.report).toEqual({
      kind: 'delivery',
      about: null,
      recipients: [{ addresses: ['lucia@example.com'], action: 'failed', status: '' }],
    })
  })

  it('includes no report of a postmaster who writes as a person, nor of another sender', async () => {
    const from = async (address: string, text: string) => (await parse(`From: ${address}\n\n${text}`)).mail.report
    expect(await from('postmaster@example.com', 'Please write to lucia@example.com instead')).toBe(null)
    expect(await from('eve@example.net', 'Your message to lucia@example.com could not be delivered')).toBe(null)
    expect(await from('postmaster@example.com', 'Your message could not be delivered')).toBe(null)
  })

  it('includes no date whose year cannot be stored', async () => {
    const dateOf = async (date: string) => (await parse(`From: a@example.com\nDate: ${date}\n\nHi`)).mail.date
    expect(await dateOf('Fri, 20 Nov 2026 10:15:00 +0100')).toBe('2026-11-20T09:15:00.000Z')
    expect(await dateOf('Fri, 20 Nov 102026 10:15:00 +0000')).toBe(null)
  })

  it('includes references, the nearest first', async () => {
    const { mail } = await parse('From: a@example.com\nReferences: <1@x> <2@x>\nIn-Reply-To: <3@x>\n\nHi')
    expect(mail.references).toEqual(['<3@x>', '<2@x>', '<1@x>'])
  })
})

describe('the sender of a mail', () => {
  it('is known by the address, however the name is written', async () => {
    const from = async (written: string) => (await parse(`From: ${written}\n\nHi`)).mail.from?.address ?? null
    expect(await from('some name, some other name2@example.com')).toBe('name2@example.com')
    expect(await from('=?iso-8859-1?Q?B=FCrle, =20Bob?= <smith@example.com>')).toBe('smith@example.com')
    expect(await from('<"fax3/+49533334"@example.com>')).toBe('fax3/+49533334@example.com')
    expect(await from('lucia@example.com.')).toBe('lucia@example.com')
    expect(await from("'lucia@example.com'")).toBe('lucia@example.com')
    expect(await from('Lucia &lt;lucia@example.com&gt;')).toBe('lucia@example.com')
    expect(await from('nobody at all')).toBe(null)
  })

  it('is clear only where the head names one', async () => {
    const isClear = async (head: string) => (await parse(`${head}\n\nHi`)).mail.isFromClear
    for (const head of [
      'From: Lucía <lucia@example.com>',
      'From: "lucia@example.com" <eve@example.net>',
      'From: lucia@example.com <lucia@example.com>',
      'From: "fax3/+49"@example.com (Fax)',
      'From: =?utf-8?Q?M=C3=BCller=2C_Anna?= <a@example.com>',
    ])
      expect([head, await isClear(head)]).toEqual([head, true])
    for (const head of [
      'From: Lucía <lucia@example.com>\nFrom: Eve <eve@example.net>',
      'From: lucia@example.com, eve@example.net',
      'From: <lucia@example.com> <eve@example.net>',
      'From: =?utf-8?Q?Luc=C3=ADa_=3Clucia=40example.com=3E?=',
      'Sender: lucia@example.com',
      'From: Lucia <lucia@example.com(>)@evil.example>',
    ])
      expect([head, await isClear(head)]).toEqual([head, false])
  })
})
