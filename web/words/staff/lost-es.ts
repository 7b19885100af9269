import type { LostWords } from './lost-en.ts'

/** Spanish: why leads are lost. */
export const lost: LostWords = {
  reasons: {
    too_expensive: 'Le parece caro',
    not_interested: 'No le interesa',
    no_answer: 'Nunca respondió',
    competitor: 'Eligió a la competencia',
    no_trust: 'No confía en el producto',
    not_eligible: 'No puede operar',
    wrong_details: 'Datos de contacto erróneos',
    other: 'Otro motivo',
    not_given: 'Sin motivo indicado',
  },
  field: 'Motivo de pérdida',
  choose: 'Elige un motivo',
  title: (name) => `¿Por qué se perdió el lead ${name}?`,
  titleOfMany: (shown, count) => `¿Por qué ${count === 1 ? 'se perdió 1 lead' : `se perdieron ${shown} leads`}?`,
  note: 'Nota (opcional)',
  noteHint: 'Se guarda en el historial.',
  confirm: 'Mover a Perdido',
  edit: 'Editar la lista de motivos',
}
