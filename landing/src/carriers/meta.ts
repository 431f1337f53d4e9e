import { bilingual } from '../locale.ts';

export const carriersMeta = bilingual({
  es: {
    title: 'Transportistas: carga en tus rutas, con trato parejo · Andén',
    description:
      'Recibe solicitudes de cotización en las rutas que prefieres, responde desde el teléfono, cobra con opción de pago inmediato y ten soporte 24/7.',
  },
  en: {
    title: 'Carriers: loads on your lanes, on even terms · Andén',
    description:
      'Get quote requests on the lanes you prefer, answer from your phone, choose immediate payment and have support 24/7.',
  },
});
