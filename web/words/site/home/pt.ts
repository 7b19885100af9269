import type { HomeWords } from './en.ts'

export const home: HomeWords = {
  headline: { first: 'O ouro nunca para.', second: 'O bot segue as regras.', third: 'A conta é sua.' },
  subtitle: (brand) =>
    `${brand} liga uma estratégia automática de ouro (XAU/USD) a uma conta MetaTrader em seu nome. Vê cada operação que faz e pode pará-lo a qualquer momento.`,
  ask: 'Fazer uma pergunta',
  scene: {
    label: 'Quem tem o quê',
    market: 'Mercado do ouro',
    prices: 'chegam os preços',
    bot: 'O bot',
    rules: 'decide por regras fixas',
    account: 'A sua conta',
    yours: 'a sua corretora, o seu nome, o seu dinheiro',
  },
  what: {
    title: 'O que é e o que não é',
    is: 'É',
    isNot: 'Não é',
    program: 'Um programa que abre e fecha operações de ouro segundo regras fixas.',
    connection: 'Uma ligação à sua própria conta MetaTrader, que pode cortar a qualquer momento.',
    subscription: 'Uma subscrição a um preço único, nos meses bons e nos maus.',
    fund: 'Um fundo: aqui ninguém guarda, junta ou paga o seu dinheiro.',
    advice: 'Aconselhamento: não sabe nada sobre si e não recomenda nada.',
    guarantee: 'Uma garantia: há operações, semanas e meses com perdas.',
  },
  steps: {
    title: 'Como funciona',
    account: {
      title: 'Abra uma conta',
      text: 'Numa corretora que ofereça MetaTrader, em seu nome e com o seu próprio dinheiro.',
    },
    connect: {
      title: 'Ligue o bot',
      text: 'Envia os dados da sua conta num formulário protegido. Uma pessoa configura o bot e escreve-lhe quando estiver a funcionar.',
    },
    watch: {
      title: 'Acompanhe-o ou pare-o',
      text: 'Cada operação aparece no seu próprio MetaTrader. Mude lá a palavra-passe e o bot fica de fora.',
    },
  },
  results: {
    title: 'O histórico em resumo',
    intro: 'Com os meses de perdas incluídos e nenhum número sem fonte.',
    curve: 'Evolução da conta, mês a mês',
    every: 'Todos os resultados',
  },
  price: {
    title: 'Preço e período experimental',
    trial: 'grátis para experimentar, com todas as funções',
    monthly: 'por mês depois disso, até cancelar',
    deposit: 'depósito mínimo recomendado na sua corretora; pode perdê-lo por inteiro',
  },
  close: {
    title: 'Pergunte antes de decidir',
    text: 'Deixe os seus dados e uma pessoa escreve-lhe. Não custa nada nem liga nada.',
  },
}
