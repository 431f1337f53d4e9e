import { bilingual } from '../../locale.ts';
import { reasonMessages } from '../answer/reasons.ts';

export const priceMeta = bilingual({
  es: {
    title: 'Precio de su carga · Andén',
    description: 'Acepte o rechace el precio de su carga, sin cuenta ni contraseña.',
  },
  en: {
    title: 'Price of your load · Andén',
    description: 'Accept or reject the price of your load, without account or password.',
  },
});

export const priceMessages = bilingual({
  es: {
    title: 'Precio de la cotización',
    loading: 'Abriendo el precio…',
    tax: 'sin IVA',
    acceptAmount: 'Aceptar {amount}',
    reject: 'Rechazar precio',
    reasons: reasonMessages.es,
    standing: {
      expired: ['El precio venció', 'Pida uno nuevo a su broker.'],
      accepted: ['Aceptó el precio', 'Gracias. Su broker asignará al transportista.'],
      rejected: [
        'Rechazó el precio',
        'Gracias por avisar. Si su broker comparte uno mejor, lo verá aquí.',
      ],
      assigned: ['La carga ya está asignada', 'No hace falta responder el precio.'],
      pending: ['Su broker prepara un precio nuevo', 'Lo verá aquí, con este mismo enlace.'],
      withdrawn: [
        'La cotización se descartó',
        'Si aún necesita mover la carga, llame a su broker.',
      ],
    },
  },
  en: {
    title: 'Price of quote',
    loading: 'Opening the price…',
    tax: 'excl. VAT (IVA)',
    acceptAmount: 'Accept {amount}',
    reject: 'Reject price',
    reasons: reasonMessages.en,
    standing: {
      expired: ['The price expired', 'Ask your broker for a new one.'],
      accepted: ['You accepted the price', 'Thank you. Your broker will assign the carrier.'],
      rejected: [
        'You rejected the price',
        'Thank you for letting us know. If your broker shares a better one, you will see it here.',
      ],
      assigned: ['The load is already assigned', 'You need not answer the price.'],
      pending: ['Your broker is preparing a new price', 'You will see it here, with this link.'],
      withdrawn: [
        'The quote was dismissed',
        'If you still need to move the load, call your broker.',
      ],
    },
  },
});
