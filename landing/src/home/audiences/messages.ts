import { bilingual } from '../../locale.ts';

export const audienceMessages = bilingual({
  es: {
    title: 'Un andén para cada quien',
    lead: 'La misma carga, vista desde donde te toca.',
    audiences: [
      {
        name: 'Embarcadores',
        summary: 'Manufactura que vive de que la unidad llegue a tiempo.',
        gains: [
          'Tu precio compartido en minutos, en pesos o dólares',
          'Monitoreo en tiempo real, cruce incluido',
          'Tus ubicaciones y rutas listas para recotizar',
          'Agencia aduanal y seguro con el mismo trato',
        ],
      },
      {
        name: 'Transportistas',
        summary: 'Carga en las rutas que prefieres, con trato parejo.',
        gains: [
          'Solicitudes de cotización en tus rutas preferidas',
          'Cotizaciones justas: siempre sabes cómo quedó la tuya',
          'Opción de pago inmediato y apoyo financiero',
          'Tarifas y documentos en un solo expediente',
          'Soporte 24/7',
        ],
      },
      {
        name: 'Brokers y 3PL',
        summary: 'Tu operación completa, sin hojas sueltas.',
        gains: [
          'Cotiza, recotiza y compara en una pantalla',
          'Registra clientes y cuida el margen de cada carga',
          'Administra tu propia red de transportistas',
          'Asigna, monitorea y conserva el historial',
        ],
      },
    ],
  },
  en: {
    title: 'A dock for everyone',
    lead: 'The same load, seen from where you stand.',
    audiences: [
      {
        name: 'Shippers',
        summary: 'Manufacturers who depend on the truck being on time.',
        gains: [
          'Your price shared within minutes, in pesos or dollars',
          'Real-time monitoring, the crossing included',
          'Your locations and lanes ready to requote',
          'Customs and insurance from the same people',
        ],
      },
      {
        name: 'Carriers',
        summary: 'Loads on the lanes you prefer, on even terms.',
        gains: [
          'Quote requests on your preferred lanes',
          'Fair quotes: you always learn how yours did',
          'An immediate-payment option and financial help',
          'Rates and documents in one carrier packet',
          '24/7 support',
        ],
      },
      {
        name: 'Brokers and 3PLs',
        summary: 'Your whole operation, without loose spreadsheets.',
        gains: [
          'Quote, requote and compare on one screen',
          'Register customers and guard the margin of each load',
          'Manage your own carrier network',
          'Assign, monitor and keep the history',
        ],
      },
    ],
  },
});
