import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emotions, sentimentLabelOf, urgentFrom } from '#domain/insight/insight.ts'
import { type SpokenLanguage, spokenLanguages } from '#domain/site/languages.ts'
import { readText } from './read-text.ts'

const asked: Record<SpokenLanguage, string> = {
  en: 'Could you please tell me how much the subscription costs per month?',
  es: '¿Me podrían decir cuánto cuesta la suscripción al mes, por favor?',
  ar: 'هل يمكنكم إخباري كم تبلغ تكلفة الاشتراك في الشهر من فضلكم؟',
  ru: 'Подскажите, пожалуйста, сколько стоит подписка в месяц?',
  de: 'Können Sie mir bitte sagen, was das Abonnement im Monat kostet?',
  fr: "Pourriez-vous me dire combien coûte l'abonnement par mois ?",
  it: 'Potreste dirmi per favore quanto costa l’abbonamento al mese?',
  pt: 'Podiam dizer-me quanto custa a subscrição por mês, por favor?',
  hi: 'कृपया बताइए कि एक महीने की सदस्यता की कीमत कितनी है?',
  zh: '请问每个月的订阅费用是多少？',
}

describe('the language of a text', () => {
  test.each(spokenLanguages)('is found for %s', (language) => {
    expect(readText(asked[language]).language).toBe(language)
  })

  test.each([
    ['Polish', 'Dzień dobry, chciałbym się dowiedzieć, ile kosztuje abonament na miesiąc i czy mogę zrezygnować.'],
    ['Dutch', 'Mijn dochter heeft gisteren haar rijbewijs gehaald en we zijn erg trots op haar.'],
    ['Swedish', 'Vi har köpt ett gammalt hus på landet som måste målas om innan vintern kommer.'],
    ['Turkish', 'Komşumuz geçen hafta yeni bir araba aldı, ama henüz ehliyeti yok.'],
    ['Romanian', 'Bunica mea face cele mai bune plăcinte cu mere din tot satul.'],
    ['Catalan', 'La meva germana viu a prop del mar i cada matí surt a córrer abans d’anar a la feina.'],
    ['Vietnamese', 'Cuối tuần này gia đình tôi sẽ về quê thăm ông bà ngoại.'],
    ['Indonesian', 'Adik saya sedang belajar memasak karena minggu depan ada pesta di rumah.'],
    ['Swahili', 'Watoto wanacheza mpira uwanjani kila siku baada ya masomo.'],
    ['Bulgarian', 'Съседите ни отглеждат домати в градината и винаги ни дават от тях.'],
    ['Kazakh', 'Балалар мектептен келген соң далада ұзақ ойнады.'],
    ['Japanese', 'こんにちは、毎月の料金はいくらですか。'],
    ['Ukrainian', 'Доброго дня, скажіть, будь ласка, скільки коштує підписка на місяць і чи є знижки?'],
    ['Persian', 'سلام، لطفا بگویید هزینه اشتراک ماهانه چقدر است و چگونه می‌توانم پرداخت کنم؟'],
    ['two scripts by halves', 'Здравствуйте привет как дела 你好请问多少钱每个月谢谢 hello there friend'],
  ])('is null for %s', (_, text) => {
    expect(readText(text)).toMatchObject({
      language: null,
      isUnsure: true,
      label: 'neutral',
      emotion: null,
      confidence: 0,
    })
  })
})

test.each([
  ['hi', 'bhai ye bot kaise chalta hai, mujhe samajh nahi aaya'],
  ['zh', '我的服务器是ICMarketsSC-MT5-4，账号见附件'],
  ['ar', 'حسابي على سيرفر Exness-MT5Real8'],
  ['ru', 'сервер называется RoboForex-Pro, плечо стандартное'],
])('the language is %s in "%s"', (language, text) => {
  expect(readText(text).language).toBe(language)
})

test('invisible characters change nothing', () => {
  const text = 'This is urgent, I need an answer'
  const hidden = [...text].join('\u200b')
  expect(readText(`\ufeff${hidden}`)).toEqual(readText(text))
})

test('a repeated key has no content', () => {
  expect(readText('x'.repeat(5000))).toMatchObject({ language: null, label: 'neutral', confidence: 0, isUnsure: true })
})

describe('a text without content', () => {
  test.each([
    '',
    '   \n',
    '😀😀',
    '12345',
    '?!',
    '…',
    'ok',
    'https://example.com/urgent?now=1 www.example.com/refund',
    'urgent@example.com',
  ])('%j is unsure, neutral and without any finding', (text) => {
    expect(readText(text)).toMatchObject({
      language: null,
      score: 0,
      label: 'neutral',
      emotion: null,
      urgency: 0,
      confidence: 0,
      isUnsure: true,
    })
  })
})

test('any text is read, every figure in its range', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 3000 })), (text) => {
      const { language, score, label, emotion, urgency, confidence, phrases } = readText(text)
      expect(language === null || spokenLanguages.includes(language)).toBe(true)
      expect(Math.abs(score)).toBeLessThanOrEqual(1)
      expect(label).toBe(sentimentLabelOf(score))
      expect(emotion === null || emotions.includes(emotion)).toBe(true)
      expect(Number.isInteger(urgency) && urgency >= 0 && urgency <= 10).toBe(true)
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
      expect(phrases.length).toBeLessThanOrEqual(5)
    }),
    { numRuns: 200 },
  )
})

test('a plea about lost money is more urgent than a question', () => {
  expect(readText('URGENT!! I LOST my money, refund me immediately or I call my lawyer').urgency).toBe(10)
  for (const language of spokenLanguages) expect(readText(asked[language]).urgency).toBeLessThanOrEqual(2)
})

test.each([
  ['en', 'This is urgent, I need an answer', 'It is not urgent, no hurry'],
  ['es', 'Es urgente, necesito una respuesta', 'No es urgente, no hay prisa'],
  ['ar', 'الأمر عاجل وأحتاج إلى رد', 'الأمر ليس عاجلا'],
  ['ru', 'Это срочно, мне нужен ответ', 'Это не срочно'],
  ['de', 'Es ist dringend, ich brauche eine Antwort', 'Es ist nicht dringend, es eilt nicht'],
  ['fr', "C'est urgent, j'ai besoin d'une réponse", "Ce n'est pas urgent"],
  ['it', 'È urgente, ho bisogno di una risposta', 'Non è urgente'],
  ['pt', 'É urgente, preciso de uma resposta', 'Não é urgente'],
  ['hi', 'यह बहुत ज़रूरी है, मुझे जवाब चाहिए', 'यह ज़रूरी नहीं है'],
  ['zh', '很紧急，我需要答复', '不急，并不紧急'],
])('in %s "urgent" is urgent and "not urgent" is not', (_, urgent, calm) => {
  expect(readText(urgent).urgency).toBeGreaterThanOrEqual(4)
  expect(readText(calm).urgency).toBeLessThanOrEqual(1)
})

test.each([
  ['en', 'The robot keeps opening positions and I never authorised them'],
  ['es', 'Detengan esto, el robot no deja de comprar y pierdo todo'],
  ['ar', 'أوقفوا الروبوت، حسابي يتصفر'],
  ['ru', 'Выключите бота, депозит тает'],
  ['de', 'Der Roboter verkauft immer weiter, bitte sofort abschalten'],
  ['fr', "Le robot n'arrête pas de vendre, arrêtez-le"],
  ['it', 'Spegnetelo, continua ad aprire posizioni e non si ferma'],
  ['pt', 'Desliguem o robô, não para de vender'],
  ['hi', 'बॉट को तुरंत बंद कीजिए, बैलेंस घटता जा रहा है'],
  ['zh', '赶紧停，机器人一直在开单'],
])('in %s an account in danger is pressing: %s', (_, text) => {
  expect(readText(text).urgency).toBeGreaterThanOrEqual(urgentFrom)
})

test.each([
  ['en', 'I cannot log in and the robot is trading'],
  ['en', 'The position won’t close'],
  ['es', 'No puedo entrar en mi cuenta y el robot sigue'],
  ['ar', 'لا أستطيع الدخول إلى حسابي'],
  ['ru', 'Не могу войти, а позиция не закрывается'],
  ['de', 'Ich kann mich nicht mehr einloggen'],
  ['fr', 'Impossible de me connecter à mon compte'],
  ['it', 'Non riesco ad accedere e la posizione non si chiude'],
  ['pt', 'O meu saldo desapareceu'],
  ['hi', 'लॉगिन नहीं हो रहा और ट्रेड बंद नहीं हो रहा'],
  ['zh', '登录不了，仓位平不了'],
])('in %s danger in plain words marks a card: %s', (_, text) => {
  expect(readText(text).urgency).toBeGreaterThanOrEqual(urgentFrom)
})

test.each([
  ['en', 'What happens if the account gets a margin call while the bot is on?'],
  ['it', 'Se il conto va in margin call, il bot si spegne da solo?'],
  ['hi', 'अगर मार्जिन खत्म हो जाए तो क्या होगा?'],
  ['zh', '如果账户爆仓了，订阅还能用吗？'],
])('in %s a calm question about danger marks none: %s', (_, text) => {
  expect(readText(text).urgency).toBeLessThan(urgentFrom)
})

test.each([
  ['en', 'Can I log in from two phones? And when do positions close?'],
  ['es', '¿Cómo entro en mi cuenta y cuándo se cierran las operaciones?'],
  ['ru', 'Как войти в личный кабинет и когда закрываются сделки?'],
  ['de', 'Wie kann ich mich einloggen, und wann schließen die Positionen?'],
  ['zh', '怎么登录？什么时候平仓？'],
])('in %s a question about logins and positions marks none: %s', (_, text) => {
  expect(readText(text).urgency).toBeLessThan(urgentFrom)
})

test('praise that mentions a withdrawal is not pressing', () => {
  expect(readText('Thank you so much, my refund and the withdrawal arrived!!!').urgency).toBeLessThanOrEqual(2)
})

test.each([
  ['pt', 'Já tenho uma conta, quanto custa?', 0],
  ['fr', "Combien coûte l'abonnement maintenant ?", 2],
  ['it', 'Quanto costa adesso?', 2],
  ['de', 'Guten Morgen, was kostet das Abo?', 0],
])('in %s an everyday word is no emergency', (_, text, most) => {
  expect(readText(text).urgency).toBeLessThanOrEqual(most)
})
