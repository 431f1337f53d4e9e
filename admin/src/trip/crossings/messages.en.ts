import type { es } from './messages.es.ts';

/** The texts of the crossings of loads in English. */
export const en: typeof es = {
  resources: {
    crossings: {
      name: 'Crossing |||| Crossings',
      fields: {
        bridgeId: 'Border crossing',
        plannedAt: 'Planned arrival at the bridge',
        fast: 'Crosses by FAST',
        mxBrokerName: 'Mexican customs broker',
        mxBrokerPhone: 'Phone of the Mexican customs broker',
        mxBrokerEmail: 'E-mail of the Mexican customs broker',
        usBrokerName: 'US customs broker',
        usBrokerPhone: 'Phone of the US customs broker',
        usBrokerEmail: 'E-mail of the US customs broker',
        pedimento: 'Pedimento (Mexican customs entry)',
        doda: 'DODA',
        cfdiUuid: 'UUID of the CFDI with Carta Porte',
        paps: 'PAPS',
        manifestAcceptedAt: 'ACE e-Manifest accepted',
      },
    },
  },
  crossings: {
    title: 'Border crossing of the load',
    failed: "Couldn't show the crossing. Refresh the page.",
    empty: 'The border crossing and the time of arrival are not chosen yet.',
    edit: 'Edit',
    fill: 'Fill in',
    save: 'Save crossing',
    saved: 'Crossing saved',
    direction: { northbound: 'Northbound', southbound: 'Southbound' },
    section: { when: 'Where and when', papers: 'Papers', brokers: 'Customs brokers' },
    help: {
      cfdiUuid: 'The DODA takes the UUID of the CFDI, not the IdCCP.',
      paps: 'The SCAC and its number, such as ABCD123456.',
      plannedAt: 'In the time of your device.',
    },
  },
};
