import type { VerifyWords } from './en.ts'

export const verify: VerifyWords = {
  link: 'Verificar o histórico',
  title: 'Verifique o histórico por si',
  lead: 'Cada registo traz a impressão digital do anterior. A partir do ficheiro transferido, o seu navegador pode recalcular toda a cadeia e todos os números indicados abaixo.',
  brief: 'Cada registo fica selado no seguinte. O seu navegador pode verificá-los todos.',
  tool: 'Verificar aqui',
  run: 'Verificar o livro de registos deste site',
  file: 'Ou verifique uma cópia sua',
  fileHint: 'Escolha um ledger.jsonl ou largue-o aqui. Não sai do seu dispositivo.',
  kept: 'Registo e impressão digital de um dos nossos e-mails',
  keptHint: 'Se tiver um, a verificação indica também se esse registo continua lá, inalterado.',
  noScript:
    'Esta verificação precisa de JavaScript e de um navegador atual. O script no fim desta página dispensa o navegador.',
  figures: 'Números recalculados',
  operations: 'Meses e operações',
  figure: 'Número',
  shown: 'Neste site',
  recomputed: 'Nos registos',
  noFigures: 'Ainda não há nenhum número registado.',
  brokerKeys: 'A chave da corretora',
  brokerKeysText: (hosts) =>
    `Um e-mail só é da corretora se a chave da assinatura também o for. Este site procurou-a por si próprio, por isso não confie apenas na palavra dele: o seu navegador pode perguntar a dois serviços de DNS públicos, ${hosts}. Estes verão o seu endereço IP e o domínio da corretora; ninguém é consultado antes de premir o botão.`,
  askKeys: (names) => `Perguntar a ${names}`,
  says: {
    loading: 'A transferir o livro de registos…',
    checking: (done, all) => `Verificados ${done} de ${all} registos…`,
    holds: (entries) => `A cadeia está íntegra. Registos: ${entries}; nenhum foi alterado, retirado ou deslocado.`,
    signed: (moment) => `O fim da cadeia foi assinado em ${moment}.`,
    keep: (head) => `Guarde ou imprima esta linha. Mais tarde mostra se algo até aqui foi reescrito: ${head}`,
    unsigned: 'Este navegador não consegue verificar a assinatura; o script abaixo consegue.',
    empty: 'Ainda não há nada registado.',
    broken: (line) => `A cadeia quebra-se na linha ${line}.`,
    unreadable: 'Esta linha não é um registo.',
    not_canonical: 'Esta linha não está escrita como foi registada.',
    sequence: (expected, found) => `Aqui devia estar o registo ${expected}, mas no seu lugar está o registo ${found}.`,
    broken_link: 'Este registo não se segue ao anterior.',
    wrong_hash: 'Este registo foi alterado depois de feito.',
    time_backwards: 'A sua hora é anterior à do registo acima: um relógio foi atrasado.',
    ahead: 'O fim consta como assinado no futuro: o relógio deste site está adiantado ou o seu está atrasado.',
    cut_off: 'A cópia acaba aqui sem a assinatura: falta uma parte.',
    wrong_head: (signed, here) => `A assinatura abrange ${signed} registos, mas a cópia tem ${here}.`,
    wrong_signature: 'A assinatura no fim não é autêntica.',
    unknownKinds: (kinds: string) =>
      `Esta página não conhece estes tipos de registo e os números não os incluem: ${kinds}.`,
    wrong_confirmation: 'Esta confirmação por e-mail da corretora não corresponde às transações registadas antes dela.',
    standsThere: 'O que lá está escrito',
    otherKey: 'O fim foi assinado com uma chave que não consta da lista deste site.',
    otherEnd: 'Este site assinou um fim diferente para este número de registos.',
    older: (entries) =>
      `O livro deste site já tem ${entries} registos; os números de uma cópia mais antiga podem ser diferentes.`,
    kept: (entry) => `O registo ${entry} do e-mail está lá, inalterado.`,
    notKept: (entry) => `O registo ${entry} não é o que o e-mail indicava.`,
    agree: (agree, all) => `${agree} de ${all} números coincidem com os deste site.`,
    keySame: (who, key) => `${who}: a chave de ${key} é a que consta do livro de registos.`,
    keyOther: (who, key) =>
      `${who}: ${key} tem agora outra chave. Pode ter sido substituída entretanto, ou nunca ter sido da corretora.`,
    keyGone: (who, key) => `${who}: ${key} já não tem chave, ou nunca teve.`,
    keyUnanswered: (who, key) => `${who} não respondeu sobre ${key}. Tente de novo ou procure a chave com o script.`,
    noKeys: 'Nenhum registo do livro contém a chave de uma corretora.',
    stamped: (count) =>
      `Selos externos inalterados: ${count}. Se quem os assinou é quem diz ser, verificam-no o script e o OpenSSL; um navegador não consegue.`,
    dated: (entry, stamp) =>
      `O registo ${entry} e tudo o que está antes já existiam nessa altura, segundo o selo: ${stamp}.`,
    noStamps: 'Nenhum serviço externo selou ainda este livro.',
    stampUnchecked: 'Este navegador não consegue verificar os selos; o script abaixo consegue.',
    stampFails: (number) => `O selo ${number} não é válido: foi alterado ou pertence a outra coisa.`,
    stampOther: (entry, moment) =>
      `Um selo de ${moment} abrange um registo ${entry} que não está nesta cópia: o livro foi refeito ou esta cópia é mais antiga.`,
    stampAhead: (entry, moment) =>
      `O registo ${entry} consta como feito depois de ${moment}, quando um selo já o abrangia: o relógio deste site estava adiantado.`,
    stampLate: (entries, moment) =>
      `Os registos ${entries} só foram selados a ${moment}, dias depois da data em que este site diz tê-los feito. De fora, só está confirmada a data do selo.`,
    stampGap: (since, until) =>
      `Ninguém selou o livro entre ${since} e ${until}. Nesse período, pode ter sido reposto num estado anterior.`,
    stampOpen: (entry) => `Os registos a partir do número ${entry} esperam por um selo há mais de três dias.`,
    failed: 'Não foi possível transferir o livro de registos. Tente novamente.',
  },
  checked: 'O que é verificado',
  checks: [
    'Que cada registo continua tal como foi escrito e que a sua impressão digital (SHA-256) está correta.',
    'Que cada registo contém a impressão digital do anterior, de modo que nenhum pode ser retirado, acrescentado ou deslocado.',
    'Que o fim da cadeia está assinado (Ed25519), pelo que nada pode ter sido cortado.',
    'Que os registos, já com as correções, dão os mesmos números que este site mostra.',
  ],
  limits: 'O que isto não prova',
  limitsText:
    'O facto de nada ter sido reescrito desde então não significa que fosse verdadeiro ou completo à partida. Por isso, as transações vêm de relatórios da corretora que são recalculados antes de serem aceites, e todas as contas continuam na lista, incluindo as fechadas e as que ficaram sem saldo. Além disso, os nossos e-mails trazem a impressão digital do dia: se guardar um, saberá se o histórico for refeito. Nenhuma verificação consegue dizer de onde vem um relatório. Uma conta demo num servidor cujo nome não o indique pode ser mostrada como real. Um operador com várias contas pode mostrar uma e nunca importar as outras.',
  unstamped:
    'Nenhum serviço externo certifica quando os registos foram feitos: as horas são as da máquina do operador. Se guardar uma linha, fica datado tudo o que está antes dela.',
  stamps: {
    title: 'Selos temporais externos',
    text: 'Uma vez por dia, empresas sem ligação a este site selam o fim do livro com a hora dos seus próprios relógios. Recebem uma impressão digital e mais nada. Um selo abrange todos os registos até esse ponto: depois disso, ninguém pode acrescentar ou alterar um e dar-lhe uma data anterior. Não diz se um registo é verdadeiro.',
    first: 'Primeiro selo',
    last: 'Último selo',
    vouches: (entry, day, authority, certificate) =>
      `O registo ${entry} e tudo o que está antes já existiam a ${day}, segundo ${authority} (chave de «${certificate}»).`,
    tsr: 'Transferir o selo (.tsr)',
    all: (count) => `Transferir todos os selos: ${count}`,
    openssl:
      'Para verificar um selo sem este site, guarde-o e use o OpenSSL. O número longo é a impressão digital selada: o SHA-256 da última linha do livro nesse momento.',
  },
  alone: 'Sem confiar nesta página',
  aloneText: 'Guarde os registos e o script, leia o script e execute-o com o Node.js 18 ou mais recente:',
  ledger: 'O livro de registos',
  script: 'O script',
  keys: 'As chaves com que é assinado',
}
