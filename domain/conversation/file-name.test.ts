import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

describe('a displayed file name', () => {
  it('shows its true extension and no folder', () => {
    expect(fileNameOf('invoice\u202efdp.exe', 'application/octet-stream', 1)).toBe('invoicefdp.exe')
    expect(fileNameOf('../../four.txt', 'text/plain', 1)).toBe('four.txt')
    expect(fileNameOf('C:\\Users\\a\\b.pdf', 'application/pdf', 1)).toBe('b.pdf')
    expect(fileNameOf('a\r\nSet-Cookie: x\u200b.pdf ', 'application/pdf', 1)).toBe('aSet-Cookie x.pdf')
    expect(fileNameOf('Überweisung März.txt', 'text/plain', 1)).toBe('Überweisung März.txt')
  })

  it('is made up if the sender gave none', () => {
    expect(fileNameOf(null, 'image/png', 3)).toBe('file-3.png')
    expect(fileNameOf(' .. ', 'application/x-anything', 2)).toBe('file-2.bin')
  })

  it('keeps its extension when shortened', () => {
    const name = fileNameOf(`${'ы'.repeat(300)}.docx`, 'application/octet-stream', 1)
    expect([...name]).toHaveLength(120)
    expect(name).toMatch(/ы\.docx$/)
  })
})
