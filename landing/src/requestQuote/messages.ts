import { bilingual } from '../locale.ts';

export const requestQuoteMeta = bilingual({
  es: {
    title: 'Cotiza tu carga México–Estados Unidos · Andén',
    description:
      'Pide precio para tu carga sin crear una cuenta: ruta, fecha, equipo y peso. Te respondemos con un precio en menos de 60 minutos.',
  },
  en: {
    title: 'Quote your Mexico–US load · Andén',
    description:
      'Ask for the price of your load without an account: lane, date, equipment and weight. We answer with a price within 60 minutes.',
  },
});

export const requestQuoteMessages = bilingual({
  es: {
    title: 'Cotiza tu carga',
    lead: 'Sin cuenta y sin compromiso. Dinos qué mueves y de dónde a dónde.',
    steps: [
      'Recibimos tu solicitud y un ejecutivo la revisa.',
      'La mandamos solo a los transportistas que cubren tu ruta y tu equipo.',
      'Te respondemos con un precio sin IVA en menos de 60 minutos, en horario de 8:00 a 20:00.',
    ],
    shared: 'Tus datos de contacto no se comparten con los transportistas.',
    load: 'La carga',
    pickupDate: 'Fecha de recolección',
    deliveryDate: 'Fecha de entrega',
    weight: 'Peso',
    weightUnit: 'Unidad',
    kg: 'Kilogramos (kg)',
    lb: 'Libras (lb)',
    hazmat: 'Es material peligroso',
    commentHint: 'Máximo 500 caracteres. Los transportistas lo leen: no escribas datos personales.',
    submit: 'Pedir cotización',
  },
  en: {
    title: 'Quote your load',
    lead: 'No account, no commitment. Tell us what you move and from where to where.',
    steps: [
      'We receive your request and an account executive reviews it.',
      'It goes only to the carriers that cover your lane and equipment.',
      'We answer with a price excl. VAT (IVA) within 60 minutes, from 8:00 to 20:00.',
    ],
    shared: 'Your contact details are not shared with carriers.',
    load: 'The load',
    pickupDate: 'Pickup date',
    deliveryDate: 'Delivery date',
    weight: 'Weight',
    weightUnit: 'Unit',
    kg: 'Kilograms (kg)',
    lb: 'Pounds (lb)',
    hazmat: 'It is hazmat',
    commentHint: 'At most 500 characters. Carriers read it: leave personal data out.',
    submit: 'Request quote',
  },
});
