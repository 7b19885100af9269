import type { Language } from './languages.ts'

/** A sample testimonial; `country` by ISO 3166. */
type Quotation = { readonly author: string; readonly country: string; readonly quote: string }

/** Texts that ship with the software, until the operator replaces them: the tagline, and samples that are marked as such. */
export type DefaultTexts = {
  readonly tagline: string
  readonly claims: Readonly<
    Record<'verified' | 'openSource' | 'licensed' | 'encryption' | 'nextHours' | 'regulatedBroker', string>
  >
  readonly testimonials: readonly [Quotation, Quotation, Quotation]
}

export const defaultTexts: Record<Language, DefaultTexts> = {
  en: {
    tagline: 'Automated gold trading',
    claims: {
      verified: 'Results verified independently',
      openSource: 'Open source: anyone can inspect how it works',
      licensed: 'Licensed entity in Dubai',
      encryption: '256-bit',
      nextHours: 'in the next few hours',
      regulatedBroker: 'Regulated broker',
    },
    testimonials: [
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
          'Setup took an afternoon, with someone on the phone. There have been weak weeks; they never pretended otherwise.',
      },
      {
        author: 'Andrew K.',
        country: 'CA',
        quote: 'I no longer sit in front of the chart at night. I started small, and I’ve kept it small.',
      },
    ] as [Quotation, Quotation, Quotation],
  },
  es: {
    tagline: 'Trading automatizado de oro',
    claims: {
      verified: 'Resultados verificados de forma independiente',
      openSource: 'Código abierto: cualquiera puede revisar cómo funciona',
      licensed: 'Entidad con licencia en Dubái',
      encryption: '256 bits',
      nextHours: 'en las próximas horas',
      regulatedBroker: 'Bróker regulado',
    },
    testimonials: [
      {
        author: 'Lucía R.',
        country: 'ES',
        quote: 'El dinero sigue en mi bróker y veo cada operación. Eso fue lo que me convenció.',
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
  },
  ar: {
    tagline: 'تداول آلي للذهب',
    claims: {
      verified: 'نتائج تحقّقت منها جهة مستقلة',
      openSource: 'مصدر مفتوح: يمكن لأي شخص الاطلاع على طريقة عمله',
      licensed: 'كيان مرخّص في دبي',
      encryption: '256 بت',
      nextHours: 'خلال الساعات القليلة القادمة',
      regulatedBroker: 'وسيط خاضع للرقابة',
    },
    testimonials: [
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
  },
  ru: {
    tagline: 'Автоматическая торговля золотом',
    claims: {
      verified: 'Результаты подтверждены независимой стороной',
      openSource: 'Открытый исходный код: любой может проверить, как всё устроено',
      licensed: 'Лицензированная компания в Дубае',
      encryption: '256 бит',
      nextHours: 'в ближайшие несколько часов',
      regulatedBroker: 'Регулируемый брокер',
    },
    testimonials: [
      {
        author: 'Елена К.',
        country: 'RU',
        quote: 'Деньги остаются у моего брокера, и я вижу каждую сделку. Для меня это было главным.',
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
  },
  de: {
    tagline: 'Automatisiertes Gold-Trading',
    claims: {
      verified: 'Ergebnisse unabhängig geprüft',
      openSource: 'Quelloffen: Jeder kann nachsehen, wie alles funktioniert',
      licensed: 'Lizenziertes Unternehmen in Dubai',
      encryption: '256 Bit',
      nextHours: 'in den nächsten Stunden',
      regulatedBroker: 'Regulierter Broker',
    },
    testimonials: [
      {
        author: 'Katharina B.',
        country: 'DE',
        quote:
          'Mein Geld bleibt bei meinem Broker, und ich kann mir jeden Trade ansehen. Das war für mich entscheidend.',
      },
      {
        author: 'Stefan H.',
        country: 'AT',
        quote: 'Die Einrichtung war an einem Nachmittag erledigt. Es gab schwache Wochen, und das wurde offen gesagt.',
      },
      {
        author: 'Matthias W.',
        country: 'CH',
        quote: 'Ich sitze abends nicht mehr vor den Charts. Angefangen habe ich klein und bin bis heute vorsichtig.',
      },
    ],
  },
  fr: {
    tagline: 'Trading automatisé de l’or',
    claims: {
      verified: 'Résultats vérifiés de manière indépendante',
      openSource: 'Code ouvert : chacun peut examiner son fonctionnement',
      licensed: 'Entité agréée à Dubaï',
      encryption: '256 bits',
      nextHours: 'dans les prochaines heures',
      regulatedBroker: 'Courtier réglementé',
    },
    testimonials: [
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
  },
  it: {
    tagline: 'Trading automatico sull’oro',
    claims: {
      verified: 'Risultati verificati da terzi indipendenti',
      openSource: 'Open source: chiunque può verificare come funziona',
      licensed: 'Società autorizzata a Dubai',
      encryption: '256 bit',
      nextHours: 'nelle prossime ore',
      regulatedBroker: 'Broker regolamentato',
    },
    testimonials: [
      {
        author: 'Giulia F.',
        country: 'IT',
        quote: 'I soldi restano presso il mio broker e posso controllare ogni operazione. Per me è stato decisivo.',
      },
      {
        author: 'Marco B.',
        country: 'IT',
        quote:
          'Mi hanno aiutato a configurarlo in un pomeriggio. Le settimane deboli ci sono, e lo dicono chiaramente.',
      },
      {
        author: 'Elena C.',
        country: 'CH',
        quote: 'Non passo più le serate davanti ai grafici. Ho iniziato con poco e continuo a essere prudente.',
      },
    ],
  },
  pt: {
    tagline: 'Negociação automatizada de ouro',
    claims: {
      verified: 'Resultados verificados de forma independente',
      openSource: 'Código aberto: qualquer pessoa pode verificar como funciona',
      licensed: 'Entidade licenciada no Dubai',
      encryption: '256 bits',
      nextHours: 'nas próximas horas',
      regulatedBroker: 'Corretora regulada',
    },
    testimonials: [
      {
        author: 'Inês M.',
        country: 'PT',
        quote: 'O dinheiro continua na minha corretora e consigo ver cada operação. Para mim, foi isso que pesou.',
      },
      {
        author: 'Rafael S.',
        country: 'PT',
        quote:
          'A configuração ficou pronta numa tarde, com alguém ao telefone. Houve semanas fracas, e ninguém o escondeu.',
      },
      {
        author: 'Tiago A.',
        country: 'PT',
        quote: 'Deixei de passar as noites em frente aos gráficos. Comecei com pouco e continuo cauteloso.',
      },
    ],
  },
  'pt-BR': {
    tagline: 'Trading automatizado de ouro',
    claims: {
      verified: 'Resultados verificados de forma independente',
      openSource: 'Código aberto: qualquer pessoa pode conferir como funciona',
      licensed: 'Empresa licenciada em Dubai',
      encryption: '256 bits',
      nextHours: 'nas próximas horas',
      regulatedBroker: 'Corretora regulada',
    },
    testimonials: [
      {
        author: 'Camila R.',
        country: 'BR',
        quote: 'O dinheiro continua na minha corretora e eu vejo cada operação. Para mim, foi isso que contou.',
      },
      {
        author: 'Thiago S.',
        country: 'BR',
        quote:
          'A configuração levou uma tarde, com alguém da equipe no telefone. Teve semana fraca, e ninguém escondeu.',
      },
      {
        author: 'Beatriz L.',
        country: 'BR',
        quote: 'Parei de passar a noite na frente do gráfico. Comecei com pouco e sigo com cautela.',
      },
    ],
  },
  hi: {
    tagline: 'ऑटोमेटेड गोल्ड ट्रेडिंग',
    claims: {
      verified: 'परिणामों की स्वतंत्र जाँच हुई है',
      openSource: 'ओपन सोर्स: कोई भी देख सकता है कि यह कैसे काम करता है',
      licensed: 'दुबई में लाइसेंस प्राप्त संस्था',
      encryption: '256-बिट',
      nextHours: 'अगले कुछ घंटों में',
      regulatedBroker: 'रेगुलेटेड ब्रोकर',
    },
    testimonials: [
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
        quote: 'अब मैं रात भर चार्ट के सामने नहीं बैठता। शुरुआत छोटी रक़म से की थी और आज भी सावधानी रखता हूँ।',
      },
    ],
  },
  zh: {
    tagline: '黄金自动交易',
    claims: {
      verified: '业绩经独立第三方核实',
      openSource: '代码开源：任何人都可以查看其运作方式',
      licensed: '迪拜持牌机构',
      encryption: '256位',
      nextHours: '在接下来的几小时内',
      regulatedBroker: '受监管的经纪商',
    },
    testimonials: [
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
  },
}

/** Picks one text in every language. */
export const inAllLanguages = (pick: (texts: DefaultTexts) => string) =>
  Object.fromEntries(Object.entries(defaultTexts).map(([language, texts]) => [language, pick(texts)])) as Record<
    Language,
    string
  >
