/** Word stems for third parties, in the site's ten languages. */
const byOthers = [
  ...['independen', 'third part', 'third-part', 'external', 'impartial', 'unbiased'],
  ...['independient', 'tercer', 'extern', 'imparcial', 'terceir', 'indépend', 'tiers', 'indipenden', 'terz', 'estern'],
  ...['unabhängig', 'dritt', 'unparteiisch', 'neutral', 'независим', 'сторонн', 'третьей', 'третьим', 'внешн'],
  ...['مستقل', 'طرف ثالث', 'جهة خارجية', 'محايد', 'स्वतंत्र', 'तीसरे पक्ष', 'बाहरी', 'निष्पक्ष', '独立', '第三方', '外部'],
]

/** Stems of words for checking. */
const checked = [
  ...[
    'verif',
    'vérif',
    'certif',
    'confirm',
    'check',
    'review',
    'attest',
    'comprob',
    'comprov',
    'controllat',
    'prüf',
    'bestätig',
  ],
  ...[
    'zertifi',
    'провер',
    'подтвержд',
    'заверен',
    'сертиф',
    'تحقق',
    'موثق',
    'مؤكد',
    'सत्यापि',
    'जाँच',
    'जांच',
    'प्रमाणि',
    'पुष्टि',
  ],
  ...['验证', '核实', '认证', '审核', '查证', '核查'],
]

/** Words that claim both by themselves. */
const audited = ['audit', 'аудит', 'تدقيق', 'مدقق', 'ऑडिट', '审计', 'myfxbook', 'fxblue', 'fx blue', 'mql5']

/**
 * True if a text claims third-party verification: an independent check, an audit, a service that verifies accounts. In
 * any site language, with or without invisible characters between letters.
 */
export function claimsVerification(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
  const holds = (stems: readonly string[]) => stems.some((stem) => plain.includes(stem))
  return holds(audited) || (holds(byOthers) && holds(checked))
}
