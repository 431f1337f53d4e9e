import { bilingual } from '../locale.ts';

export const homeMeta = bilingual({
  es: {
    title: 'Andén: fletes México–Estados Unidos cotizados en 60 minutos',
    description:
      'Cotiza fletes entre México y Estados Unidos, compara tarifas de transportistas que sí cubren tu ruta, asigna y monitorea la carga hasta la entrega.',
  },
  en: {
    title: 'Andén: Mexico–US freight quoted within 60 minutes',
    description:
      'Quote freight between Mexico and the United States, compare rates from carriers that really cover your lane, assign the load and follow it to delivery.',
  },
});
