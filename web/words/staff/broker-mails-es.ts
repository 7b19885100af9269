import type { StaffWords } from './en.ts'

/** Spanish: signed mails of brokers that confirm imported deals. */
export const brokerMails: StaffWords['brokerMails'] = {
  title: 'Correos del bróker',
  hint: 'Correos originales en .eml o adjuntos, hasta 5 MB. El texto copiado pierde la firma.',
  upload: (account) => `Subir correos del bróker de ${account}`,
  uploading: 'Comprobando…',
  notUploaded: 'No se pudo subir el correo',
  tooLarge: 'El correo ocupa más de 5 MB. Sube menos adjuntos a la vez.',
  list: 'Correos subidos',
  loadFailed: 'No se pudieron cargar los correos del bróker',
  states: {
    unchecked: 'sin comprobar todavía',
    waiting: 'a la espera de transacciones',
    confirmed: 'confirmado',
    refused: 'rechazado',
  },
  unsigned: 'Correo sin firma',
  signedBy: (domain) => `Firmado por ${domain}`,
  unlisted: 'No está en la lista de brókeres conocidos. La página pública lo indica.',
  confirms: (deals, from, until, balance) =>
    `Confirma ${deals} ${deals === '1' ? 'transacción' : 'transacciones'} del ${from} al ${until} y un saldo de ${balance}.`,
  unchecked:
    'No se pudo consultar la clave de la firma en el DNS. Se vuelve a intentar cada cinco minutos, o puedes comprobarla ahora.',
  waiting:
    'La firma es válida. Importa un informe que incluya estas transacciones y el correo se comprobará de nuevo automáticamente.',
  keySeen: (moment) => `Clave consultada el ${moment}.`,
  keyStates: {
    same: (moment) => `Seguía publicada el ${moment}.`,
    changed: (moment) =>
      `El ${moment} ya la había sustituido otra clave. Cuenta la primera comprobación, así que el correo sigue confirmado.`,
    gone: (moment) =>
      `El ${moment} ya no estaba publicada. Cuenta la primera comprobación, así que el correo sigue confirmado.`,
  },
  by: (person, moment) => `${person}, ${moment}`,
  check: 'Comprobar de nuevo',
  checking: 'Comprobando…',
  notChecked: 'No se pudo comprobar de nuevo el correo',
  export: 'Exportar para un auditor',
  exporting: 'Exportando…',
  notExported: 'No se pudo exportar el correo',
  file: 'correo-del-broker',
  delete: 'Eliminar',
  notDeleted: 'No se pudo eliminar el correo',
  confirmDelete: {
    title: '¿Eliminar este correo?',
    text: 'No confirma nada, así que el registro encadenado y la página pública no cambian. Puedes volver a subirlo.',
    confirm: 'Eliminar correo',
    pending: 'Eliminando…',
  },
  refusals: {
    unreadable: () => 'Este archivo no es un correo guardado. Guarda el correo como .eml y sube ese archivo.',
    unsigned: () =>
      'El correo no tiene firma DKIM. Súbelo tal como llegó, no una copia reenviada. Si nunca la tuvo, el bróker no firma sus correos.',
    body_changed: () => 'El texto del correo se cambió después de firmarlo. Súbelo tal como llegó.',
    bad_signature: () =>
      'La firma no coincide: se cambió algo en el correo o el bróker ha sustituido su clave desde entonces. Sube el correo tal como llegó y poco después de recibirlo.',
    partial_body: () =>
      'Solo está firmada una parte del correo (l=), así que se pudo añadir texto. No sirve como confirmación.',
    unsigned_header: ({ header }) =>
      `La firma no cubre la cabecera «${header}», así que se pudo cambiar. No sirve como confirmación.`,
    repeated_header: ({ header }) => `La cabecera «${header}» aparece más de una vez y no está claro cuál vale.`,
    expired: () => 'La firma ya había caducado cuando subiste el correo. Sube los correos poco después de recibirlos.',
    weak_algorithm: () => 'El correo está firmado con SHA-1, que se puede falsificar. No sirve como confirmación.',
    weak_key: () => 'La clave de la firma tiene menos de 1024 bits y se puede romper. No sirve como confirmación.',
    revoked_key: () => 'El bróker ha revocado la clave de la firma. Sube los correos poco después de recibirlos.',
    no_key: () => 'El DNS ya no tiene la clave de esta firma. Sube los correos poco después de recibirlos.',
    bad_key: () => 'La clave del DNS está dañada, es solo provisional o no es para correo. Consulta al bróker.',
    not_aligned: ({ domain }) =>
      `El correo está firmado por ${domain}, que no es el dominio del remitente. No sirve como confirmación.`,
    look_alike: ({ domain }) => `${domain} solo se parece al dominio de un bróker conocido.`,
    shared_domain: ({ domain }) => `Cualquiera puede enviar correo firmado por ${domain}. No sirve como confirmación.`,
    own_domain: () => 'El correo está firmado por un dominio de este sitio, que no puede confirmar sus propias cifras.',
    other_broker: ({ domain }) => `${domain} es de un bróker distinto al de esta cuenta.`,
    too_heavy: () =>
      'Este correo es demasiado grande o complejo para comprobarlo. Descárgalo otra vez de tu buzón y súbelo sin cambios.',
    no_statement: () =>
      'El correo no contiene ningún extracto de MetaTrader. Sube confirmaciones diarias o extractos mensuales en HTML, no en PDF.',
    no_deals: () => 'El extracto no tiene transacciones, así que no hay nada que confirmar.',
    other_account: () => 'El extracto es de otro número de cuenta.',
    other_currency: () => 'El extracto está en una moneda distinta a la de esta cuenta.',
    missing_deals: ({ count, tickets }) =>
      `En el informe importado faltan transacciones que el bróker incluye: ${count} (${tickets}). Importa el historial completo.`,
    extra_deals: ({ count, tickets }) =>
      `El informe importado tiene transacciones que el bróker no incluye: ${count} (${tickets}).`,
    different_deals: ({ count, tickets }) =>
      `Hay transacciones con otra hora, símbolo, lotes, precio, resultado o costes: ${count} (${tickets}).`,
    different_balance: ({ printed, recomputed }) =>
      `El bróker indica un saldo de ${printed}, pero las transacciones importadas suman ${recomputed}.`,
    already_confirmed: () => 'Este correo ya está confirmado.',
  },
}
