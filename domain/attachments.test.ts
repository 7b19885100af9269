import { describe, expect, it } from 'vitest'
import { attachmentExtensions, attachmentFits, attachmentNameIsPlain } from './attachments.ts'

const file = (content: string) => {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0))
  // Characters of one byte beyond ASCII are no UTF-8.
  return { bytes, text: /[\x80-\xff]/.test(content) ? null : content }
}

describe('a file is kept', () => {
  it.each([
    ['contract.pdf', '%PDF-1.7 …'],
    ['Photo.PNG', '\x89PNG\r\n\x1a\n'],
    ['photo.jpeg', '\xff\xd8\xff\xe0'],
    ['moving.gif', 'GIF89a'],
    ['small.webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
    ['phone.heic', '\x00\x00\x00\x18ftypheic'],
    ['letter.docx', 'PK\x03\x04\x14\x00[Content_Types].xml'],
    ['sheet.xlsx', 'PK\x03\x04\x14\x00xl/workbook.xml'],
    ['letter.odt', 'PK\x03\x04\x14\x00mimetypeapplication/vnd.oasis.opendocument.text'],
    ['voice.ogg', 'OggS\x00'],
    ['voice.m4a', '\x00\x00\x00\x18ftypM4A '],
    ['voice.mp3', 'ID3\x04'],
    ['notes.txt', 'Called on Monday\n'],
    ['mail.eml', 'Subject: hello\r\n\r\nHi'],
  ])('under the name %s where its content is of that type', (name, content) => {
    expect(attachmentFits(name, file(content))).toBe(true)
  })

  it.each([
    ['a program called a document', 'offer.pdf', 'MZ\x90\x00'],
    ['a program', 'setup.exe', 'MZ\x90\x00'],
    ['a page', 'page.html', '<html>'],
    ['a page called a text', 'page.txt', 'Hello <script>alert(1)</script>'],
    ['a vector picture', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a vector picture called one of points', 'logo.png', '<svg>'],
    ['an archive', 'all.zip', 'PK\x03\x04'],
    ['an archive called a document', 'all.docx', 'PK\x03\x04\x14\x00evil.exe'],
    ['a script', 'run.sh', '#!/bin/sh'],
    ['bytes called a text', 'data.txt', '\x00\x01\x02'],
    ['a file without an ending', 'contract', '%PDF-1.7'],
    ['nothing', 'empty.pdf', ''],
  ])('unless it is %s', (_what, name, content) => {
    expect(attachmentFits(name, file(content))).toBe(false)
  })

  it('under each of its endings once', () => {
    expect(new Set(attachmentExtensions).size).toBe(attachmentExtensions.length)
  })

  it.each(['../up.pdf', 'a\\b.pdf', 'c:d.pdf', '.hidden.pdf', 'a\nb.pdf', 'gpj.\u202efdp.pdf', ' a.pdf'])(
    'not as %j',
    (name) => {
      expect(attachmentNameIsPlain(name)).toBe(false)
    },
  )

  it.each(['Ausweis Müller (2).pdf', 'عقد.pdf', '合同.pdf'])('as %s', (name) => {
    expect(attachmentNameIsPlain(name)).toBe(true)
  })
})
