import { describe, expect, it } from 'vitest'
import { figuresIn, plainNumber, withoutIdentity, writtenProblem } from './written.ts'

const none = new Set<string>()

describe('a text from a language model', () => {
  it.each([
    'They ask how withdrawals work and have waited for an answer.',
    'Hola, gracias por tu mensaje. Operar puede suponer pérdidas. ¿Cuándo podemos hablar?',
    'Спасибо за сообщение. Торговля может привести к потерям.',
    'شكراً لرسالتك. قد يؤدي التداول إلى خسائر.',
    '谢谢您的来信。交易可能带来损失。',
    'Ten en cuenta que tu dinero se queda en tu bróker. El trading puede suponer pérdidas.',
    'Ihr Geld bleibt bei Ihrem Broker. Wann dürfen wir Sie anrufen?',
    'Votre argent reste chez votre courtier, neuf ou non. Quand pouvons-nous vous appeler ?',
    'Sei libero di prelevare quando vuoi. Quando possiamo sentirci?',
    'O dinheiro fica na corretora, como o dos outros clientes. Quando podemos ligar-lhe?',
    'Подключить MetaTrader-счёт можно в любое время. Когда вам удобно поговорить?',
    'आपका पैसा आपके ब्रोकर के पास रहता है। ट्रेडिंग में नुकसान हो सकता है।',
    'متى يمكننا الاتصال بك لتحديد موعد\u061f \u200f(بتوقيتك)',
    'Once you have an account, the task is due on Friday.',
    'Le point de départ est votre courtier. À quel moment êtes-vous libre ?',
    'El punto de partida es tu bróker, punto por punto.',
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
    ['characters', 'gua\u200branteed'],
    ['characters', 'g\u0443aranteed, with one letter of another alphabet'],
    ['characters', 'Nothing to see \u{e0065}\u{e0076}'],
    ['characters', 'Half a letter \ufffd'],
    ['markup', '&lt;b&gt;Hello'],
    ['link', 'Log in at evil.zone'],
    ['link', 'Go to evil。com, evil．com or evil․com'],
    ['link', 'Escribe a evil punto com'],
    ['link', 'Pay at evil dot example slash pay'],
    ['link', 'Pay at evil (dot) example'],
    ['link', 'Pague en evil punto example barra pago'],
    ['link', 'Payez sur evil point example barre oblique pay'],
    ['link', 'Оплатите: злой точка пример слэш оплата'],
    ['link', 'See w w w . evil . example'],
    ['link', 'See evil . example for more'],
    ['link', 'See ｅｖｉｌ．ｅｘａｍｐｌｅ'],
    ['link', 'Go to h t t p s : evil'],
    ['secret', 'Your password is hunter'],
    ['link', 'Зайдите на зло.рф'],
    ['link', 'Пишите в Телеграм'],
    ['link', 'راسلنا على تيليجرام'],
    ['link', 'javascript:alert'],
    ['figure', 'It made ³⁰⁰ last month'],
    ['figure', 'The score is ninety-five'],
    ['figure', 'Gana doscientos mil euros'],
    ['figure', 'Verdienen Sie zwanzigtausend Euro'],
    ['figure', 'Gagnez dix mille euros'],
    ['figure', 'Guadagni ventimila euro'],
    ['figure', 'Ganhe cinquenta euros'],
    ['figure', 'Заработайте сто тысяч'],
    ['figure', 'اربح ألف دولار'],
    ['figure', 'हर महीने एक लाख कमाएँ'],
    ['figure', '每月赚十万'],
    ['promise', 'We promise you will be rich'],
    ['secret', 'Please send us your password'],
    ['secret', 'Envíenos su contraseña de MetaTrader'],
    ['secret', 'Пришлите пароль'],
    ['secret', 'أرسل كلمة المرور'],
    ['secret', '请发送密码'],
    ['secret', 'Pay in USDT'],
  ])('with a %s may not be shown: %s', (problem, text) => {
    expect(writtenProblem(text, none)).toBe(problem)
  })

  it('may repeat a figure from the facts, in any format', () => {
    const figures = figuresIn('12 of 31 leads, worth $50,000')
    expect([...figures]).toEqual(['12', '31', '50000'])
    expect(writtenProblem('12 of 31 leads like this one, worth 50.000', figures)).toBeNull()
    expect(writtenProblem('13 of 31 leads', figures)).toBe('figure')
    expect(plainNumber('٣١')).toBe('31')
    expect(plainNumber('३१')).toBe('31')
  })
})

describe("a visitor's text sent to a model", () => {
  it.each([
    ['I am Ana Torres, call +34 600 111 222', 'I am [name] [name], call [number]'],
    ['mail ana@example.com or see https://a.example/x', 'mail [contact] or see [link]'],
    ['mail ana＠example.com or call +34 (0) 600/111-222', 'mail [contact] or call [number]'],
    ['A\u200bna here, my password is Hunter2, it fails', '[name] here, my password is [secret], it fails'],
    ['mi contraseña: Secreta#9', 'mi contraseña: [secret]'],
    ['ANA here. Bananas cost 5.', '[name] here. Bananas cost 5.'],
  ])("is stripped of its author's identity: %s", (text, sent) => {
    expect(withoutIdentity(text, 'Ana Torres')).toBe(sent)
  })

  it('is stripped of names without spaces around them', () => {
    expect(withoutIdentity('我是王小明，请回复', '王小明')).toBe('我是[name]，请回复')
    expect(withoutIdentity('मैं अनिल हूँ', 'अनिल शर्मा')).toBe('मैं [name] हूँ')
  })
})
