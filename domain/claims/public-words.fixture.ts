import type { Language } from '#domain/site/languages.ts'

type Phrases = {
  readonly promise: string
  /** Phrases that need a source, one per line. */
  readonly stated: string
  /** Phrases that need none. */
  readonly harmless: string
}

export const phrases: Record<Language, Phrases> = {
  en: {
    promise: 'Our bot makes guaranteed monthly profits.',
    stated: `Guaranteed profit every month
Never a losing month since 2019
Twenty percent monthly
Aurum – FCA regulated
I made 400% in a week!
Licensed by the DFSA
Earn 12 % per month
Verified by KPMG, an independent auditor
Profit every day
No losing trades
Risk-free income
Double your deposit
Always in profit
Authorised by the SEC
Your gains: 30 per cent a year`,
    harmless: `A bot for gold
Gold, traded by rules
You can lose your whole deposit
Past results guarantee nothing
We answer within two hours
There were losing months, and we show them
Read the record before you decide
Try it for seven days
No profit is certain
Your money stays at your broker
We are not regulated and hold no money
Made for patient people
A demo account is enough to begin
Second-hand advice is cheap
Trading is hard every day`,
  },
  es: {
    promise: 'Ganancias garantizadas cada mes.',
    stated: `Ganancias garantizadas cada mes
Nunca un mes perdedor desde 2019
Veinte por ciento mensual
Aurum, regulada por la CNMV
¡Gané un 400 % en una semana!
Con licencia de la DFSA
Gana un 12 % al mes
Verificado por un auditor independiente
Ganancias todos los días
Sin operaciones negativas
Ingresos sin riesgo
Duplica tu depósito
Siempre en positivo
Autorizada por la CNMV
Tu rentabilidad: 30 por ciento anual`,
    harmless: `Un bot para el oro
Oro, operado con reglas
Puedes perder todo tu depósito
Los resultados pasados no garantizan nada
Respondemos en menos de dos horas
Hubo meses con pérdidas y los mostramos
Lee el historial antes de decidir
Pruébalo siete días
Ninguna ganancia es segura
Tu dinero sigue en tu bróker
No guardamos tu dinero
Hecho para gente paciente
Basta una cuenta demo para empezar
Ganar cuesta
Operar es difícil todos los días`,
  },
  de: {
    promise: 'Garantierte Gewinne, jeden Monat.',
    stated: `Garantierte Gewinne jeden Monat
Noch nie einen Verlustmonat seit 2019
Zwanzig Prozent monatlich
Aurum – von der BaFin reguliert
Ich habe 400 % in einer Woche verdient!
Lizenziert in Dubai
12 % Rendite im Monat
Von unabhängigen Prüfern bestätigt
Gewinn jeden Tag
Ohne einen einzigen Verlustmonat
Risikofreies Einkommen
Verdoppeln Sie Ihre Einlage
Immer im Plus
Zugelassen von der BaFin
Ihr Ertrag: 30 Prozent im Jahr`,
    harmless: `Ein Bot für Gold
Gold, nach Regeln gehandelt
Sie können Ihre ganze Einlage verlieren
Frühere Ergebnisse garantieren nichts
Wir antworten in zwei Stunden
Es gab Verlustmonate, und wir zeigen sie
Lesen Sie erst die Zahlen
Sieben Tage zum Ausprobieren
Kein Gewinn ist sicher
Ihr Geld bleibt bei Ihrem Broker
Wir sind nicht reguliert
Für Menschen mit Geduld
Ein Demokonto reicht für den Anfang
Gewinnen ist nicht leicht
Handeln ist jeden Tag schwer`,
  },
  fr: {
    promise: 'Des gains garantis, sans risque.',
    stated: `Des gains garantis chaque mois
Jamais un mois perdant depuis 2019
Vingt pour cent par mois
Aurum, régulée par l’AMF
J’ai gagné 400 % en une semaine !
Société agréée à Dubaï
Gagnez 12 % par mois
Vérifié par un auditeur indépendant
Des gains chaque jour
Aucune journée négative
Un revenu sans risque
Doublez votre dépôt
Toujours gagnant
Autorisée par l’AMF
Votre rendement : 30 pour cent par an`,
    harmless: `Un robot pour l’or
L’or, selon des règles
Vous pouvez perdre tout votre dépôt
Les résultats passés ne garantissent rien
Nous répondons en deux heures
Il y a eu des mois de perte, nous les montrons
Lisez l’historique avant de décider
Sept jours pour essayer
Aucun gain n’est certain
Votre argent reste chez votre courtier
Nous ne sommes pas régulés
Fait pour les gens patients
Un compte démo suffit pour commencer
Gagner n’est pas facile
Trader est difficile chaque jour`,
  },
  it: {
    promise: 'Guadagni garantiti ogni mese.',
    stated: `Guadagni garantiti ogni mese
Mai un mese in perdita dal 2019
Venti per cento al mese
Aurum, regolamentata dalla CONSOB
Ho guadagnato il 400 % in una settimana!
Con licenza di Dubai
Guadagna il 12 % al mese
Verificato da un revisore indipendente
Profitti ogni giorno
Nessun giorno negativo
Reddito senza rischi
Raddoppia il tuo deposito
Sempre in profitto
Autorizzata da Banca d’Italia
Il tuo rendimento: 30 per cento annuo`,
    harmless: `Un bot per l’oro
Oro, con regole
Puoi perdere tutto il deposito
I risultati passati non garantiscono nulla
Rispondiamo in due ore
Ci sono stati mesi in perdita, e li mostriamo
Leggi lo storico prima di decidere
Sette giorni di prova
Nessun guadagno è certo
I tuoi soldi restano dal tuo broker
Non siamo vigilati
Per persone pazienti
Basta un conto demo per iniziare
Guadagnare non è facile
Fare trading è difficile ogni giorno`,
  },
  pt: {
    promise: 'Lucros garantidos todos os meses.',
    stated: `Lucros garantidos todos os meses
Nunca um mês negativo desde 2019
Vinte por cento ao mês
Aurum, regulamentada pela CMVM
Ganhei 400 % numa semana!
Com licença do Dubai
Ganhe 12 % ao mês
Comprovado por um auditor independente
Lucro todos os dias
Sem dias negativos
Rendimento sem risco
Duplique o seu depósito
Sempre no lucro
Regulada pela CMVM
O seu rendimento: 30 por cento ao ano`,
    harmless: `Um robô para o ouro
Ouro, com regras
Pode perder todo o seu depósito
Os resultados passados não garantem nada
Respondemos em duas horas
Houve meses de perda, e mostramo-los
Leia o histórico antes de decidir
Experimente sete dias
Nenhum lucro é certo
O seu dinheiro fica na sua corretora
Não somos regulamentados
Feito para pessoas pacientes
Uma conta demo chega para começar
Ganhar não é fácil
Negociar é difícil todos os dias`,
  },
  'pt-BR': {
    promise: 'Dobre seu dinheiro sem risco.',
    stated: `Lucro garantido todo mês
Nunca um mês no vermelho
Vinte por cento mensal
Aurum, licenciada pela CVM
Ganhei 400% em uma semana!
Regulamentada em Dubai
Ganhe 12% por mês
Resultados auditados
Lucros cada semana
Sem meses de prejuízo
Renda sem risco
Dobre seu dinheiro
Sempre ganha
Autorizada pela CVM e licenciada
Seu rendimento: 30 por cento ao ano`,
    harmless: `Um robô para ouro
Ouro, com regras
Você pode perder todo o depósito
Resultados passados não garantem nada
Respondemos em duas horas
Houve meses de prejuízo, e mostramos
Leia o histórico antes de decidir
Teste por sete dias
Nenhum lucro é certo
Seu dinheiro fica na sua corretora
Não somos licenciados
Para gente paciente
Uma conta demo basta para começar
Ganhar não é fácil
Operar é difícil todo dia`,
  },
  ru: {
    promise: 'Это гарантированная прибыль.',
    stated: `Гарантированная прибыль каждый месяц
Ни одного убыточного месяца с 2019 года
Двадцать процентов дохода в месяц
Aurum: регулируется в Дубае
Я заработал 400 % за неделю!
Лицензия Центробанка
Доход 12 % в месяц
Проверено независимым аудитором
Прибыль каждый день
Без убыточных дней
Доход без риска
Удвойте ваш депозит
Всегда в плюсе
Под надзором регулятора
Ваш доход: 30 процентов в год`,
    harmless: `Бот для золота
Золото по правилам
Вы можете потерять весь депозит
Прошлые результаты ничего не гарантируют
Мы отвечаем за два часа
Были убыточные месяцы, и мы их показываем
Сначала изучите историю
Семь дней на пробу
Прибыль не гарантирована
Ваши деньги остаются у брокера
У нас нет лицензии
Для терпеливых людей
Для начала хватит демосчёта
Заработать непросто
Торговать трудно каждый день`,
  },
  ar: {
    promise: 'أرباح مضمونة كل شهر',
    stated: `أرباح مضمونة كل شهر
بدون أي شهر خاسر منذ 2019
عشرون بالمئة في الشهر
شركة مرخصة من دبي
ربحت 400٪ في الشهر!
ترخيص رسمي
أرباح 12٪ كل شهر
تم التحقق منه من جهة مستقلة
أرباح كل يوم
بدون يوم خاسر
دخل بدون مخاطر
ضاعف أموالك
كل شهر أرباح
خاضعة لرقابة البنك المركزي
عائد 30 بالمئة في السنة`,
    harmless: `روبوت للذهب
الذهب وفق قواعد
قد تخسر إيداعك كله
النتائج السابقة ليست وعدا
نرد خلال ساعتين
مرت أشهر خاسرة ونعرضها
اقرأ السجل قبل أن تقرر
جربه سبعة أيام
الربح غير مؤكد
أموالك تبقى عند وسيطك
ليس لدينا ترخيص
للصبورين
يكفي حساب تجريبي للبداية
الربح ليس سهلا
التداول صعب`,
  },
  hi: {
    promise: 'बिना जोखिम कमाएँ',
    stated: `हर महीने मुनाफ़े की गारंटी
एक भी घाटे वाला महीना नहीं
बीस प्रतिशत मासिक रिटर्न
दुबई में विनियमित
मैंने 400% कमाए!
लाइसेंस प्राप्त कंपनी
12 % मासिक लाभ
स्वतंत्र रूप से सत्यापित
हर दिन मुनाफ़ा
हर महीने कमाई
बिना जोखिम कमाएँ
अपना पैसा दोगुना करें
हमेशा मुनाफ़े में
नियामक से मंज़ूरी
साल में 30 फ़ीसदी रिटर्न`,
    harmless: `सोने के लिए एक बॉट
नियमों से सोने का कारोबार
आप पूरी जमा राशि खो सकते हैं
पुराने नतीजे कुछ तय नहीं करते
हम दो घंटे में जवाब देते हैं
घाटे के महीने भी थे और हम उन्हें दिखाते हैं
फ़ैसले से पहले रिकॉर्ड पढ़ें
सात दिन आज़माएँ
मुनाफ़ा तय नहीं है
आपका पैसा आपके ब्रोकर के पास रहता है
सवाल हों तो लिखें
धैर्य वालों के लिए
शुरुआत के लिए डेमो खाता काफ़ी है
कमाना आसान नहीं
कारोबार कठिन है`,
  },
  zh: {
    promise: '稳赚不赔的交易',
    stated: `每月保证盈利
从未亏损的月份
每月百分之二十收益
受监管的公司
一周赚了400%！
持牌经营
月收益12%
由独立第三方验证
每天盈利
没有亏损的月
零风险收入
让资金翻倍
永远盈利
正规牌照
年化收益30%`,
    harmless: `黄金交易机器人
按规则交易黄金
您可能损失全部入金
过往业绩不代表未来
我们两小时内回复
有过亏损的月份，我们如实展示
先看记录再决定
试用七天
盈利并不确定
资金留在您的经纪商
有问题请来信
为有耐心的人而做
模拟账户就够开始
赚钱不容易
交易很难`,
  },
}
