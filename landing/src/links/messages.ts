import { bilingual } from '../locale.ts';

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
    form: {
      required: 'Este campo es necesario',
      number: 'Escriba un importe como 1,250.50',
      didYouMean: '¿Quiso decir {offer}?',
      wrong: 'Corrija lo marcado.',
      offline: 'Sin conexión. Lo que escribió sigue aquí.',
      unreachable: 'No se pudo enviar. Lo que escribió sigue aquí.',
    },
    choose: 'Elija…',
    sending: 'Enviando…',
    sent: 'Enviado.',
    saving: 'Descargando…',
    notSaved: 'No se pudo descargar. Intente de nuevo.',
    busy: 'El servidor no responde por ahora. La página se abre sola en cuanto responda.',
    offlineSince: 'Sin conexión. Lo que ve se leyó el {time}.',
    busySince: 'El servidor no responde por ahora. Lo que ve se leyó el {time}.',
    updating: 'Actualizando. Lo que ve se leyó el {time}.',
    rightPage: 'Abrir la página de este enlace',
    whatsApp: 'Escribir por WhatsApp',
    problems: {
      missing: [
        'El enlace llegó incompleto',
        'El programa de correo le quitó lo que sigue del signo #. Copie el enlace completo del mensaje y péguelo en el navegador, o pida otro a quien se lo envió.',
      ],
      cut: [
        'El enlace llegó cortado',
        'El programa de correo le quitó una parte. Copie el enlace completo del mensaje y péguelo en el navegador, o pida otro a quien se lo envió.',
      ],
      otherKind: ['Este enlace es para otra cosa', 'Funciona, pero abre otra página.'],
      gone: [
        'Este enlace ya no es válido',
        'Venció o se reemplazó por otro. Pida uno nuevo a su broker.',
      ],
    },
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
    form: {
      required: 'This field is required',
      number: 'Enter an amount like 1,250.50',
      didYouMean: 'Did you mean {offer}?',
      wrong: 'Correct what is marked.',
      offline: 'No connection. What you wrote is still here.',
      unreachable: 'It could not be sent. What you wrote is still here.',
    },
    choose: 'Choose…',
    sending: 'Sending…',
    sent: 'Sent.',
    saving: 'Downloading…',
    notSaved: "Couldn't download it. Try again.",
    busy: 'The server does not answer now. The page opens by itself as soon as it does.',
    offlineSince: 'No connection. What you see was read on {time}.',
    busySince: 'The server does not answer now. What you see was read on {time}.',
    updating: 'Updating. What you see was read on {time}.',
    rightPage: 'Open the page of this link',
    whatsApp: 'Write on WhatsApp',
    problems: {
      missing: [
        'The link arrived incomplete',
        'The mail program removed what follows the sign #. Copy the whole link from the message and paste it into the browser, or ask who sent it for another one.',
      ],
      cut: [
        'The link arrived cut off',
        'The mail program removed a part of it. Copy the whole link from the message and paste it into the browser, or ask who sent it for another one.',
      ],
      otherKind: ['This link is for something else', 'It works, but it opens another page.'],
      gone: [
        'This link is no longer valid',
        'It expired or was replaced. Ask your broker for a new one.',
      ],
    },
    noScript: 'This page needs JavaScript. You can also answer your broker by phone.',
  },
});
