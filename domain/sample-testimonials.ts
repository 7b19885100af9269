import type { Claim } from './claims.ts'
import { type Language, languages } from './languages.ts'

/** A made-up testimonial in place of a real one; marked as a sample and never rendered in live mode. */
export interface SampleTestimonial extends Claim {
  provenance: 'sample'
  topic: 'testimonial'
}

interface Quotation {
  author: string
  country: string
  quote: string
}

/** Months of use of the first, second and third testimonial of each language (spec §2). */
export const testimonialMonths = [8, 5, 12] as const

const quotations: Record<Language, readonly [Quotation, Quotation, Quotation]> = {
  en: [
    {
      author: 'Daniel M.',
      country: 'GB',
      quote:
        'My money stays with my own broker, and I can look at every trade. That mattered more to me than anything.',
    },
    {
      author: 'Rachel T.',
      country: 'IE',
      quote:
        'Setup took an afternoon, with somebody on the phone. There have been weak weeks; nobody pretended otherwise.',
    },
    {
      author: 'Andrew K.',
      country: 'CA',
      quote:
        'I no longer sit in front of the chart at night. I started small and I still read the risk page now and then.',
    },
  ],
  es: [
    {
      author: 'Lucía R.',
      country: 'ES',
      quote: 'El dinero sigue en mi bróker y veo cada operación. Para mí, eso fue lo que inclinó la balanza.',
    },
    {
      author: 'Javier P.',
      country: 'MX',
      quote: 'Me ayudaron a configurarlo en una tarde. Hay semanas flojas y te lo dicen sin rodeos.',
    },
    {
      author: 'Carmen V.',
      country: 'CL',
      quote: 'Ya no paso las noches delante del gráfico. Empecé con poco y sigo yendo con prudencia.',
    },
  ],
  ar: [
    {
      author: 'خالد م.',
      country: 'AE',
      quote: 'أموالي باقية لدى الوسيط الذي اخترته، وأستطيع الاطلاع على كل صفقة. هذا أكثر ما طمأنني.',
    },
    {
      author: 'نورة ع.',
      country: 'SA',
      quote: 'ساعدوني في الإعداد خطوة بخطوة في يوم واحد. مرّت أسابيع ضعيفة، ولم يُخفِ أحد ذلك عني.',
    },
    {
      author: 'يوسف ح.',
      country: 'JO',
      quote: 'لم أعد أسهر أمام الرسوم البيانية. بدأت بمبلغ صغير وما زلت حذرًا.',
    },
  ],
  ru: [
    {
      author: 'Елена К.',
      country: 'RU',
      quote: 'Деньги остаются у моего брокера, и я вижу каждую сделку. Для меня это было решающим.',
    },
    {
      author: 'Тимур А.',
      country: 'KZ',
      quote: 'Настроили за один вечер, всё объяснили. Бывают слабые недели, и об этом говорят честно.',
    },
    {
      author: 'Михаил С.',
      country: 'RU',
      quote: 'Больше не сижу ночами над графиками. Начал с небольшой суммы и по-прежнему не спешу.',
    },
  ],
  de: [
    {
      author: 'Katharina B.',
      country: 'DE',
      quote: 'Mein Geld bleibt bei meinem Broker, und ich kann jeden Trade nachsehen. Das war für mich entscheidend.',
    },
    {
      author: 'Stefan H.',
      country: 'AT',
      quote: 'Die Einrichtung war an einem Nachmittag erledigt. Es gab schwache Wochen, und das wurde offen gesagt.',
    },
    {
      author: 'Matthias W.',
      country: 'CH',
      quote: 'Ich sitze abends nicht mehr vor den Charts. Angefangen habe ich klein, und vorsichtig bin ich geblieben.',
    },
  ],
  fr: [
    {
      author: 'Claire D.',
      country: 'FR',
      quote: 'Mon argent reste chez mon courtier et je peux consulter chaque opération. C’est ce qui m’a décidée.',
    },
    {
      author: 'Julien L.',
      country: 'BE',
      quote:
        'L’installation a pris un après-midi, avec quelqu’un au téléphone. Il y a eu des semaines moyennes, on ne me l’a pas caché.',
    },
    {
      author: 'Nadia S.',
      country: 'FR',
      quote: 'Je ne passe plus mes soirées devant les graphiques. J’ai commencé petit et je reste prudente.',
    },
  ],
  it: [
    {
      author: 'Giulia F.',
      country: 'IT',
      quote: 'I soldi restano presso il mio broker e posso controllare ogni operazione. Per me è stato decisivo.',
    },
    {
      author: 'Marco B.',
      country: 'IT',
      quote:
        'Mi hanno seguito nella configurazione, in un pomeriggio. Le settimane deboli ci sono, e lo dicono chiaramente.',
    },
    {
      author: 'Elena C.',
      country: 'CH',
      quote: 'Non passo più le serate davanti ai grafici. Ho iniziato con poco e continuo a essere prudente.',
    },
  ],
  pt: [
    {
      author: 'Inês M.',
      country: 'PT',
      quote: 'O dinheiro continua na minha corretora e consigo ver cada operação. Para mim, foi isso que pesou.',
    },
    {
      author: 'Rafael S.',
      country: 'BR',
      quote:
        'A configuração ficou pronta numa tarde, com alguém ao telefone. Houve semanas fracas, e ninguém o escondeu.',
    },
    {
      author: 'Tiago A.',
      country: 'PT',
      quote: 'Deixei de passar as noites em frente aos gráficos. Comecei com pouco e continuo cauteloso.',
    },
  ],
  hi: [
    {
      author: 'राजेश के.',
      country: 'IN',
      quote: 'मेरा पैसा मेरे अपने ब्रोकर के पास ही रहता है और मैं हर सौदा देख सकता हूँ। मेरे लिए यही सबसे अहम था।',
    },
    {
      author: 'प्रिया एस.',
      country: 'IN',
      quote: 'सेटअप एक दोपहर में हो गया और हर बात समझाई गई। कुछ हफ़्ते कमज़ोर भी रहे, और यह छिपाया नहीं गया।',
    },
    {
      author: 'अमित वी.',
      country: 'AE',
      quote: 'अब मैं रात भर चार्ट के सामने नहीं बैठता। शुरुआत छोटी रकम से की थी और आज भी सावधानी रखता हूँ।',
    },
  ],
  zh: [
    {
      author: '李女士',
      country: 'CN',
      quote: '资金一直在我自己的经纪商账户里，每一笔交易都能查到。这是我最看重的一点。',
    },
    {
      author: '陈先生',
      country: 'SG',
      quote: '一个下午就设置好了，全程有人讲解。也有表现平平的几周，他们没有隐瞒。',
    },
    {
      author: '王先生',
      country: 'MY',
      quote: '不用再熬夜盯盘了。我从小额开始，到现在依然保持谨慎。',
    },
  ],
}

/** Three sample testimonials in each of the ten languages. */
export const sampleTestimonials: readonly SampleTestimonial[] = languages.flatMap((language) =>
  quotations[language].map(({ author, country, quote }, index) => ({
    id: `testimonial.${language}.${index + 1}`,
    topic: 'testimonial',
    provenance: 'sample',
    value: {
      kind: 'text',
      text: { [language]: quote },
      quoted: { author, country, months: testimonialMonths[index] ?? 0 },
    },
    accountType: null,
    asOf: null,
    evidence: null,
  })),
)
