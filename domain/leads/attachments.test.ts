import { describe, expect, it } from 'vitest'
import { attachmentExtensions, attachmentFits, attachmentNameIsPlain } from './attachments.ts'

/** Bytes, one per character. */
const file = (content: string) => Uint8Array.from(content, (character) => character.charCodeAt(0))
const utf8 = (content: string) => file(String.fromCharCode(...new TextEncoder().encode(content)))
const utf16 = (content: string, isLittle = true) =>
  Uint8Array.from(
    Array.from(content, (letter) => letter.charCodeAt(0)).flatMap((unit) =>
      isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
    ),
  )

describe('an attachment', () => {
  it.each([
    ['contract.pdf', '%PDF-1.7 …'],
    ['Photo.PNG', '\x89PNG\r\n\x1a\n'],
    ['photo.jpeg', '\xff\xd8\xff\xe0'],
    ['moving.gif', 'GIF89a'],
    ['small.webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
    ['phone.heic', '\x00\x00\x00\x18ftypheic'],
    ['letter.docx', 'PK\x03\x04\x14\x00[Content_Types].xml … word/document.xml'],
    [
      'from-another-program.docx',
      `PK\x03\x04\x14\x00docProps/app.xml${'.'.repeat(9_000)}word/document.xml [Content_Types].xml`,
    ],
    ['sheet.xlsx', 'PK\x03\x04\x14\x00xl/workbook.xml [Content_Types].xml'],
    ['letter.odt', 'PK\x03\x04\x14\x00mimetypeapplication/vnd.oasis.opendocument.text'],
    ['voice.ogg', 'OggS\x00'],
    ['voice.m4a', '\x00\x00\x00\x18ftypM4A '],
    ['voice.mp3', 'ID3\x04'],
    ['notes.txt', 'Called on Monday\n'],
    ['mail.eml', 'Subject: hello\r\n\r\nHi'],
    ['mail-with-html-part.eml', 'Content-Type: text/html\r\n\r\n<!doctype html><html><body>Call me.</body></html>'],
    ['about-pages.txt', 'Hello <script>alert(1)</script>'],
    ['latin-1.csv', 'Name;Ciudad\r\nAna;M\xe1laga\r\n'],
    ['japanese.eml', 'Subject: \x1b$B$3\x1b(B'],
    ['from-dos.txt', 'Hello\r\n\x1a'],
    ['leading-line-break.pdf', '\r\n%PDF-1.4'],
    ['behind-a-mark.pdf', '\xef\xbb\xbf%PDF-1.4'],
    ['behind-what-a-server-printed.pdf', `${'x'.repeat(1000)}%PDF-1.4`],
    ['whatsapp.m4a', '\x00\x00\x00\x18ftypmp42'],
  ])('named %s is kept if its content is of that type', (name, content) => {
    expect(attachmentFits(name, file(content))).toBe(true)
  })

  it.each([
    ['in UTF-8', utf8('Имя;Город\n')],
    ['in UTF-16 with a mark', utf16('\ufeffName;Ciudad')],
    ['in UTF-16 the other way round', utf16('\ufeffName;Ciudad', false)],
    ['in UTF-16 without a mark', utf16('Name;Ciudad')],
    ['in GB18030', file('\xd0\xd5\xc3\xfb,\xb3\xc7')],
  ])('is kept if it is text %s', (_what, bytes) => {
    expect(attachmentFits('table.csv', bytes)).toBe(true)
  })

  it.each([
    ['a program called a document', 'offer.pdf', 'MZ\x90\x00'],
    ['a program with the mark of a document', 'offer.pdf', 'MZ\x90\x00%PDF-1.7'],
    ['a document whose mark is too far inside', 'offer.pdf', `${' '.repeat(2000)}%PDF-1.7`],
    ['a program', 'setup.exe', 'MZ\x90\x00'],
    ['a page', 'page.html', '<html>'],
    ['a vector picture', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a vector picture called one of points', 'logo.png', '<svg>'],
    ['an archive', 'all.zip', 'PK\x03\x04'],
    ['an archive called a document', 'all.docx', 'PK\x03\x04\x14\x00evil.exe'],
    ['a script', 'run.sh', '#!/bin/sh'],
    ['bytes called a text', 'data.txt', '\x00\x01\x02'],
    ['a picture called a text', 'photo.txt', '\x89PNG\r\n\x1a\n\x00'],
    ['a script called a text', 'run.txt', '#!/bin/sh'],
    ['a file without an ending', 'contract', '%PDF-1.7'],
    ['nothing', 'empty.pdf', ''],
  ])('is refused if it is %s', (_what, name, content) => {
    expect(attachmentFits(name, file(content))).toBe(false)
  })

  it('has each of its extensions listed once', () => {
    expect(new Set(attachmentExtensions).size).toBe(attachmentExtensions.length)
  })

  it.each(['../up.pdf', 'a\\b.pdf', 'c:d.pdf', '.hidden.pdf', 'a\nb.pdf', 'gpj.\u202efdp.pdf', ' a.pdf'])(
    'is refused as %j',
    (name) => {
      expect(attachmentNameIsPlain(name)).toBe(false)
    },
  )

  it.each(['Ausweis Müller (2).pdf', 'عقد.pdf', '合同.pdf'])('is accepted as %s', (name) => {
    expect(attachmentNameIsPlain(name)).toBe(true)
  })
})
