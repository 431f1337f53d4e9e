import { bilingual } from '../../locale.ts';

export const planMessages = bilingual({
  es: {
    title: 'Planes para brokers y 3PL',
    lead: 'Empieza gratis con cargas reales; pasa a Premium cuando lo necesites.',
    unknown: 'Precio a consultar',
    perMonth: '/mes',
    tax: 'Precios más IVA. Los transportistas y los embarcadores no pagan.',
    plans: [
      {
        plan: 'free',
        name: 'Gratis',
        gains: [
          '3 transportistas contactados',
          '3 cargas asignadas',
          'Comparativo de tarifas, documentos y monitoreo',
        ],
        action: 'Pide tu cuenta',
      },
      {
        plan: 'premium',
        name: 'Premium',
        gains: [
          'Transportistas contactados sin límite',
          'Cargas asignadas sin límite',
          'Todo lo del plan gratuito',
        ],
        action: 'Pide Premium',
      },
    ],
  },
  en: {
    title: 'Plans for brokers and 3PLs',
    lead: 'Start free with real loads; move to Premium when you need it.',
    unknown: 'Price on request',
    perMonth: '/month',
    tax: 'Plus VAT (IVA). Carriers and shippers pay nothing.',
    plans: [
      {
        plan: 'free',
        name: 'Free',
        gains: [
          '3 carrier contacts',
          '3 load assignments',
          'Rate comparison, documents and monitoring',
        ],
        action: 'Request your account',
      },
      {
        plan: 'premium',
        name: 'Premium',
        gains: [
          'No limit on carrier contacts',
          'No limit on load assignments',
          'Everything in the free plan',
        ],
        action: 'Request Premium',
      },
    ],
  },
});
