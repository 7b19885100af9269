import { describe, expect, it } from 'vitest'
import { stateOfParts } from './messengers/messenger-event.ts'
import { piecesOf } from './messengers/parts.ts'
import { maxMailBytes, maxSentFiles, sentFileFits, sentFileProblem, togetherProblem } from './sent-files.ts'

const megabyte = 1024 * 1024
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const file = (name: string, place = 1) => ({ place, name, type: 'x/y', size: 1 })

describe('a file to send', () => {
  it.each([
    ['whatsapp', 'photo.jpg', 5 * megabyte, null],
    ['whatsapp', 'photo.JPG', 5 * megabyte + 1, 'size'],
    ['whatsapp', 'photo.webp', 1, 'kind'],
    ['whatsapp', 'table.ods', 1, 'kind'],
    ['whatsapp', 'tour.mp4', 16 * megabyte, null],
    ['telegram', 'photo.webp', 20 * megabyte, null],
    ['telegram', 'photo.png', 10 * megabyte + 1, 'size'],
    ['email', 'offer.pdf', maxMailBytes, null],
    ['email', 'offer.pdf', maxMailBytes + 1, 'size'],
    ['email', 'offer.exe', 1, 'kind'],
    ['email', 'offer', 1, 'kind'],
    ['email', 'offer.pdf', 0, 'empty'],
  ] as const)('by %s: %s of %i bytes has the problem %s', (channel, name, size, problem) => {
    expect(sentFileProblem(channel, name, size)).toBe(problem)
  })

  it('is one of a limited number, and files of an email share one size limit', () => {
    const many = Array.from({ length: maxSentFiles + 1 }, () => 1)
    expect([togetherProblem('whatsapp', many), togetherProblem('whatsapp', many.slice(1))]).toEqual(['count', null])
    const sizes = [maxMailBytes, 1]
    expect([togetherProblem('email', sizes), togetherProblem('telegram', sizes)]).toEqual(['total', null])
  })

  it('matches its name', () => {
    const video = bytesOf('\0\0\0\x18ftypisom\0\0')
    expect(sentFileFits('tour.mp4', video)).toBe(true)
    expect(sentFileFits('tour.mp4', bytesOf('\0\0\0\x18ftypheic\0\0'))).toBe(false)
    expect(sentFileFits('offer.pdf', bytesOf('%PDF-1.7'))).toBe(true)
    expect(sentFileFits('offer.pdf', bytesOf('MZ a program'))).toBe(false)
  })
})

describe('a text with files in a messenger', () => {
  it("is the first file's caption if short and the file is not audio, else goes first", () => {
    const [photo, offer, voice] = [file('photo.jpg'), file('offer.pdf', 2), file('voice.ogg')]
    expect(piecesOf('Here.', [photo, offer])).toEqual([
      { file: photo, caption: 'Here.' },
      { file: offer, caption: '' },
    ])
    expect(piecesOf('Here.', [voice])).toEqual([{ text: 'Here.' }, { file: voice, caption: '' }])
    const long = 'a'.repeat(1_025)
    expect(piecesOf(long, [photo])).toEqual([{ text: long }, { file: photo, caption: '' }])
    expect(piecesOf('', [voice])).toEqual([{ file: voice, caption: '' }])
  })

  it('has failed if a part has, and is as far as its least advanced part', () => {
    expect(stateOfParts(['read', 'delivered', 'sent'])).toBe('sent')
    expect(stateOfParts(['read', 'delivered'])).toBe('delivered')
    expect(stateOfParts(['read', 'failed'])).toBe('failed')
  })
})
