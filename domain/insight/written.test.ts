import { describe, expect, it } from 'vitest'
import { figuresIn, plainNumber, withoutIdentity, writtenProblem } from './written.ts'

const none = new Set<string>()

describe('a text of a language model', () => {
  it.each([
    'They ask how withdrawals work and have waited for an answer.',
    'Hola, gracias por tu mensaje. Operar puede suponer pérdidas. ¿Cuándo podemos hablar?',
    'Спасибо за сообщение. Торговля может привести к потерям.',
    'شكراً لرسالتك. قد يؤدي التداول إلى خسائر.',
    '谢谢您的来信。交易可能带来损失。',
  ])('may be shown: %s', (text) => {
    expect(writtenProblem(text, none)).toBeNull()
  })

  it.each([
    ['link', 'See https://evil.example/x'],
    ['link', 'Visit evil.com now'],
    ['link', 'Write to me@evil.example'],
    ['link', 'Find us on Telegram'],
    ['markup', '<b>Hello</b>'],
    ['markup', 'Click [here](evil)'],
    ['figure', 'It made 300 last month'],
    ['figure', 'Twenty percent a month'],
    ['figure', 'أرباح ٣٠٠ شهرياً'],
    ['figure', 'हर महीने ३०० का लाभ'],
    ['figure', '每月20％'],
    ['promise', 'Profits are guaranteed'],
    ['promise', 'Nothing here is guaranteed'],
    ['promise', 'Los beneficios están garantizados'],
    ['promise', 'Прибыль гарантирована'],
    ['promise', 'أرباح مضمونة'],
    ['promise', 'मुनाफ़े की गारंटी'],
    ['promise', '保证盈利'],
    ['characters', 'Hello \u202e dlrow'],
  ])('with a %s may not: %s', (problem, text) => {
    expect(writtenProblem(text, none)).toBe(problem)
  })

  it('may repeat a figure of the facts, however it is written', () => {
    const figures = figuresIn('12 of 31 leads, worth $50,000')
    expect([...figures]).toEqual(['12', '31', '50000'])
    expect(writtenProblem('12 of 31 leads like this one, worth 50.000', figures)).toBeNull()
    expect(writtenProblem('13 of 31 leads', figures)).toBe('figure')
    expect(plainNumber('٣١')).toBe('31')
    expect(plainNumber('३१')).toBe('31')
  })
})

describe('a text of a visitor', () => {
  it.each([
    ['I am Ana Torres, call +34 600 111 222', 'I am [name] [name], call [number]'],
    ['mail ana@example.com or see https://a.example/x', 'mail [contact] or see [link]'],
    ['ANA here. Bananas cost 5.', '[name] here. Bananas cost 5.'],
  ])('leaves without who wrote it: %s', (text, sent) => {
    expect(withoutIdentity(text, 'Ana Torres')).toBe(sent)
  })

  it('loses a name that has no spaces around it', () => {
    expect(withoutIdentity('我是王小明，请回复', '王小明')).toBe('我是[name]，请回复')
    expect(withoutIdentity('मैं अनिल हूँ', 'अनिल शर्मा')).toBe('मैं [name] हूँ')
  })
})
