import type { LearningWords } from './learning-en.ts'

/** Spanish: the screen that says how well the win probability holds. */
export const learning: LearningWords = {
  lead: 'Qué probabilidad tiene un lead de convertirse. El modelo se entrena en este servidor, con los leads que tu equipo ha cerrado.',
  loadFailed: 'No se pudo cargar el modelo',
  again: 'Volver a entrenar',
  againFailed: 'No se pudo entrenar con los leads cerrados',
  done: 'Entrenado con los leads cerrados',
  state: '¿Es fiable?',
  verdicts: {
    pending: 'Aún sin entrenar. Tus leads cerrados se revisarán por primera vez en menos de un minuto.',
    too_few: 'Aún sin entrenar. Hay muy pocos leads cerrados.',
    does_not_hold:
      'Por ahora no se muestra: los últimos leads acabaron de forma distinta a lo previsto. Se vuelve a intentar tras diez leads cerrados más, o mañana.',
    level_only:
      'Por ahora no se muestra: se convirtieron más o menos tantos como se esperaba, pero acertar cuáles no fue mejor que el azar. Cada lead muestra lo habitual de su etapa.',
    learned:
      'Es fiable: de los últimos leads se convirtieron más o menos los esperados, y sobre todo los de probabilidad alta.',
  },
  level: (converted, count, expected) =>
    `De los últimos ${count} leads se convirtieron ${converted}; se esperaban ${expected}.`,
  ranking: (share, from, to) =>
    `Entre un lead convertido y uno perdido, el convertido tenía más probabilidad en el ${share} de los casos; al azar sería entre el ${from} y el ${to}.`,
  from: (closed, converted) => `Leads entrantes cerrados: ${closed}; convertidos: ${converted}.`,
  needed: (closed, each) => `Hacen falta ${closed} leads cerrados, entre ellos ${each} convertidos y ${each} perdidos.`,
  when: (moment) => `Entrenado ${moment}.`,
  figures: 'En cifras',
  figuresText: (count) => `Los últimos ${count} leads cerrados, según lo que se preveía a partir de los anteriores.`,
  auc: 'Aciertos al ordenarlos',
  aucText: 'Cuántas veces un lead convertido tenía más probabilidad que uno perdido. Al azar sería el 50 %.',
  ece: 'Desviación media',
  eceText: 'Diferencia media, en puntos porcentuales, entre lo previsto y lo ocurrido.',
  brier: 'Índice de Brier',
  brierText: (plain) =>
    `Error cuadrático medio; cuanto menor, mejor. Dar a todos la proporción de los anteriores daría ${plain}.`,
  rates: 'Convertidos',
  ratesText: (before) => `De los últimos leads. De los anteriores, el ${before}.`,
  points: (number) => `${number} puntos`,
  chart: 'Previsto y ocurrido',
  chartText:
    'Cada punto es un grupo de leads, más grande cuantos más son. Sobre la línea, lo previsto es lo que ocurrió.',
  chartLabel: (groups) =>
    `En horizontal lo previsto, en vertical lo convertido, de ${groups} grupos de leads. La tabla tiene las cifras.`,
  table: 'Como tabla',
  columns: { range: 'Probabilidad', leads: 'Leads', predicted: 'Previsto de media', happened: 'Convertidos' },
  range: (from, to) => `${from} a ${to}`,
}
