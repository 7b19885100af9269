import { describe, expect, it } from 'vitest'
import { callGround } from './asked-call.ts'
import { factsOf, lead, reading } from './facts.fixture.ts'
import type { Facts } from './facts.ts'

const wrote = (...texts: string[]): Facts =>
  factsOf({ texts: texts.map((text) => ({ text, at: lead.createdAt, reading })) })

describe('a call', () => {
  it.each([
    'Can you call me tomorrow afternoon?',
    'I’d rather talk on the phone.',
    'Hola. Llámame mañana a las 10',
    '¿Me pueden llamar por la tarde?',
    'Bitte rufen Sie mich morgen an.',
    'Ich bitte um Rückruf.',
    'Pouvez-vous me rappeler demain ?',
    'Appelez-moi après 18 h',
    'Richiamatemi dopo le 18, grazie',
    'Mi potete chiamare domani?',
    'Podem ligar-me amanhã?',
    'me liga depois das 6',
    'Позвоните, пожалуйста, после шести',
    'Перезвоните мне завтра',
    'اتصلوا بي غدا بعد العصر',
    'कृपया मुझे कॉल करें',
    'शाम को फ़ोन कीजिए',
    '请给我打电话',
    '麻煩打電話給我',
    'can we talk on the phone tomorrow',
    'I’d prefer a call',
    '¿Podemos agendar una llamada esta semana?',
    'No me llamen antes de las 6, después sí',
    'Ein Anruf wäre mir lieber',
    'un coup de fil me conviendrait mieux',
    'mandatemi un messaggio e poi mi chiamate',
    'me dá uma ligada',
    'наберите меня',
    'Можете мне позвонить?',
    'رن علي',
    'फ़ोन पर बात करनी है',
    '能打个电话吗',
    '方便的话来电',
  ])('is requested by «%s»', (text) => {
    expect(callGround(wrote(text))).toMatchObject({ is: 'asked' })
  })

  it.each([
    'Please don’t call me, email is fine.',
    'No calls please',
    'No me llamen, prefiero el correo',
    'Sin llamadas, por favor',
    'Bitte nicht anrufen, nur per E-Mail.',
    'Merci de ne pas m’appeler',
    'Pas par téléphone, s’il vous plaît',
    'Non chiamatemi, scrivetemi',
    'Não me liguem, por favor',
    'Не звоните мне, пишите',
    'لا تتصلوا بي من فضلكم',
    'फ़ोन न करें, ईमेल ठीक है',
    '不要给我打电话，发邮件就好',
    'email only please, no phone',
    'I’d rather not talk on the phone',
    'You keep calling me even though I asked for emails',
    'Dejen de llamarme',
    'Estoy harto de sus llamadas',
    'Hören Sie auf, mich anzurufen',
    'Vous n’arrêtez pas de m’appeler',
    'Scrivetemi invece di chiamarmi',
    'Vocês não param de me ligar',
    'Пишите, по телефону не общаюсь',
    'توقفوا عن الاتصال بي',
    'आप बार बार कॉल कर रहे हैं, परेशान हो गया',
    '你们老是打电话，烦死了',
  ])('is not requested by «%s», nor allowed by a box ticked before', (text) => {
    expect(callGround({ ...wrote(text), agreedToCalls: true })).toBeNull()
  })

  it.each([
    'How do margin calls work?',
    'Me llamo Ana, ¿cuánto cuesta?',
    'Je m’appelle Luc.',
    'Mi chiamo Ugo',
    'Меня зовут Иван, друг сказал, что вы отвечаете быстро',
    'What is the price?',
    'I spoke with Ana on the phone yesterday',
    'they call me Pepe',
    'my broker phoned',
    'They said please call us at this number and then stole my money',
    'me estafaron por teléfono',
    '¿El robot puede llamarme si pierde?',
    'Ist Ihr Support telefonisch erreichbar?',
    'Pouvez-vous nous rappeler les conditions ?',
    'Não ligo para o preço',
    'Жду звонка из банка',
    'اتصل بي وسيط أمس وخسرت مالي',
    'मेरे दोस्त ने मुझे फोन करके आपके बारे में बताया',
    '别的公司天天给我打电话',
  ])('is not requested by «%s»', (text) => {
    expect(callGround(wrote(text))).toBeNull()
  })

  it('quotes the sentence that asks for it', () => {
    expect(callGround(wrote('I have 2,000 to start. Call me after six. Thanks!'))).toEqual({
      is: 'asked',
      quote: 'Call me after six.',
    })
  })

  it('follows the latest statement about calls', () => {
    expect(callGround(wrote('What does it cost?', 'please call me'))).toMatchObject({ is: 'asked' })
    expect(callGround(wrote('please don’t call me again', 'please call me'))).toBeNull()
  })

  it('is allowed to those who agreed to calls, not to those merely called before', () => {
    const call = { type: 'call', completedAt: lead.createdAt, createdAt: lead.createdAt } as const
    expect(callGround({ ...wrote('Hello'), agreedToCalls: true })).toEqual({ is: 'agreed' })
    for (const outcome of ['reached', 'no_answer'] as const)
      expect(callGround(factsOf({ interactions: [{ ...call, outcome }] }))).toBeNull()
  })

  it('is never requested by a refusal, whatever else the sentence says', () => {
    for (const text of ['I told you before, don’t call me', 'Please don’t ring before 6, I’m at work'])
      expect(callGround(wrote(text))).toBeNull()
  })
})
