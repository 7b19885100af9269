import type { SpokenLanguage } from '#domain/site/languages.ts'
import { urgencyWords } from './urgency-words.ts'

/** Starts at a word boundary; letters may follow. */
const beginnings = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.normalize('NFKC')})`, 'u')

/** Phrases that postpone a decision. */
const later: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: beginnings(
    "not (?:right )?now|not this (?:year|month|week)|ask (?:me )?again (?:in|next)|we'll see|not at the moment|not at this (?:time|point)|not yet|not ready|(?:maybe|perhaps|possibly) (?:later|next|in|after|some)|(?:some|an)other time|think (?:about it|it over)|(?:come|get) back (?:later|to (?:it|this|you))|in (?:a few|some|a couple of) (?:weeks|months)|(?:i'll|i will|rather|i'd rather) wait|hold off|sleep on it|(?:talk|speak) (?:again )?(?:later|in)|after (?:the |my )?\\p{L}+,? (?:maybe|perhaps)|no need (?:right now|at the moment|for now)|for now",
  ),
  es: beginnings(
    'ahora (?:mismo )?no|(?:este (?:año|mes)|esta semana),? no|ya veremos|lo veré|(?:de momento|por el momento|por ahora|en este momento),? no|todavía no|aún no|(?:quizás?|tal vez|a lo mejor) (?:más|luego|después|el|en|para|dentro)|más adelante|(?:otro momento|otra ocasión)|(?:lo|me lo) (?:pienso|pensaré|voy a pensar)|ya (?:les|os|te|le) (?:escrib|avis|dir|cont)|prefiero esperar|lo dejo para|hablamos (?:luego|después|más|en)|después de(?:l)? (?:\\p{L}+ ?){1,3},? (?:quiz|tal vez)|dentro de (?:unas|unos)',
  ),
  de: beginnings(
    '(?:dieses jahr|diesen monat|diese woche) (?:\\p{L}+ )?nicht|nicht (?:dieses jahr|diesen monat)|(?:im moment|momentan|derzeit|gerade|jetzt|zurzeit|vorerst|aktuell) (?:\\p{L}+ ){0,3}(?:nicht|nein|kein)|(?:vielleicht|eventuell) (?:später|nächst|im|in|ein)|(?:melde|melden) (?:mich|uns)|überlege? (?:es )?mir|noch nicht|später (?:mal|vielleicht|wieder)|ein andermal|erst (?:nächst|im|in|wieder)|nach (?:dem|der|den|meinem) \\p{L}+,? (?:vielleicht|eventuell)|warte (?:noch|lieber)|(?:schlafe|denke) (?:noch )?(?:mal )?(?:darüber|drüber)',
  ),
  fr: beginnings(
    "pas (?:cette (?:année|semaine)|ce mois)|(?:on|je) verra|pas (?:maintenant|encore|tout de suite)|pas pour (?:l'instant|le moment)|pour (?:l'instant|le moment),? (?:c'est )?non|(?:peut-être|éventuellement) (?:plus tard|l'|dans|en|un|au)|plus tard|reparle|après (?:les |la |le |mes |l')?\\p{L}+,? peut-être|(?:préfère|vais) (?:attendre|réfléchir|y réfléchir)|(?:j'y|je) réfléchis|reviendrai vers vous|reviens vers vous|une autre fois|vous recontacte",
  ),
  it: beginnings(
    "(?:quest'anno|questo mese|questa settimana),? no|vedremo|per (?:ora|il momento|adesso),? no|non (?:ora|adesso|ancora)|al momento no|(?:magari|forse) (?:più|in|dopo|un|il|tra|fra|l')|(?:ci penso|ci rifletto|ci devo pensare)|vi (?:faccio sapere|ricontatto|aggiorno)|più avanti|un'altra volta|riparliamo|ne parliamo (?:dopo|più|a)|dopo (?:le |la |il |l')?\\p{L}+,? (?:forse|magari)|preferisco aspettare",
  ),
  pt: beginnings(
    '(?:este (?:ano|mês)|esta semana),? não|(?:vejo|veremos) (?:isso )?(?:em|depois|mais)|(?:agora|neste momento|por enquanto|por agora|por ora),? não|ainda não|talvez (?:mais|depois|no|na|em|para|daqui)|mais tarde|fica para|falamos (?:em|depois|mais)|depois d(?:as|os|a|o|e) \\p{L}+,? talvez|vou pensar|volto a (?:cont|escr|fal)|depois (?:eu )?(?:falo|aviso|entro)|prefiro esperar|noutra altura|outra hora',
  ),
  ru: beginnings(
    'в этом (?:году|месяце) не|(?:посмотрю|увидим|посмотрим) (?:через|позже|потом)|сейчас (?:не|нет)|пока (?:что )?(?:не|нет|подожду|подумаю|воздержусь|откажусь)|не сейчас|(?:может(?: быть)?|возможно),? (?:позже|потом|в|через|весной|летом|осенью|зимой|после)|верн(?:усь|[её]мся)|подумаю|после \\p{L}+,? (?:возможно|может)|обсудим (?:позже|потом|осенью|весной)|в другой раз|ещ[её] не (?:готов|реш)|попозже|отложу',
  ),
  ar: beginnings(
    '(?:و|ف)?(?:ليس هذا (?:العام|الشهر|الأسبوع)|(?:سأرى|أشوف|اشوف|نشوف|سنرى) (?:بعد|لاحق)|ليس (?:الآن|الان|بعد)|مش (?:الآن|دلوقتي|الحين)|مو الحين|(?:في الوقت الحالي|حاليا|حالياً)،? ?(?:لا|مش)|(?:ربما|يمكن) (?:لاحق|بعد|الشهر|العام|السنة|في)|(?:سأفكر|سافكر|أفكر|خليني أفكر)|(?:سأعود|أعود|ارجع) (?:إليكم|لكم)|وقت (?:آخر|لاحق)|نتكلم (?:لاحق|بعد)|بعد \\p{L}+ (?:ربما|يمكن))',
  ),
  hi: beginnings(
    '(?:इस साल|इस महीने) नहीं|(?:महीने|हफ़्ते|हफ्ते|साल) बाद (?:देख|बात|सोच|बता)|अभी (?:तो )?नहीं|(?:फ़िलहाल|फिलहाल|अभी के लिए) नहीं|शायद (?:बाद|अगले|फिर)|सोच ?कर (?:बता|देख)|अगले (?:महीने|हफ़्ते|हफ्ते|साल)|फिर कभी|बाद में (?:देख|बता|बात|सोच)|के बाद (?:शायद|बात|देख|सोच)',
  ),
  zh: /现在(?:还)?不|(?:今年|这个月|本月)不|暂时不|先不|目前不|以后再|改天|再考虑|考虑一下|到时候再|过(?:段|阵)时间|下个月再|明年再|还没准备好|有空再|(?:以后|之后|节后)再|再看(?:看)?(?:吧|看|$)/u,
}

/** A future time or condition, and the intention: only both together postpone a decision. */
type Then = { readonly when: RegExp; readonly act: RegExp }

const then: Readonly<Record<SpokenLanguage, Then>> = {
  en: {
    when: beginnings(
      'next (?:week|month|year|quarter|spring|summer|autumn|fall|winter|time)|in (?:the )?(?:spring|summer|autumn|fall|winter|new year|january|february|march|april|may|june|july|august|september|october|november|december|\\p{L}+ (?:weeks?|months?))|after|once|when|until|till|as soon as|at the end of|later|some ?day|one day|in the future|these (?:days|weeks)|this (?:year|month|week|quarter)|at present|right now|currently|at this stage|too (?:early|soon)|before i|for the time being',
    ),
    act: beginnings(
      'maybe|perhaps|might|write|get in touch|contact|message|email|reach out|talk|speak|discuss|revisit|look into|look at|consider|postpone|remind|come back|be back|return|try again|busy|tied up|let you know|hold off|pause|leave it|too (?:early|soon)|priority',
    ),
  },
  es: {
    when: beginnings(
      '(?:la|el) (?:próxim|que viene|semana|mes|año)|próxim|en (?:primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|otro|unos|unas|dos|tres)|después|tras |cuando|hasta|en cuanto|una vez|a (?:fin|final|principios|mediados)|luego|algún día|más tarde|más adelante|est(?:e|a|os|as) (?:año|mes|semana|días|semanas)|pasad[oa]s? |demasiado pronto|antes de|en el futuro|de momento|por el momento|ahora|actualmente|a la vuelta',
    ),
    act: beginnings(
      'quizá|tal vez|a lo mejor|puede que|escrib|contact|habl|coment|retom|lo ver[eé]|lo miro|lo miraré|vemos|decidir|aplaz|recuérd|recuerd|ocupad|liad|lo dejo|dejarlo|os digo|les digo|aviso|avisar|demasiado pronto|prioridad|pronto',
    ),
  },
  de: {
    when: beginnings(
      'nächste|kommende|im (?:frühling|frühjahr|sommer|herbst|winter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|neuen)|nach |wenn|sobald|bis |ende |anfang |mitte |später|irgendwann|in (?:ein|zwei|drei|\\p{L}+ (?:wochen|monaten))|dieses|diesen|diese|zurzeit|derzeit|momentan|im moment|zu früh|vorher|erst ',
    ),
    act: beginnings(
      'vielleicht|eventuell|schreibe ihnen|melde mich|kontakt|sprech|reden|schaue|sehen wir|entscheide |verschieb|erinner|zu früh|beschäftigt|keine zeit|mal ',
    ),
  },
  fr: {
    when: beginnings(
      "prochain|(?:la semaine|le mois|l'an(?:née)?|l'été) prochain|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|été|automne|hiver)|au printemps|après|quand|dès que|lorsque|une fois|jusqu|fin |début |plus tard|un jour|dans (?:quelques|un|une|deux|trois)|cette|ce mois|ces |actuellement|pour l'heure|trop tôt|avant de|à la rentrée|d'ici",
    ),
    act: beginnings(
      'peut-être|éventuellement|écri|recontact|contact|parl|reviens|reviendr|verra|verrai|voir|déciderai|report|rappelez-le-moi|repren|trop tôt|occupé|priorité|je vous dis',
    ),
  },
  it: {
    when: beginnings(
      'prossim|(?:a|in) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno)|dopo|quando|appena|una volta|fino|a fine|a inizio|più tardi|più avanti|un giorno|tra (?:qualche|un|una|due|tre)|fra |quest|attualmente|al momento|troppo presto|prima di|in futuro',
    ),
    act: beginnings(
      'forse|magari|scriv|contatt|sent|parl|riparl|vedrò|vedremo|vediamo|deciderò|ci penso|rimand|ricord|torn|troppo presto|impegnat|priorità|vi dico|faccio sapere',
    ),
  },
  pt: {
    when: beginnings(
      'próxim|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|n[ao] (?:primavera|verão|outono|inverno|futuro|fim|final|início|próxim|ano|mês|semana)|depois|quando|assim que|até |mais tarde|um dia|daqui a|dentro de|est[ea] |atualmente|de momento|cedo demais|muito cedo|antes de|no futuro',
    ),
    act: beginnings(
      'talvez|escrev|contact|falamos|conversamos|volto a|vejo|veremos|decido|adi[oa]|lembr|cedo|ocupad|prioridade|aviso|retom',
    ),
  },
  ru: {
    when: beginnings(
      'следующ|на следующей|в (?:январе|феврале|марте|апреле|мае|июне|июле|августе|сентябре|октябре|ноябре|декабре|конце|начале|новом|будущем|этом|эту)|весной|летом|осенью|зимой|после|когда|как только|до |пока |через|позже|потом|попозже|когда-нибудь|на этой|сейчас|сначала|рано|ближе к|к (?:лету|осени|зиме|весне|концу|новому)|на потом',
    ),
    act: beginnings(
      'может|возможно|наверное|напиш|свяж|верн|поговор|обсуд|посмотрим|решу|отлож|напомн|занят|рано|тогда|приоритет|сообщ|дам знать|приду|попозже|отклад',
    ),
  },
  ar: {
    when: beginnings(
      '(?:و|ف)?(?:(?:في )?(?:ال)?(?:شهر|اسبوع|أسبوع|عام|سنة|السنة|صيف|شتاء|ربيع|خريف)|بعد|عندما|لما |حين|متى ما|إلى أن|حتى|نهاية|اخر|آخر|بداية|لاحق|يوما ما|يوم من|قريبا|هذه|هذا|هالشهر|هالسنة|هالفترة|حاليا|حالياً|الوقت الحالي|الحين|دلوقتي|الآن|الان|بدري|مبكر|قبل أن|قبل ما|مستقبل|أول ما|اول ما|في (?:يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر|رمضان))',
    ),
    act: beginnings(
      '(?:و|ف)?(?:ربما|يمكن|أرجع|ارجع|نرجع|أعود|نتكلم|نحكي|نتواصل|أتواصل|اتواصل|تواصل|أكتب|اكتب|أقرر|اقرر|نشوف|نؤجل|أؤجل|اؤجل|تأجيل|ذكر|مشغول|بدري|مبكر|خل[يو]|أخبر|اخبر|أبلغ|ابلغ)',
    ),
  },
  hi: {
    when: beginnings(
      'अगले|अगली|बाद|जब|तक|इस (?:साल|महीने|हफ़्ते|हफ्ते)|अभी|फिलहाल|फ़िलहाल|आजकल|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|गर्मी|सर्दी|कुछ (?:दिन|महीने|हफ़्ते|हफ्ते)|पहले',
    ),
    act: beginnings('शायद|लिखूंगा|लिखूँगा|संपर्क कर|बात कर|देखेंगे|देखूंगा|सोचूंगा|सोचेंगे|याद दिला|व्यस्त'),
  },
  zh: {
    when: /下(?:周|个?月|次|半年|季度)|明年|年[底后前]|[春夏秋冬]天|[一二三四五六七八九十\d]月|以后|之后|后再|等|目前|现在|暂时|最近|这(?:段|阵)|今年|将来|太早|过[一二两几]?/u,
    act: /再(?:说|看|联系|谈|聊|考虑|决定)|考虑|推迟|缓一?缓|提醒我|太早/u,
  },
}

/** A decision that is still being made, at whatever time. */
const deciding: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: beginnings(
    "(?:still|need to|have to|want to|would like to|let me|i'm|i am|we're) (?:\\p{L}+ )?(?:think|consider|deciding|read|compar|weigh|talk it over|discuss|sleep on|look into|save|saving|undecided)|(?:build up|put aside|set aside|save up|pay off) |digest|for next (?:year|month|week)|(?:talk|speak|discuss)\\p{L}* (?:it |this )?(?:\\p{L}+ )?(?:with|to) my (?:wife|husband|partner|family|accountant|adviser|advisor|brother|son)|no (?:rush|hurry)|i'll (?:be in touch|let you know|write|contact you|reach out|get in touch|pass|leave it)|i will (?:be in touch|let you know|write|contact you|reach out|get in touch)|put (?:it|this) off|on (?:hold|the back burner)|bad time|wrong time|not the (?:right )?(?:time|moment)|keep (?:it|you|this) in mind|need (?:more|some|a bit of) time|give me (?:some|a bit of|a little) time",
  ),
  es: beginnings(
    '(?:todavía|aún|sigo|estoy|tengo que|necesito|quiero|quisiera|déjame|déjenme|voy a) (?:\\p{L}+ )?(?:pens|decid|valor|consult|compar|leer|estudi|ahorr|meditar|madurar)|(?:hablar|consultar|comentar|consulto|hablo|comento)(?:lo)? (?:antes )?con mi (?:mujer|esposa|marido|esposo|pareja|familia|gestor|asesor)|sin prisa|no (?:tengo|hay) prisa|(?:ya|yo) (?:os|les|le|te) (?:digo|aviso|escribo|contacto|llamo)|les avisaré|os avisaré|les escribiré|os escribiré|no es (?:buen|el) momento|mal momento|lo tengo en cuenta|lo tendré en cuenta|necesito (?:más |un poco de )?tiempo|deme tiempo|en pausa|me lo pienso',
  ),
  de: beginnings(
    '(?:noch|muss|möchte|will|lassen sie mich) (?:\\p{L}+ ){0,3}(?:überleg|nachdenk|entscheid|vergleich|besprech|spar|lesen|abwarten|warten)|unentschlossen|mit mein\\p{L}+ (?:frau|mann|partner\\p{L}*|familie|steuerberater) (?:be)?sprech|keine eile|ich (?:melde|gebe) (?:mich|ihnen bescheid)|komme (?:auf sie|darauf) zurück|kein guter zeitpunkt|der falsche zeitpunkt|brauche (?:noch )?(?:etwas |mehr )?(?:zeit|bedenkzeit)|behalte (?:es|sie|das) im (?:kopf|hinterkopf)',
  ),
  fr: beginnings(
    "(?:encore|dois|besoin de|veux|voudrais|laissez-moi|je suis) (?:\\p{L}+ ){0,2}(?:réfléch|décid|compar|lire|économis|consulter|en parler|hésit)|parler à (?:ma|mon) (?:femme|mari|compagn\\p{L}+|famille|comptable)|(?:rien ne|ne) presse|pas pressé|je (?:vous|te) (?:dirai|écrirai|ferai signe|tiens au courant|recontacterai|recontacte)|je reviendrai|pas le bon moment|mauvais moment|besoin (?:de|d'un peu de) temps|je garde (?:ça|cela|votre)|en suspens|j'hésite",
  ),
  it: beginnings(
    "(?:ancora|devo|voglio|vorrei|fatemi|lasciatemi|sto) (?:\\p{L}+ ){0,2}(?:pens|decid|valut|riflett|confront|legger|risparmi|parlarne)|parlarne con mi[ao] (?:moglie|marito|famiglia|commercialista)|senza fretta|nessuna fretta|non ho fretta|vi (?:scrivo|scriverò|dirò|farò sapere|ricontatterò)|non è il momento|momento sbagliato|ho bisogno di (?:un po' di )?tempo|mi serve (?:un po' di )?tempo|ne tengo conto|in sospeso|sono indecis",
  ),
  pt: beginnings(
    '(?:ainda|preciso|tenho de|tenho que|quero|queria|deixe-me|deixem-me|estou a|estou) (?:\\p{L}+ ){0,2}(?:pens|decid|avali|refle|compar|ler|poup|juntar|convers)|falar com (?:a minha|o meu|minha|meu) (?:mulher|marido|esposa|família|contador|contabilista)|sem pressa|não tenho pressa|eu (?:aviso|entro em contacto|entro em contato|escrevo|falo)|aviso-vos|não é (?:o|um bom) momento|preciso de (?:mais |um )?(?:pouco de )?tempo|fico de pensar|em espera|estou indecis',
  ),
  ru: beginnings(
    '(?:ещ[её]|надо|нужно|хочу|хотел[аи]? бы|дайте|должен|должна|пока) (?:\\p{L}+ ){0,2}(?:дума|подумать|обдумать|реш|сравни|посоветоваться|почитать|накопить|коплю|взвесить|подождать)|посоветуюсь|(?:поговорить|посоветоваться|обсудить) с (?:женой|мужем|семь[её]й|бухгалтером)|не (?:тороплюсь|спеш)|спешить некуда|(?:сам[аи]?|я) (?:напишу|свяжусь|сообщу|вернусь|выйду на связь)|дам знать|не (?:лучшее|то|самое) время|не время|нужно (?:ещ[её] )?(?:немного )?(?:времени|время)|буду иметь в виду|на паузе|раздумываю|взвешиваю|сомневаюсь',
  ),
  ar: beginnings(
    '(?:ما زلت|لا زلت|لازلت|لسه|لسا|أحتاج|احتاج|محتاج|أريد|اريد|ابغى|أبغى|حاب|خلوني|دعوني|خليني|لازم) (?:\\p{L}+ ){0,2}(?:أفكر|افكر|التفكير|تفكير|أقرر|اقرر|أقارن|اقارن|أقرأ|اقرا|أوفر|اجمع|أجمع|أستشير|استشير|أشاور|اشاور|بعض الوقت|متردد)|(?:أستشير|استشير|أشاور|اشاور|أسأل|اسأل) (?:زوجتي|زوجي|أهلي|اهلي|عائلتي|المحاسب)|(?:لست|مو|مش|ما) (?:\\p{L}+ )?(?:مستعجل|مستعجلة)|لا داعي للعجلة|(?:أنا|انا) (?:سأتواصل|بتواصل|اتواصل|أتواصل|أكتب|اكتب|أرجع|ارجع)|سأتواصل|سأخبركم|سأكتب لكم|أبلغكم|ابلغكم|ليس الوقت المناسب|مو وقته|مش وقته|الوقت غير مناسب|متردد|أفكر في الموضوع|افكر في الموضوع|نؤجل|أؤجل',
  ),
  hi: beginnings(
    'सोच (?:रहा|रही|लूं|लूँ|लेता|लेती|विचार)|सोचना (?:है|पड़)|सोचने (?:दीजिए|दें|का)|(?:पत्नी|पति|परिवार|घर वालों) से (?:पूछ|बात|सलाह)|कोई जल्दी नहीं|जल्दी नहीं|(?:मैं|खुद) (?:ही )?(?:संपर्क|बता|लिख)|सही समय नहीं|समय चाहिए|विचार कर|तय नहीं',
  ),
  zh: /(?:还|再|得|要|想)[^，。]{0,4}(?:考虑|想想|想一想|商量|比较|攒|决定)|(?:和|跟)[^，。]{0,4}(?:老婆|老公|家人|爱人|太太|先生)商量|不着急|不急|我会联系|联系你们|时机不|不是时候|需要[^，。]{0,3}时间|没想好|还在犹豫|记下了|考虑中/u,
}

/** Anger, reproach and praise: a text with these is read as any other. */
const felt =
  /thie(?:f|ves)|liars?|furious|terribl|horribl|awful|ridiculous|useless|worst|waited|waiting|no (?:answer|reply)|not ever|never again|great|excellent|amazing|love|ladr[oó]n|mentiros|fatal|pésim|vergüenza|genial|excelente|lügn|wütend|furchtbar|frech|unverschämt|schrecklich|toll|super|voleur|menteur|honte|nul(?:le)?\b|génial|excellent|ladri|bugiard|vergogn|pessim|ottim|mentiros|ladrões|péssim|ótim|вор(?:ы|ьё)|лжец|врё|ужас|позор|отличн|верн[её]те|لصوص|كذاب|سيئ|ممتاز|رائع|झूठ|चोर|बेकार|बढ़िया|小偷|说谎|太差|垃圾|很棒|不想跟/u

/** Accompanying thanks and greetings. */
const polite =
  /thank|cheers|regards|hello|gracias|saludos|hola|danke|grüße|hallo|guten (?:tag|morgen)|merci|bonjour|cordialement|grazie|saluti|buongiorno|obrigad|cumprimentos|olá|спасибо|благодар|здравствуйте|добрый день|شكر|مرحبا|السلام عليكم|धन्यवाद|शुक्रिया|नमस्ते|谢谢|多谢|您好|你好|^\W*(?:ok|okay|vale|bien)\W*$/u

const [maxLetters, maxSentence, maxPlan] = [220, 110, 80]

/**
 * True if a text only postpones a decision, such as "Not now, maybe later": every sentence does, or is polite. That is
 * neither praise nor complaint, whatever single words suggest.
 */
export function isPostponed(text: string, language: SpokenLanguage | null): boolean {
  if (language === null || text.length > maxLetters) return false
  const plain = text.normalize('NFKC').toLowerCase().replace(/’/g, "'")
  const { complaint, money } = urgencyWords[language]
  if (complaint.test(plain) || money.test(plain)) return false
  if (felt.test(plain) || /[!！]{2}/u.test(plain)) return false
  const sentences = plain.split(/[.!?。！？؟\n]+/u).filter((part) => /\p{L}/u.test(part))
  const { when, act } = then[language]
  const isLater = (sentence: string) =>
    later[language].test(sentence) ||
    deciding[language].test(sentence) ||
    (sentence.length <= maxPlan && when.test(sentence) && act.test(sentence))
  return (
    sentences.some(isLater) &&
    sentences.every((sentence) => sentence.length <= maxSentence && (isLater(sentence) || polite.test(sentence)))
  )
}
