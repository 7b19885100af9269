import type { SpokenLanguage } from '#domain/site/languages.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Function words, which are never part of a key phrase. */
export const stopWords: Record<SpokenLanguage, ReadonlySet<string>> = {
  en: set(
    "a an the and or but if then so because as of at by for with about to from in on up out over into than too very just not no nor only own same i i'm i've i'd me my mine we our us you your yours he him his she her it it's its they them their this that these those there here what which who how when where why is am are was were be been being have has had do does did don't doesn't didn't can can't could will would should shall may might must get got please hi hello dear also any some all more most much many",
  ),
  es: set(
    'el la los las un una unos unas y o u e pero si no ni que qué como cómo cuando cuándo donde dónde quien porque por para con sin de del a al en sobre entre hasta desde lo le les se me te nos mi mis tu tus su sus este esta esto estos estas ese esa eso esos muy más menos ya también es son soy eres ser era fue han ha he hay tengo tiene tienen está están estoy estar puedo puede quiero hola gracias favor buenos buenas días tardes todo todos algo yo tú usted ustedes',
  ),
  ar: set(
    'في من على إلى عن مع هذا هذه ذلك التي الذي الذين ما ماذا كيف متى أين هل لا لم لن ليس أن إن أنا نحن أنت هو هي هم كان كانت يكون قد كل بعض أو و ثم لكن إذا عند عندي لي لك لكم له لها بعد قبل جدا جداً مرحبا السلام عليكم شكرا من فضلك يا أي حتى منذ',
  ),
  ru: set(
    'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему теперь когда даже ну ли если уже или ни быть был него до вас вам мы мой моя мои моё это этот эта эти при для очень где есть тут там чтобы можно нужно здравствуйте привет добрый день пожалуйста спасибо почему сколько какой какая ваш ваша ваши вашего',
  ),
  de: set(
    'der die das ein eine einer einen einem eines und oder aber wenn dann so weil als wie von zu zum zur bei mit nach aus auf an in im am für über unter ohne um bis ist sind war waren bin bist sein haben habe hat hatte werden wird wurde kann können könnte muss soll will möchte ich du er sie es wir ihr mich mir mein meine meinen meiner dein ihre ihren ihnen uns unser nicht kein keine auch noch nur schon sehr mehr hier da was wer wo wann warum dass dem den des hallo bitte danke guten tag',
  ),
  fr: set(
    "le la les l un une des du de d et ou mais si donc car que qu qui quoi comment quand où pourquoi ce cet cette ces ça c'est je j'ai j tu il elle on nous vous ils elles me m te se mon ma mes ton ta tes son sa ses notre votre vos leur leurs à au aux en dans sur sous avec sans pour par chez ne pas plus moins très trop aussi est sont suis être était ai as a avez ont avoir fait faire peut peux puis bonjour merci svp bien tout tous toute y n'est n'ai",
  ),
  it: set(
    "il lo la i gli le un uno una e o ma se che chi come quando dove perché di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella nei sul sulla mi ti si ci vi io tu lui lei noi voi loro mio mia miei mie tuo sua suo vostro vostra questo questa questi quello quella non più meno molto anche già è sono sei siamo era essere ho hai ha abbiamo hanno avere posso può vorrei buongiorno ciao salve grazie tutto c'è l un'",
  ),
  pt: set(
    'o a os as um uma uns umas e ou mas se que quem como quando onde porque por para com sem de do da dos das em no na nos nas ao aos à às pelo pela eu tu ele ela nós vocês você me te lhe meu minha meus minhas teu seu sua seus suas este esta isto esse essa isso não sim mais menos muito também já é são sou ser era foi está estão estou estar tenho tem têm ter há posso pode quero olá oi obrigado obrigada bom boa dia tarde tudo',
  ),
  hi: set(
    'का की के को में से पर और या लेकिन अगर तो कि जो यह ये वह वे इस उस इन उन मैं मुझे मेरा मेरी मेरे हम हमें आप आपका आपकी आपके तुम है हैं था थी थे हूं हूँ हो होगा होगी कर करना करने किया कर रहा रही रहे नहीं न ना भी ही क्या कैसे कब कहाँ कहां क्यों कौन कितना कितने बहुत एक सब कुछ ने नमस्ते कृपया धन्यवाद जी गया गई गए लिए साथ अब',
  ),
  zh: set(
    '的 了 是 我 你 您 他 她 它 我们 你们 他们 在 和 与 或 但 但是 如果 就 也 都 不 没 没有 有 很 太 吗 呢 吧 啊 这 那 这个 那个 什么 怎么 为什么 哪里 谁 多少 请 请问 谢谢 你好 您好 一个 一 把 被 给 对 到 从 要 想 会 能 可以 还 再 又 而 因为 所以 着 过 让 跟 已经',
  ),
}
