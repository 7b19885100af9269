import type { SpokenLanguage } from '#domain/languages.ts'

/** A text in one line, in lower case, without accents and signs; words are parted by single spaces. */
type Unwanted = {
  /** Calls beside a word that turns them down. */
  readonly said: RegExp
  /** The call that nobody made: who misses one wants it. */
  readonly missed: RegExp
}

const unwanted: Readonly<Record<SpokenLanguage, Unwanted>> = {
  en: {
    said: / (?:not|don t(?! know| understand| think)|never|no|without|avoid|dislike|hate|rather than|instead of|refrain from|refuse|decline|reject|under no circumstances) (?:\S+ ){0,5}(?:call|calls|calling|called|phone|phoned|phoning|ring|ringing|telephone) | (?:calls?|calling|phoning) (?:\S+ ){0,3}(?:not|nervous|unwelcome|impossible|inconvenient|pointless|no use|out of the question) |prefer (?:\S+ ){0,2}(?:e ?mails?|writing|text|messages?) (?:to|over) (?:\S+ )?(?:calls?|phone)/,
    missed:
      / (?:nobody|no one|haven t|hasn t|didn t|did not|have not|has not|never (?:got|called|received|rang)|why|mind|problem|no calls? yet) /,
  },
  es: {
    said: / (?:no|sin|evit\S+|nada de|ni|odio|nadie|rechaz\S+|bloque\S+|evito) (?:\S+ ){0,5}(?:llam[aeo]\S*|telefone\S*|por telefono) | (?:llamadas|por telefono) no /,
    missed:
      / (?:nadie me ha|nadie me llamo|nadie me llama|han|has|ha|llamaron|llamasteis|llamo|por que|problema|importa|recibi\S*) /,
  },
  de: {
    said: / (?:nicht|kein\S*|ohne|nie|ungern) (?:\S+ ){0,4}(?:anruf\S*|anzurufen|angerufen|telefon\S*) | anruf\S* (?:\S+ ){0,3}(?:nicht|unangenehm|unerwunscht|storen|ungelegen|ab|abzusehen) | (?:lehne|verzichte|ablehn\S*) (?:\S+ ){0,3}(?:anruf\S*|telefon\S*) | telefonate (?:\S+ ){0,2}ab | telefon\S* (?:\S+ ){0,3}(?:nicht|ungern|nie) |ruf\S* (?:\S+ ){0,3}nicht an /,
    missed: / (?:niemand|keiner|hat|haben|habt|wurde|bekam|bekommen|erhalten|warum|problem|funktioniert) /,
  },
  fr: {
    said: / (?:ne|n|pas|sans|evit\S+|aucun\S*|jamais|deteste|refuse) (?:\S+ ){0,5}(?:appel\S*|telephon\S*|rappel\S*) | (?:appels|telephone) (?:\S+ ){0,2}ne (?:\S+ ){0,2}(?:conviennent|convient|plaisent|vont) pas /,
    missed: / (?:personne|recu\S*|eu|a pas|ont|avez|pourquoi|probleme|s appelle|m appelle (?!pas )\S+ et) /,
  },
  it: {
    said: / (?:non|senza|evit\S+|niente|nessun\S*|odio|rifiut\S+) (?:\S+ ){0,5}(?:chiam[aei]\S*|telefon[aei]\S*|richiam\S*) | (?:telefonate|chiamate) (?:\S+ ){0,2}(?:no|non) /,
    missed: / (?:nessuno|ha|hanno|avete|ricevut\S*|perche|problema|si chiama) /,
  },
  pt: {
    said: / (?:nao|sem|evit\S+|nenhuma|odeio|dispens\S+|recus\S+) (?:\S+ ){0,4}(?:ligar\S*|liguem|ligue|ligacoes|ligacao|telefon\S+|chamadas?) | (?:chamadas|ligacoes) nao /,
    missed: / (?:ninguem|recebi|recebeu|ligaram|ligou|porque|por que|problema) /,
  },
  ru: {
    said: / (?:не|без|никаких) (?:\S+ ){0,3}(?:звон\S+|созвон\S*|перезван\S+) | (?:звон\S+|по телефону|телефоном) (?:\S+ ){0,2}(?:не|неудобно|нельзя|бесполезно|отказываюсь) /,
    missed: / (?:никто|почему|проблем\S*|против) /,
  },
  ar: {
    said: / (?:لا|ولا|بدون|بلا|عدم|ما|ليس|ارفض|ارجو تجنب) (?:\S+ ){0,4}(?:لل|ال|بال|لا)?(?:اتصال\S*|تتصل\S*|يتصل\S*|مكالم\S*|بالهاتف|تكلموني) /,
    missed: / (?:لم|لماذا|احد اتصل|مانع|مشكله) /,
  },
  hi: {
    said: / (?:फोन|कॉल) (?:\S+ ){0,5}(?:न|ना|मत|नहीं|नही|बचें) /,
    missed: / (?:आया|आई|आयी|किया|क्यों|लग|उठाया) /,
  },
  zh: {
    said: /(?:不|别|勿|无需|拒|谢绝|讨厌)[^\s]{0,4}(?:电话|来电|通话|致电)|电话[^\s]{0,3}(?:不方便|不便|不行|就不|免)/,
    missed: /没人|没有人|为什么|怎么还|没打/,
  },
}

/** Whether a plain sentence turns calls down in words of its own, in any of the languages. */
export const turnsCallsDown = (plain: string): boolean =>
  Object.values(unwanted).some(({ said, missed }) => said.test(plain) && !missed.test(plain))
