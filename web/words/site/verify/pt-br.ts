import type { VerifyWords } from './en.ts'

export const verify: VerifyWords = {
  link: 'Conferir o histórico',
  title: 'Confira o histórico por conta própria',
  lead: 'Cada entrada do livro traz a impressão digital da anterior. O seu navegador pode baixá-lo e recalcular toda a cadeia e todos os números abaixo.',
  brief: 'Cada entrada fica selada na seguinte. Seu navegador pode conferir todas.',
  tool: 'Confira aqui',
  run: 'Conferir o livro de registros deste site',
  file: 'Ou confira uma cópia sua',
  fileHint: 'Escolha um ledger.jsonl ou solte o arquivo aqui. Ele não sai do seu aparelho.',
  kept: 'Entrada e impressão digital de um dos nossos e-mails',
  keptHint: 'Se você tiver um, a conferência também diz se essa entrada continua lá, sem alteração.',
  noScript:
    'Esta conferência precisa de JavaScript e de um navegador atual. O script no fim desta página roda sem navegador.',
  figures: 'Números recalculados',
  operations: 'Meses e operações',
  figure: 'Número',
  shown: 'Neste site',
  recomputed: 'Pelo livro',
  noFigures: 'Ainda não há nenhum número registrado.',
  brokerKeys: 'A chave da corretora',
  brokerKeysText: (hosts) =>
    `Um e-mail só é da corretora se a chave da assinatura também for. Este site consultou a chave por conta própria, então não acredite só na palavra dele: seu navegador pode perguntar a dois serviços de DNS públicos, ${hosts}. Eles verão seu endereço IP e o domínio da corretora; ninguém é consultado antes de você apertar o botão.`,
  askKeys: (names) => `Perguntar a ${names}`,
  says: {
    loading: 'Baixando o livro de registros…',
    checking: (done, all) => `${done} de ${all} entradas conferidas…`,
    holds: (entries) => `A cadeia está íntegra. Entradas: ${entries}; nenhuma foi alterada, retirada ou movida.`,
    signed: (moment) => `O fim da cadeia foi assinado em ${moment}.`,
    keep: (head) => `Guarde ou imprima esta linha. Mais tarde ela mostra se algo até aqui foi reescrito: ${head}`,
    unsigned: 'Este navegador não consegue conferir a assinatura; o script abaixo consegue.',
    empty: 'Ainda não há nada registrado.',
    broken: (line) => `A cadeia se quebra na linha ${line}.`,
    unreadable: 'Esta linha não é uma entrada.',
    not_canonical: 'Esta linha não está escrita como foi registrada.',
    sequence: (expected, found) => `Aqui deveria estar a entrada ${expected}, mas está a entrada ${found}.`,
    broken_link: 'Esta entrada não é continuação da anterior.',
    wrong_hash: 'Esta entrada foi alterada depois de registrada.',
    time_backwards: 'Seu horário é anterior ao da entrada acima: um relógio foi atrasado.',
    ahead: 'O fim diz ter sido assinado no futuro: o relógio deste site está adiantado ou o seu está atrasado.',
    cut_off: 'A cópia termina aqui sem a assinatura: falta uma parte.',
    wrong_head: (signed, here) => `A assinatura cobre ${signed} entradas, mas a cópia tem ${here}.`,
    wrong_signature: 'A assinatura no fim não é autêntica.',
    unknownKinds: (kinds) => `Esta página não conhece estes tipos de entrada, e os números não os incluem: ${kinds}.`,
    wrong_confirmation: 'Esta confirmação por e-mail da corretora não bate com as transações registradas antes dela.',
    standsThere: 'O que está escrito lá',
    otherKey: 'O fim foi assinado com uma chave que não está na lista deste site.',
    otherEnd: 'Este site assinou um fim diferente para esta quantidade de entradas.',
    older: (entries) =>
      `O livro deste site já tem ${entries} entradas; os números de uma cópia mais antiga podem ser diferentes.`,
    kept: (entry) => `A entrada ${entry} do e-mail está lá, sem alteração.`,
    notKept: (entry) => `A entrada ${entry} não é a que o e-mail indicava.`,
    agree: (agree, all) => `${agree} de ${all} números batem com os deste site.`,
    keySame: (who, key) => `${who}: a chave de ${key} é a que está no livro de registros.`,
    keyOther: (who, key) =>
      `${who}: ${key} tem outra chave agora. Ela pode ter sido trocada, ou nunca ter sido da corretora.`,
    keyGone: (who, key) => `${who}: ${key} não tem mais chave, ou nunca teve.`,
    keyUnanswered: (who, key) => `${who} não respondeu sobre ${key}. Tente de novo ou consulte com o script abaixo.`,
    noKeys: 'Nenhuma entrada do livro contém a chave de uma corretora.',
    stamped: (count) =>
      `Carimbos externos inalterados: ${count}. Se quem os assinou é quem diz ser, o script e o OpenSSL verificam; um navegador não consegue.`,
    dated: (entry, stamp) =>
      `A entrada ${entry} e tudo o que vem antes já existiam naquele momento, segundo o carimbo: ${stamp}.`,
    noStamps: 'Nenhum serviço externo carimbou este livro ainda.',
    stampUnchecked: 'Este navegador não consegue conferir os carimbos; o script abaixo consegue.',
    stampFails: (number) => `O carimbo ${number} não é válido: foi alterado ou é de outra coisa.`,
    stampOther: (entry, moment) =>
      `Um carimbo de ${moment} cobre uma entrada ${entry} que não está nesta cópia: o livro foi refeito, ou esta cópia é mais antiga.`,
    stampAhead: (entry, moment) =>
      `A entrada ${entry} diz ter sido registrada depois de ${moment}, quando um carimbo já a cobria: o relógio deste site estava adiantado.`,
    stampLate: (entries, moment) =>
      `As entradas ${entries} só foram carimbadas em ${moment}, dias depois da data em que este site diz tê-las registrado. De fora, só a data do carimbo está confirmada.`,
    stampGap: (since, until) =>
      `Ninguém carimbou o livro entre ${since} e ${until}. Nesse período, ele pode ter voltado a um estado anterior.`,
    stampOpen: (entry) => `As entradas a partir do número ${entry} esperam um carimbo há mais de três dias.`,
    failed: 'Não foi possível baixar o livro de registros. Tente de novo.',
  },
  checked: 'O que é conferido',
  checks: [
    'Que cada entrada está escrita como foi registrada e que a impressão digital (SHA-256) está correta.',
    'Que cada entrada traz a impressão digital da anterior, para que nenhuma possa ser retirada, acrescentada ou movida.',
    'Que o fim está assinado (Ed25519), então nada pode ter sido cortado.',
    'Que as entradas, já com as correções, dão os mesmos números que este site mostra.',
  ],
  limits: 'O que isto não prova',
  limitsText:
    'O fato de nada ter sido reescrito não significa que o histórico fosse verdadeiro ou completo desde o início. Por isso, as transações vêm de relatórios da corretora que são recalculados antes de serem aceitos, e todas as contas continuam na lista, inclusive as encerradas e as zeradas. Além disso, os nossos e-mails trazem a impressão digital do dia: se você guardar um deles, vai perceber se o histórico for refeito. Nenhuma conferência aqui consegue dizer de onde vem um relatório. Uma conta demo em um servidor cujo nome não revela isso pode aparecer como real. Um operador com várias contas pode mostrar uma e nunca importar as outras.',
  unstamped:
    'Nenhum serviço externo atesta quando as entradas foram registradas: os horários são os da máquina do operador. Se você guardar uma linha, fica datado tudo o que vem antes dela.',
  stamps: {
    title: 'Carimbos de tempo externos',
    text: 'Uma vez por dia, empresas sem ligação com este site carimbam o fim do livro com a hora dos próprios relógios. Elas recebem uma impressão digital e nada mais. Um carimbo cobre todas as entradas até aquele ponto: depois disso, ninguém pode incluir ou mudar uma e dar a ela uma data anterior. Ele não diz se uma entrada é verdadeira.',
    first: 'Primeiro carimbo',
    last: 'Último carimbo',
    vouches: (entry, day, authority, certificate) =>
      `A entrada ${entry} e tudo o que vem antes já existiam em ${day}, segundo ${authority} (chave de “${certificate}”).`,
    tsr: 'Baixar o carimbo (.tsr)',
    all: (count) => `Baixar todos os carimbos: ${count}`,
    openssl:
      'Para conferir um carimbo sem este site, salve-o e rode o OpenSSL. O número longo é a impressão digital carimbada: o SHA-256 da última linha do livro naquele momento.',
  },
  alone: 'Sem confiar nesta página',
  aloneText: 'Salve o livro e o script, leia o script e rode com Node.js 18 ou mais recente:',
  ledger: 'O livro de registros',
  script: 'O script',
  keys: 'As chaves que assinam o livro',
}
