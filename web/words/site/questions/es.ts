import type { QuestionWords } from './en.ts'

export const questions: QuestionWords = {
  title: 'Preguntas frecuentes',
  money: {
    ask: '¿Dónde está mi dinero?',
    answer:
      'En tu bróker, en una cuenta a tu nombre. El bot puede abrir y cerrar operaciones en ella; no puede ingresar ni retirar dinero.',
  },
  risk: {
    ask: '¿Puedo perder dinero?',
    answer:
      'Sí: todo lo que deposites, y rápido, porque el oro se opera con apalancamiento. Usa solo dinero del que puedas prescindir.',
  },
  install: {
    ask: '¿Tengo que instalar algo?',
    answer: 'No. Envías los datos de tu cuenta de MetaTrader, el equipo configura el bot y tú lo sigues en MetaTrader.',
  },
  stop: {
    ask: '¿Cómo paro el bot?',
    answer:
      'Cambia la contraseña de tu cuenta de MetaTrader y se queda sin acceso. Las operaciones abiertas en ese momento siguen abiertas hasta que las cierres.',
  },
  cancel: {
    ask: '¿Cómo cancelo?',
    answer:
      'Sin iniciar sesión, en dos pasos y con un justificante fechado. Si cancelas durante la prueba, no pagas nada.',
  },
  figures: {
    ask: '¿De dónde salen las cifras?',
    answer:
      'Cada una lleva su marca: medida con los registros que se guardan aquí, declarada por la empresa con una fecha, o de muestra mientras el sitio sea una demostración.',
  },
  company: {
    ask: '¿Quién está detrás?',
    answer:
      'La empresa aparece al pie de cada página, con su dirección. Lo que no ha declarado lleva la marca «sin indicar».',
  },
}
