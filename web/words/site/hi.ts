import { consentWording } from '#domain/consent-wordings.ts'
import { account } from './account/hi.ts'
import type { SiteWords } from './en.ts'
import { legal } from './legal/hi.ts'
import { contactPage, home, pages, questions, welcomeB } from './pages/hi.ts'
import { plural } from './plural.ts'
import { service } from './service/hi.ts'
import { verify } from './verify/hi.ts'

/** Hindi; the reader is “आप”. Its category `one` is for nought and one. */
export const hi: SiteWords = {
  pages,
  home,
  questions,
  welcomeB,
  contactPage,
  legal,
  service,
  account,
  verify,
  notFound: {
    title: 'पेज नहीं मिला',
    text: 'हमें यह पेज नहीं मिला। हो सकता है कि इसका पता बदल गया हो या ग़लत लिखा गया हो।',
    back: 'मुख्य पेज पर जाएँ',
  },

  navigation: {
    skip: 'सीधे सामग्री पर जाएँ',
    label: 'मुख्य नेविगेशन',
    menu: 'मेन्यू',
    results: 'परिणाम',
    connect: 'संपर्क करें',
    admin: 'प्रशासन',
    initialize: 'आरंभ करें',
    staff: 'स्टाफ़ लॉगिन',
    language: 'भाषा',
    newTab: 'नए टैब में खुलता है',
  },

  demoBanner:
    'डेमो: जिस पर “नमूना” लिखा है, वह केवल इस पेज को पूरा दिखाने के लिए बनाया गया है। वह किसी का भी वास्तविक परिणाम नहीं है।',
  bothBanner:
    'डेमो: जिस पर “नमूना” या “बनावटी रिकॉर्ड” लिखा है, वह केवल इस पेज को पूरा दिखाने के लिए बनाया गया है: आँकड़े, महीने, सौदे और खाते। वह किसी का भी वास्तविक परिणाम नहीं है।',
  madeUpBanner:
    'जिस पर “बनावटी रिकॉर्ड” लिखा है, वह ऐसे महीनों, सौदों और खातों से निकाला गया है जो इस साइट को भरने के लिए बनाए गए हैं।',

  risk: {
    label: 'जोखिम चेतावनी',
    strip: (share, broker) =>
      `CFD जटिल वित्तीय साधन हैं और लीवरेज के कारण इनमें तेज़ी से पैसा गँवाने का जोखिम बहुत अधिक होता है। ${
        share === null
          ? 'CFD ट्रेडिंग में रिटेल ग्राहकों के खातों का बहुत बड़ा हिस्सा घाटा उठाता है।'
          : `${broker} के साथ CFD में ट्रेड करते समय रिटेल निवेशकों के ${share} खातों को घाटा होता है।`
      } आपको विचार करना चाहिए कि क्या आप समझते हैं कि CFD कैसे काम करते हैं और क्या आप अपना पैसा गँवाने का यह भारी जोखिम उठा सकते हैं।`,
    pastPerformance: 'पिछला प्रदर्शन भविष्य के परिणामों का विश्वसनीय संकेतक नहीं है। आप जमा किया हुआ पूरा पैसा गँवा सकते हैं।',
    currency: 'आँकड़े अमेरिकी डॉलर में हैं; अगर आप किसी और मुद्रा में हिसाब रखते हैं, तो आपका परिणाम विनिमय दर के साथ बदलता है।',
    beforeSubscription: (price) => `${price} प्रति माह का सदस्यता शुल्क इन आँकड़ों में से घटाया नहीं गया है।`,
    lessThanOneYear: 'एक वर्ष से कम का डेटा।',
    hypotheticalLabel: 'काल्पनिक परिणाम',
    hypothetical:
      'ये परिणाम सिम्युलेटेड या काल्पनिक प्रदर्शन परिणामों पर आधारित हैं, जिनकी कुछ अंतर्निहित सीमाएँ होती हैं। वास्तविक प्रदर्शन के रिकॉर्ड में दिखाए गए परिणामों के विपरीत, ये परिणाम वास्तविक ट्रेडिंग को नहीं दर्शाते। साथ ही, चूँकि ये सौदे वास्तव में निष्पादित नहीं किए गए हैं, इसलिए हो सकता है कि इन परिणामों में बाज़ार के कुछ कारकों, जैसे तरलता की कमी, के प्रभाव (यदि कोई हो) की भरपाई ज़रूरत से कम या ज़रूरत से अधिक हुई हो। सिम्युलेटेड या काल्पनिक ट्रेडिंग प्रोग्राम सामान्य रूप से इस तथ्य के भी अधीन हैं कि वे घटनाओं के घट जाने के बाद की जानकारी के लाभ के साथ तैयार किए जाते हैं। ऐसा कोई दावा नहीं किया जा रहा है कि कोई खाता यहाँ दिखाए गए लाभ या हानि के समान लाभ या हानि प्राप्त करेगा या उसके ऐसा करने की संभावना है।',
    hypotheticalOriginal: 'मूल पाठ, अंग्रेज़ी में',
    disclosureTitle: 'जोखिम प्रकटीकरण',
    disclosure:
      'लीवरेज के साथ गोल्ड में ट्रेड करने पर आप अपनी पूरी जमा राशि बहुत जल्दी गँवा सकते हैं। बॉट नियमों का पालन करता है; उसे भविष्य का पता नहीं होता, और उसके कुछ सौदे, सप्ताह और महीने घाटे के होंगे। जिस पैसे की आपको ज़रूरत है, उससे ट्रेड न करें। इस साइट पर कुछ भी निवेश सलाह या लाभ का वादा नहीं है।',
  },

  mark: {
    measured: 'रिकॉर्ड पर आधारित',
    madeUp: 'बनावटी रिकॉर्ड',
    stated: (company, date) => `${company} के अनुसार, ${date} तक`,
    operator: 'संचालक',
    statedRow: 'कंपनी के अनुसार',
    unfinished: 'जारी',
    statedLongAgo: 'लंबे समय से पुष्टि नहीं हुई',
    evidence: 'प्रमाण',
    sampleFigure: 'नमूना आँकड़ा',
    sampleStatement: 'नमूना कथन',
    sampleTestimonial: 'नमूना ग्राहक समीक्षा',
    notStated: 'नहीं बताया गया',
    operations: (count, shown) => plural('hi', count, { one: `${shown} सौदा`, other: `${shown} सौदे` }),
    months: (count, shown) => plural('hi', count, { one: `${shown} महीना`, other: `${shown} महीने` }),
    account: {
      live: 'वास्तविक खाता',
      demo: 'डेमो खाता',
      backtest: 'बैकटेस्ट',
      unknown: 'खाते का प्रकार नहीं बताया गया',
    },
    method: 'सूत्र',
  },

  figures: {
    'results.return': 'रिटर्न',
    'results.valueLocked': 'रणनीति में लगी राशि',
    'results.generated': 'ग्राहकों के लिए अर्जित',
    'results.balance': 'बैलेंस',
    'results.gain': 'लाभ',
    'results.maxDrawdown': 'अधिकतम ड्रॉडाउन',
    'results.sharpe': 'शार्प अनुपात',
    'results.winRate': 'जीत दर',
    'results.riskReward': 'रिवॉर्ड/रिस्क अनुपात',
    'results.consistency': 'लाभ वाले महीने',
    'company.years': 'बाज़ार में',
    'broker.assets': 'प्रबंधन में परिसंपत्तियाँ',
    'broker.since': 'कब से सक्रिय',
    'broker.spreadsFrom': 'न्यूनतम स्प्रेड',
    'company.clients': 'ग्राहक',
    'service.uptime': 'उपलब्धता',
    'service.monitoring': 'निगरानी',
    'service.languages': 'भाषाएँ',
    'service.encryption': 'एन्क्रिप्शन',
    'service.connection': 'कनेक्शन',
    'service.support': 'सहायता',
    'response.firstAnswer': 'पहला उत्तर इतने समय में',
    'response.setup': 'खाता सेटअप इतने समय में',
  },

  measured: {
    winRate: {
      label: 'जीत दर',
      method:
        'लाभ वाले सौदों की संख्या को लाभ और घाटे वाले सौदों की कुल संख्या से भाग दिया गया। हिस्सों में बंद हुआ सौदा एक ही बार गिना जाता है; बिना लाभ-हानि वाले सौदे नहीं गिने जाते।',
    },
    profitFactor: { label: 'प्रॉफ़िट फ़ैक्टर', method: 'सभी लाभों के योग को सभी हानियों के योग से भाग दिया गया।' },
    riskReward: {
      label: 'रिवॉर्ड/रिस्क अनुपात',
      method: 'लाभ वाले सौदों के औसत लाभ को घाटे वाले सौदों की औसत हानि से भाग दिया गया।',
    },
    averageTrade: { label: 'प्रति सौदा औसत परिणाम', method: 'सभी सौदों के परिणामों का औसत, निकटतम पूरे पिप तक।' },
    totalProfit: {
      label: 'एक लॉट पर कुल लाभ',
      method: 'पिप में सभी परिणामों का योग, दस से गुणा: एक लॉट (सौ औंस) पर अमेरिकी डॉलर, लागत से पहले।',
    },
    operations: { label: 'सौदे', method: 'इस अवधि में दर्ज किए गए सौदे।' },
    consistency: {
      label: 'लाभ वाले महीने',
      method: 'लाभ वाले महीनों की संख्या को डेटा वाले सभी महीनों की संख्या से भाग दिया गया।',
    },
    compoundedReturn: {
      label: 'चक्रवृद्धि रिटर्न',
      method: 'मासिक लाभ, महीने-दर-महीने गुणा किए गए। जमा और निकासी नहीं गिनी जाती।',
    },
    sumOfMonths: {
      label: 'महीनों का योग, रिटर्न नहीं',
      method: 'मासिक लाभों का जोड़। खाते में घाटा होने पर भी यह धनात्मक हो सकता है।',
    },
    maxDrawdown: {
      label: 'अधिकतम ड्रॉडाउन',
      method: 'चक्रवृद्धि मासिक वक्र की किसी पिछले शिखर से सबसे बड़ी गिरावट। महीने के भीतर की गिरावट इसमें नहीं दिखती।',
    },
    sharpe: {
      label: 'शार्प अनुपात',
      method: 'मासिक लाभों के औसत को उनके मानक विचलन से भाग दिया गया, जोखिम-मुक्त दर के बिना और वार्षिक किए बिना।',
    },
  },

  units: {
    pips: (count, shown) => plural('hi', count, { one: `${shown} पिप`, other: `${shown} पिप` }),
  },

  hero: {
    headline: { first: 'बॉट गोल्ड में ट्रेड करता है।', second: 'आपका पैसा आपके', third: 'ब्रोकर के पास रहता है।' },
    subtitle: (brand) =>
      `${brand} गोल्ड (XAU/USD) की एक ऑटोमेटेड रणनीति को आपके अपने MetaTrader खाते से जोड़ता है। यह तय नियमों के अनुसार सौदे खोलता और बंद करता है। आपका पैसा हमारे पास कभी नहीं रहता।`,
    status: {
      title: 'सिस्टम की स्थिति',
      checking: 'जाँच हो रही है…',
      online: 'सिस्टम ऑनलाइन है',
      offline: 'कनेक्शन नहीं है',
      latency: (milliseconds) => `ऑनलाइन, जवाब ${milliseconds} में`,
    },
    performance: 'प्रदर्शन',
    transactions: {
      title: 'हाल के सौदे',
      empty: 'अभी तक कोई सौदा दर्ज नहीं हुआ है।',
      long: 'लॉन्ग',
      short: 'शॉर्ट',
      from: 'प्रवेश',
      to: 'निकास',
    },
    checkout: 'मुफ़्त ट्रायल शुरू करें',
    trial: (count, shown) =>
      plural('hi', count, {
        one: `सभी सुविधाओं के साथ ${shown} दिन मुफ़्त। ट्रायल के दौरान कभी भी रद्द करें।`,
        other: `सभी सुविधाओं के साथ ${shown} दिनों तक मुफ़्त। ट्रायल के दौरान कभी भी रद्द करें।`,
      }),
    price: (price) => `उसके बाद ${price} प्रति माह, जब तक आप रद्द न करें।`,
    deposit: (amount) => `आपके ब्रोकर के पास सुझाई गई न्यूनतम जमा राशि: ${amount}। आप यह पूरी राशि गँवा सकते हैं।`,
    burden: (share) => `इस जमा राशि पर केवल सदस्यता का ख़र्च हर महीने ${share} है; बॉट इससे ज़्यादा कमाए, तभी आपको लाभ होगा।`,
    terms: (company) => `क़ीमत, ट्रायल और सुझाई गई जमा राशि: ${company} की ओर से तय।`,
    security: 'इस पेज पर किसी तीसरे पक्ष का कोड नहीं चलता, और यहाँ कोई फ़ॉर्म पासवर्ड नहीं माँगता।',
  },

  proof: {
    title: 'आँकड़ों का स्रोत',
    intro: 'इस पेज के हर आँकड़े का स्रोत दिया गया है।',
    figures: 'कंपनी के आँकड़े',
    testimonials: 'ग्राहक क्या कहते हैं',
    testimonialPeriod: (count, shown) =>
      plural('hi', count, { one: `${shown} महीने से सेवा के साथ`, other: `${shown} महीनों से सेवा के साथ` }),
    testimonialNote:
      'संभव है कि ये ग्राहक समीक्षाएँ अन्य ग्राहकों के अनुभव का प्रतिनिधित्व न करें, और ये भविष्य के प्रदर्शन या सफलता की कोई गारंटी नहीं हैं।',
    regulation: 'विनियमन और लाइसेंस',
    licence: {
      holder: 'लाइसेंस धारक',
      regulator: 'नियामक',
      number: 'लाइसेंस संख्या',
      activity: 'लाइसेंस प्राप्त गतिविधि',
      register: 'सार्वजनिक रजिस्टर',
    },
    transparency: 'पारदर्शिता',
  },

  results: {
    title: 'परिणाम',
    intro: 'दर्ज किए गए पिछले छह महीने, घाटे वाले महीने भी शामिल।',
    months: 'मासिक प्रदर्शन',
    month: 'महीना',
    gain: 'लाभ, प्रतिशत में',
    profit: 'लाभ, राशि में',
    total: 'दर्ज किए गए सभी महीने',
    account: 'मुख्य खाता',
    riskMetrics: 'जोखिम के मापदंड',
    verification: 'सत्यापन',
    empty: 'अभी तक प्रदर्शन का कोई डेटा उपलब्ध नहीं है।',
    emptyNext: 'डेटा हर महीने अपडेट किया जाएगा।',
    updates: 'नया रिकॉर्ड जुड़ते ही आँकड़े अपडेट हो जाते हैं। खुला रहने पर यह पेज हर मिनट बदलाव जाँचता है।',
    methods: 'इन आँकड़ों की गणना कैसे होती है',
    everyTrade: 'सभी सौदे देखें',
  },

  contact: {
    title: 'संपर्क करें',
    intro: 'हमें अपनी भाषा में संदेश भेजें। हमारी टीम उसे पढ़कर उत्तर देगी।',
  },

  form: {
    name: 'नाम',
    email: 'ईमेल',
    phonePrefix: 'देश कोड',
    phoneNumber: 'फ़ोन नंबर',
    preferredLanguage: 'पसंदीदा भाषा',
    investmentExperience: 'निवेश का अनुभव',
    capitalRange: 'पूँजी का दायरा',
    investmentAmount: 'निवेश राशि',
    message: 'संदेश',
    messagePlaceholder: 'मुझे गोल्ड की ऑटोमेटेड ट्रेडिंग में रुचि है।',
    optional: 'वैकल्पिक',
    choose: 'कृपया चुनें',
    frequentPrefixes: 'अक्सर चुने जाने वाले',
    allPrefixes: 'सभी देश',
    otherPrefix: 'अन्य: नंबर + से शुरू करें',
    experience: {
      beginner: 'शुरुआती',
      intermediate: 'मध्यम स्तर',
      advanced: 'अनुभवी',
      expert: 'विशेषज्ञ',
      professional: 'पेशेवर',
    },
    experienceOption: (name, years, amount) => `${name} (${years}, ${amount})`,
    consent: {
      legend: 'ऑफ़र (वैकल्पिक)',
      emailOffers: consentWording.hi.emailOffers,
      phoneOffers: consentWording.hi.phoneOffers,
      withdraw: consentWording.hi.withdraw,
    },
    notice: {
      title: 'आपकी जानकारी का क्या होता है',
      absent: consentWording.hi.noNotice,
      controller: (company) => `डेटा नियंत्रक: ${company}।`,
      text: consentWording.hi.notice,
    },
    sending: 'भेजा जा रहा है…',
    again: 'एक और अनुरोध भेजें',
    problems: {
      required: 'कृपया यह फ़ील्ड भरें।',
      too_short: 'यह बहुत छोटा है।',
      too_long: (most) => `यह बहुत लंबा है। ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`,
      invalid_email: 'कृपया ईमेल पता जाँचें।',
      invalid_phone: 'यह नंबर चुने गए देश में मौजूद नहीं है। कृपया इसे जाँचें।',
      invalid_choice: 'कृपया विकल्पों में से एक चुनें।',
      invalid_number: 'कृपया कोई संख्या लिखें।',
      invalid_date: 'कृपया कोई तारीख़ लिखें।',
      invalid_text: 'इसमें ऐसे अक्षर हैं जिन्हें सहेजा नहीं जा सकता।',
      password_guessable: 'इस पासवर्ड का अनुमान आसानी से लगाया जा सकता है।',
      taken: 'यह पहले से इस्तेमाल में है।',
      unknown_field: 'यह फ़ील्ड यहाँ अपेक्षित नहीं है।',
      invalid: 'कृपया यह फ़ील्ड जाँचें।',
    },
    missing: {
      name: 'अपना नाम लिखें।',
      email: 'अपना ईमेल पता लिखें।',
      phoneNumber: 'अपना फ़ोन नंबर लिखें।',
      investmentAmount: 'कोई राशि चुनें।',
    },
    problemSummary: (count, shown) =>
      plural('hi', count, {
        one: `${shown} फ़ील्ड पर ध्यान देने की ज़रूरत है।`,
        other: `${shown} फ़ील्डों पर ध्यान देने की ज़रूरत है।`,
      }),
    restored: 'आपने जो लिखा था, वह वापस आ गया है। अब आप उसे भेज सकते हैं।',
    tooManyRequests: 'थोड़े समय में बहुत सारे संदेश भेजे गए। कृपया कुछ मिनट रुककर फिर से भेजें; आपका लिखा हुआ कुछ भी नहीं खोया है।',
    quick: {
      title: 'एक्सेस पाएँ',
      submit: 'एक्सेस पाएँ',
      sentTitle: 'बहुत बढ़िया!',
      sentText: 'आपकी जानकारी दर्ज हो गई है।',
      sentPromise: (time) => `एक विशेषज्ञ ${time} से कम समय में आपसे संपर्क करेंगे।`,
      failedTitle: 'त्रुटि',
      failedText: 'कोई समस्या हुई। कृपया फिर से कोशिश करें।',
    },
    full: {
      title: 'हमें संदेश भेजें',
      submit: 'भेजें',
      sentTitle: 'धन्यवाद। आपका संदेश हमें मिल गया है।',
      sentText: 'पहले हम आपको जवाब देंगे, उसके बाद ही कुछ जोड़ा जाएगा। यह फ़ॉर्म भेजने का कोई शुल्क नहीं है।',
      sentPromise: (time) => `हम ${time} के भीतर आपका ऑटोमेटेड ट्रेडिंग सिस्टम सेट अप कर देंगे।`,
      failedTitle: 'संदेश भेजने में त्रुटि',
      failedText: 'कृपया फिर से कोशिश करें या हमारी सहायता टीम से संपर्क करें।',
    },
    'welcome-b': {
      title: 'एक्सेस पाएँ',
      submit: 'अनुरोध भेजें',
      sentTitle: 'धन्यवाद। आपका अनुरोध हमें मिल गया है।',
      sentText: 'पहले हम आपको जवाब देंगे, उसके बाद ही कुछ जोड़ा जाएगा। यह फ़ॉर्म भेजने का कोई शुल्क नहीं है।',
      sentPromise: (time) => `एक विशेषज्ञ ${time} से कम समय में आपसे संपर्क करेंगे।`,
      failedTitle: 'संदेश भेजने में त्रुटि',
      failedText: 'कृपया फिर से कोशिश करें या हमारी सहायता टीम से संपर्क करें।',
    },
    contact: {
      title: 'हमें संदेश भेजें',
      submit: 'संदेश भेजें',
      sentTitle: 'धन्यवाद। आपका संदेश पहुँच गया है।',
      sentText: 'हमारी टीम इसे पढ़कर आपकी चुनी हुई भाषा में उत्तर देगी।',
      sentPromise: (time) => `हम ${time} के भीतर आपसे फिर संपर्क करेंगे।`,
      failedTitle: 'संदेश भेजने में त्रुटि',
      failedText: 'आपका अनुरोध भेजने में त्रुटि हुई। कृपया फिर से कोशिश करें।',
    },
  },

  footer: {
    company: 'कंपनी',
    address: 'पता',
    online: 'सिस्टम ऑनलाइन है',
    notServed: (countries) => `इन देशों के निवासियों के लिए उपलब्ध नहीं: ${countries}।`,
    rights: 'सर्वाधिकार सुरक्षित।',
    links: {
      privacy: 'गोपनीयता',
      terms: 'नियम व शर्तें',
      'risk-disclosure': 'जोखिम प्रकटीकरण',
      compliance: 'अनुपालन',
      imprint: 'क़ानूनी जानकारी',
      cancel: 'रद्द करें या अनुबंध से हटें',
    },
  },
}
