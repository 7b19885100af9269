import type { QuestionWords } from './en.ts'

export const questions: QuestionWords = {
  title: 'Perguntas frequentes',
  money: {
    ask: 'Onde está o meu dinheiro?',
    answer:
      'Na sua corretora, numa conta em seu nome. O bot pode abrir e fechar operações nela; não pode depositar nem levantar.',
  },
  risk: {
    ask: 'Posso perder dinheiro?',
    answer:
      'Sim: tudo o que depositar, e depressa, porque o ouro é negociado com alavancagem. Use apenas dinheiro de que possa prescindir.',
  },
  install: {
    ask: 'Tenho de instalar alguma coisa?',
    answer: 'Não. Envia os dados da sua conta MetaTrader, a equipa configura o bot e acompanha-o no MetaTrader.',
  },
  stop: {
    ask: 'Como paro o bot?',
    answer:
      'Mude a palavra-passe da sua conta MetaTrader e ele perde o acesso. As operações abertas nesse momento continuam abertas até as fechar.',
  },
  cancel: {
    ask: 'Como cancelo?',
    answer:
      'Sem iniciar sessão, em dois passos e com um recibo datado. Se cancelar durante o período experimental, não paga nada.',
  },
  figures: {
    ask: 'De onde vêm os números?',
    answer:
      'Cada um traz a sua marca: medido a partir dos registos aqui guardados, declarado pela empresa com uma data, ou exemplo enquanto o site for uma demonstração.',
  },
  company: {
    ask: 'Quem está por trás?',
    answer:
      'A empresa é indicada no fim de cada página, com a morada. O que não declarou leva a menção «sem indicação».',
  },
}
