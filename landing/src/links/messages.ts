import { bilingual, type Locale } from '../locale.ts';

/** The language of the page in the browser. */
export function language(): Locale {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'es';
}

/** The texts of every page that a public link opens. */
export const linkMessages = bilingual({
  es: {
    gone: 'Este enlace ya no es válido. Pida uno nuevo a su broker.',
    retry: 'Sin conexión. La página se abre sola cuando vuelva la red.',
    waiting:
      'Sin conexión. Su respuesta está guardada en este teléfono y se envía cuando vuelva la red con esta página abierta.',
    failed: 'No se pudo enviar. Se intenta de nuevo; lo que escribió sigue aquí.',
    wrong: 'Corrija lo marcado.',
    needed: 'Este campo es necesario',
    comment: 'Comentario para el broker',
    reason: 'Motivo',
    askAgain: { title: '¿Es correcto?', goOn: 'Sí, continuar', correct: 'Corregir' },
    noScript: 'Esta página necesita JavaScript. También puede responder por teléfono a su broker.',
  },
  en: {
    gone: 'This link is no longer valid. Ask your broker for a new one.',
    retry: 'No connection. The page opens by itself once the network is back.',
    waiting:
      'No connection. Your answer is kept on this phone and is sent once the network is back with this page open.',
    failed: 'It could not be sent. It is tried again; what you wrote is still here.',
    wrong: 'Correct what is marked.',
    needed: 'This field is required',
    comment: 'Comment for the broker',
    reason: 'Reason',
    askAgain: { title: 'Is this right?', goOn: 'Yes, continue', correct: 'Correct it' },
    noScript: 'This page needs JavaScript. You can also answer your broker by phone.',
  },
});
