import type { VerifyWords } from './en.ts'

export const verify: VerifyWords = {
  link: 'Comprobar el historial',
  title: 'Comprueba el historial por tu cuenta',
  lead: 'Cada entrada del registro lleva la huella digital de la anterior. Tu navegador puede descargarlo y recalcular toda la cadena y todas las cifras de abajo.',
  brief: 'Cada entrada lleva la huella de la anterior. Tu propio navegador puede comprobarlas todas.',
  tool: 'Comprobarlo aquí',
  run: 'Comprobar el registro de este sitio',
  file: 'O comprueba tu propia copia',
  fileHint: 'Elige un ledger.jsonl o suéltalo aquí. No sale de tu dispositivo.',
  kept: 'Entrada y huella de uno de nuestros correos',
  keptHint: 'Si tienes uno, la comprobación te dirá además si esa entrada sigue ahí, sin cambios.',
  noScript:
    'Esta comprobación necesita JavaScript y un navegador actual. El script del final de la página funciona sin navegador.',
  figures: 'Cifras que se recalculan',
  operations: 'Meses y operaciones',
  figure: 'Cifra',
  shown: 'En este sitio',
  recomputed: 'Según el registro',
  noFigures: 'Todavía no hay ninguna cifra registrada.',
  brokerKeys: 'La clave del bróker',
  brokerKeysText: (hosts) =>
    `Un correo es del bróker solo si también lo es la clave de su firma. Este sitio la buscó por su cuenta, así que no te fíes de su palabra: tu navegador puede preguntar a dos servicios DNS públicos, ${hosts}. Verán tu dirección IP y el dominio del bróker; no se pregunta a nadie hasta que pulses el botón.`,
  askKeys: (names) => `Preguntar a ${names}`,
  says: {
    loading: 'Descargando el registro…',
    checking: (done, all) => `Comprobadas ${done} de ${all} entradas…`,
    holds: (entries) => `La cadena está íntegra. Entradas: ${entries}; no se ha modificado, quitado ni movido ninguna.`,
    signed: (moment) => `Su final se firmó el ${moment}.`,
    keep: (head) => `Guarda o imprime esta línea. Más adelante mostrará si algo hasta aquí se ha reescrito: ${head}`,
    unsigned: 'Este navegador no puede comprobar la firma; el script de abajo sí.',
    empty: 'Todavía no hay nada registrado.',
    broken: (line) => `La cadena se rompe en la línea ${line}.`,
    unreadable: 'Esta línea no es una entrada.',
    not_canonical: 'Esta línea no está escrita como se registró.',
    sequence: (expected, found) => `Aquí debería estar la entrada ${expected}, pero en su lugar está la ${found}.`,
    broken_link: 'Esta entrada no sigue a la anterior.',
    wrong_hash: 'Esta entrada se modificó después de registrarse.',
    time_backwards: 'Su hora es anterior a la de la entrada de arriba: se atrasó un reloj.',
    ahead: 'El final figura como firmado en el futuro: el reloj de este sitio va adelantado o el tuyo va atrasado.',
    cut_off: 'La copia termina aquí sin su firma: falta una parte.',
    wrong_head: (signed, here) => `La firma corresponde a ${signed} entradas, pero la copia tiene ${here}.`,
    wrong_signature: 'La firma del final no es auténtica.',
    unknownKinds: (kinds: string) =>
      `Esta página no conoce estos tipos de entrada y las cifras no los incluyen: ${kinds}.`,
    wrong_confirmation: 'Esta confirmación por correo del bróker no coincide con las transacciones registradas antes.',
    standsThere: 'Lo que está escrito ahí',
    otherKey: 'El final se firmó con una clave que este sitio no incluye en su lista.',
    otherEnd: 'Este sitio firmó un final distinto para este número de entradas.',
    older: (entries) =>
      `El registro de este sitio ya tiene ${entries} entradas; las cifras de una copia anterior pueden ser distintas.`,
    kept: (entry) => `La entrada ${entry} del correo está ahí, sin cambios.`,
    notKept: (entry) => `La entrada ${entry} no es la que indicaba el correo.`,
    agree: (agree, all) => `${agree} de ${all} cifras coinciden con las de este sitio.`,
    keySame: (who, key) => `${who}: ${key} tiene la clave que consta en el registro.`,
    keyOther: (who, key) =>
      `${who}: ${key} tiene ahora otra clave. Puede que la hayan cambiado, o que nunca fuera la del bróker.`,
    keyGone: (who, key) => `${who}: ${key} ya no tiene clave, o nunca la tuvo.`,
    keyUnanswered: (who, key) =>
      `${who} no ha respondido sobre ${key}. Inténtalo de nuevo o búscala con el script de abajo.`,
    noKeys: 'Ninguna entrada del registro contiene la clave de un bróker.',
    stamped: (count) =>
      `Sellos externos sin modificar: ${count}. Que sus firmantes sean quienes dicen lo comprueban el script y OpenSSL; un navegador no puede.`,
    dated: (entry, stamp) => `La entrada ${entry} y todo lo anterior ya existían entonces, según el sello: ${stamp}.`,
    noStamps: 'Ningún servicio externo ha sellado aún este registro.',
    stampUnchecked: 'Este navegador no puede comprobar los sellos; el script de abajo sí.',
    stampFails: (number) => `El sello ${number} no es válido: se ha alterado o corresponde a otra cosa.`,
    stampOther: (entry, moment) =>
      `Un sello del ${moment} cubre una entrada ${entry} que no está en esta copia: el registro se rehízo, o esta copia es más antigua.`,
    stampAhead: (entry, moment) =>
      `La entrada ${entry} figura como registrada después del ${moment}, cuando un sello ya la cubría: el reloj de este sitio iba adelantado.`,
    stampLate: (entries, moment) =>
      `Las entradas ${entries} se sellaron por primera vez el ${moment}, días después de registrarse, según este sitio. Desde fuera solo está confirmada la fecha del sello.`,
    stampGap: (since, until) =>
      `Nadie selló el registro entre el ${since} y el ${until}. En ese tiempo pudo devolverse a un estado anterior.`,
    stampOpen: (entry) => `Las entradas a partir de la número ${entry} llevan más de tres días sin sello.`,
    failed: 'No se ha podido descargar el registro. Inténtalo de nuevo.',
  },
  checked: 'Qué se comprueba',
  checks: [
    'Que cada entrada está escrita como se registró y que su huella (SHA-256) le corresponde.',
    'Que cada entrada contiene la huella de la anterior, de modo que no se puede quitar, añadir ni mover ninguna.',
    'Que el final está firmado (Ed25519), de modo que no se ha cortado nada.',
    'Que de las entradas, con sus correcciones, salen las mismas cifras que muestra este sitio.',
  ],
  limits: 'Qué no demuestra',
  limitsText:
    'Que nada se haya reescrito después no significa que fuera cierto o completo desde el principio. Por eso las transacciones proceden de informes del bróker que se recalculan antes de aceptarse, y todas las cuentas siguen en la lista, también las cerradas y las que agotaron su saldo. Además, nuestros correos llevan la huella del día: si guardas uno, notarás si el historial se ha rehecho. Ninguna comprobación puede decir de dónde viene un informe. Una cuenta demo en un servidor cuyo nombre no lo indique puede mostrarse como real. Una empresa con varias cuentas puede mostrar una y no importar nunca las demás.',
  unstamped:
    'Ningún servicio externo certifica cuándo se registraron las entradas: sus horas son las del servidor de la empresa. Si guardas una línea, queda fechado todo lo anterior.',
  stamps: {
    title: 'Sellos de tiempo externos',
    text: 'Una vez al día, empresas ajenas a este sitio sellan el final del registro con la hora de sus propios relojes. Reciben una huella digital y nada más. Un sello cubre todas las entradas hasta ese punto, así que nadie puede añadir ni cambiar una después y ponerle una fecha anterior. No dice si una entrada es cierta.',
    first: 'Primer sello',
    last: 'Último sello',
    vouches: (entry, day, authority, certificate) =>
      `La entrada ${entry} y todo lo anterior ya existían el ${day}, según ${authority} (clave de «${certificate}»).`,
    tsr: 'Descargar el sello (.tsr)',
    all: (count) => `Descargar todos los sellos: ${count}`,
    openssl:
      'Para comprobar un sello sin este sitio, guárdalo y usa OpenSSL. El número largo es la huella que se selló: el SHA-256 de la última línea del registro en ese momento.',
  },
  alone: 'Sin fiarte de esta página',
  aloneText: 'Guarda el registro y el script, lee el script y ejecútalo con Node.js 18 o posterior:',
  ledger: 'El registro',
  script: 'El script',
  keys: 'Las claves con las que se firma',
}
