import { bilingual } from '../locale.ts';

export const newRouteMeta = bilingual({
  es: {
    title: 'Ofrece una ruta como transportista · Andén',
    description:
      'Transportistas: dinos qué ruta corres, con qué equipo, cada cuándo y a qué tarifa, y te buscamos carga para ella.',
  },
  en: {
    title: 'Offer a lane as a carrier · Andén',
    description:
      'Carriers: tell us which lane you run, with what equipment, how often and at what rate, and we look for loads on it.',
  },
});

export const newRouteMessages = bilingual({
  es: {
    title: 'Ofrece tu ruta',
    lead: '¿Regresas vacío de Laredo los jueves? Dinos por dónde pasas y te ayudamos a llenarlo.',
    steps: [
      'Registramos tu ruta con su equipo, frecuencia y tarifa.',
      'Cuando una carga la necesita, eres de los primeros a quienes preguntamos.',
      'Respondes desde el teléfono y siempre sabes cómo quedó tu tarifa.',
    ],
    note: '¿Aún no estás en la red? Registra tu empresa en unos minutos desde «Registrar transportista».',
    lane: 'Cómo la corres',
    frequency: 'Frecuencia',
    weekly: 'Semanal',
    monthly: 'Mensual',
    volume: 'Viajes por semana o mes',
    rate: 'Tarifa por viaje, sin IVA',
    currency: 'Moneda',
    USD: 'Dólares (USD)',
    MXN: 'Pesos (MXN)',
    startDate: 'Disponible desde',
    endDate: 'Disponible hasta',
    daysHint: 'Elige las dos fechas o ninguna.',
    hazmat: 'Acepto material peligroso',
    submit: 'Ofrecer ruta',
  },
  en: {
    title: 'Offer your lane',
    lead: 'Running empty out of Laredo on Thursdays? Tell us your lane and we’ll help you fill it.',
    steps: [
      'We register your lane with its equipment, frequency and rate.',
      'When a load needs it, you are among the first we ask.',
      'You answer from your phone and always learn how your rate did.',
    ],
    note: 'Not in the network yet? Register your company in a few minutes under “Register as a carrier”.',
    lane: 'How you run it',
    frequency: 'Frequency',
    weekly: 'Weekly',
    monthly: 'Monthly',
    volume: 'Trips per week or month',
    rate: 'Rate per trip, excl. VAT (IVA)',
    currency: 'Currency',
    USD: 'Dollars (USD)',
    MXN: 'Pesos (MXN)',
    startDate: 'Available from',
    endDate: 'Available until',
    daysHint: 'Choose both dates or neither.',
    hazmat: 'I take hazmat',
    submit: 'Offer lane',
  },
});
