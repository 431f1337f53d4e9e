import type { Words } from '../../shared/words.ts';

/** The messages of the public site after a form is saved (specification, section 8). */
export const CONFIRMATIONS = {
  contact: {
    es: 'Mensaje enviado con éxito. Respondemos de 8:00 a 20:00.',
    en: 'Message sent successfully. We answer from 8:00 to 20:00.',
  },
  demo: {
    es: 'Solicitud de demostración enviada con éxito. Escribiremos para acordar el día.',
    en: 'Demo request sent successfully. We will write to you to agree on the day.',
  },
  quote: {
    es: 'Solicitud de cotización enviada con éxito',
    en: 'Quote request sent successfully',
  },
  uncovered: {
    es: 'Ningún transportista puede cubrir la carga (intente con otra ruta). La solicitud se guarda por si alguno puede cubrirla.',
    en: 'No carrier can cover the load (try another route). We keep your request in case one can cover it.',
  },
  route: {
    es: 'Ruta ofrecida con éxito. Escribiremos cuando una carga la necesite.',
    en: 'Lane offered successfully. We will write to you when a load needs it.',
  },
} satisfies Record<string, Words>;

export type Confirmation = keyof typeof CONFIRMATIONS;
