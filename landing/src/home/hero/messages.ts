import { bilingual } from '../../locale.ts';

export const heroMessages = bilingual({
  es: {
    title: 'Fletes México–\u2060EE.\u00a0UU. cotizados\u00a0en 60\u00a0minutos',
    lead: 'Andén pide tarifa solo a los transportistas que cubren tu ruta y tu equipo, pone las respuestas en una misma base y te deja asignar la carga sin perseguir a nadie por teléfono.',
    quote: 'Cotiza tu carga',
    demo: 'Pide una demostración',
    scene:
      'Patio de carga visto desde arriba: cajas en los andenes de Nuevo Laredo, tractocamiones que cruzan el puente sobre el río Bravo y una bodega en Laredo, Texas.',
    card: {
      caption: 'Ejemplo de una cotización en Andén',
      origin: 'Monterrey, N.L.',
      destination: 'Dallas, Texas',
      to: 'a',
      load: 'Caja seca 53 pies, cruce por Laredo',
      timeLeft: 'Cierra en 18 min',
      best: 'Mejor tarifa',
      carrier: 'Transportista',
      rate: 'Tarifa sin IVA',
      waiting: 'Por responder',
      allIn: 'Todo incluido',
      parts: 'Flete, combustible, cruce y casetas',
      converted: '$54,260 MXN a tipo de cambio 18.30',
    },
  },
  en: {
    title: 'Mexico–\u2060US freight quoted within 60\u00a0minutes',
    lead: 'Andén asks only the carriers that cover your lane and equipment, puts their answers on one basis, and lets you assign the load without chasing anyone by phone.',
    quote: 'Quote your load',
    demo: 'Request a demo',
    scene:
      'A freight yard from above: trailers at the docks of Nuevo Laredo, trucks crossing the bridge over the Rio Grande, and a warehouse in Laredo, Texas.',
    card: {
      caption: 'An example quote in Andén',
      origin: 'Monterrey, N.L.',
      destination: 'Dallas, Texas',
      to: 'to',
      load: 'Dry van 53 ft, crossing at Laredo',
      timeLeft: 'Closes in 18 min',
      best: 'Best rate',
      carrier: 'Carrier',
      rate: 'Rate, excl. VAT (IVA)',
      waiting: 'Yet to answer',
      allIn: 'All-in',
      parts: 'Linehaul, fuel, crossing and tolls',
      converted: '$54,260 MXN at an exchange rate of 18.30',
    },
  },
});
