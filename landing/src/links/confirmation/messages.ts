import { bilingual } from '../../locale.ts';

export const confirmationMeta = bilingual({
  es: {
    title: 'Confirmación de tarifa · Andén',
    description: 'Lea y acepte la confirmación de tarifa, sin cuenta ni contraseña.',
  },
  en: {
    title: 'Rate confirmation · Andén',
    description: 'Read and accept the rate confirmation, without account or password.',
  },
});

export const confirmationMessages = bilingual({
  es: {
    title: 'Confirmación de tarifa',
    loading: 'Abriendo la confirmación…',
    revision: 'Revisión {revision}',
    name: 'Nombre de quien acepta',
    kept: 'Se guardan su nombre, la hora y su dirección IP, y se muestran en la confirmación.',
    accept: 'Aceptar confirmación',
    acceptAmount: 'Aceptar por {amount} más IVA',
    download: 'Descargar PDF',
    readLatest: 'Leer la revisión vigente',
    superseded: [
      'Esta revisión fue reemplazada',
      'La vigente es la revisión {latest}; esta solo se puede leer.',
    ],
    accepted: ['Confirmación aceptada', 'La aceptó {name} el {time}.'],
    closed: ['Esta confirmación solo se puede leer', 'La carga ya no espera su aceptación.'],
  },
  en: {
    title: 'Rate confirmation',
    loading: 'Opening the confirmation…',
    revision: 'Revision {revision}',
    name: 'Name of the person who accepts',
    kept: 'Your name, the time and your IP address are kept and shown on the confirmation.',
    accept: 'Accept confirmation',
    acceptAmount: 'Accept for {amount} plus VAT (IVA)',
    download: 'Download PDF',
    readLatest: 'Read the current revision',
    superseded: [
      'This revision was superseded',
      'The current one is revision {latest}; this one can only be read.',
    ],
    accepted: ['Confirmation accepted', '{name} accepted it on {time}.'],
    closed: ['This confirmation can only be read', 'The load no longer waits for you to accept.'],
  },
});
