/** The texts of the crossings of loads in Spanish. */
export const es = {
  resources: {
    crossings: {
      name: 'Cruce |||| Cruces',
      fields: {
        bridgeId: 'Cruce fronterizo',
        plannedAt: 'Llegada planeada al puente',
        fast: 'Cruza por FAST',
        mxBrokerName: 'Agente aduanal mexicano',
        mxBrokerPhone: 'Teléfono del agente aduanal',
        mxBrokerEmail: 'Correo del agente aduanal',
        usBrokerName: 'Customs broker de EE. UU.',
        usBrokerPhone: 'Teléfono del customs broker',
        usBrokerEmail: 'Correo del customs broker',
        pedimento: 'Pedimento',
        doda: 'DODA',
        cfdiUuid: 'UUID del CFDI con Carta Porte',
        paps: 'PAPS',
        manifestAcceptedAt: 'Manifiesto ACE aceptado',
      },
    },
  },
  crossings: {
    title: 'Cruce de frontera',
    failed: 'No se pudo mostrar el cruce. Actualice la página.',
    empty: 'Falta elegir el cruce fronterizo y la hora de llegada.',
    edit: 'Editar',
    fill: 'Llenar',
    save: 'Guardar cruce',
    saved: 'Cruce guardado',
    direction: { northbound: 'Hacia el norte', southbound: 'Hacia el sur' },
    section: { when: 'Por dónde y cuándo', papers: 'Papeles', brokers: 'Agentes aduanales' },
    help: {
      cfdiUuid: 'El DODA lleva el UUID del CFDI, no el IdCCP.',
      paps: 'El SCAC y su número, como ABCD123456.',
      plannedAt: 'En la hora de su dispositivo.',
    },
  },
};
