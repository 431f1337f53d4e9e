/** The texts of a quote's page in Spanish, below `quotes`. */
export const es = {
  view: 'Cotización %{reference}',
  to: ' a ',
  absence: {
    covered: '%{name} no está hasta el %{until}; le cubre %{coveredBy}.',
    alone: '%{name} no está hasta el %{until}; nadie le cubre.',
  },
  deadline: {
    short: {
      rated: 'Decida: las tarifas nuevas ya no compiten',
      silent: 'Se cierra o sale la siguiente ronda',
    },
    late: 'Las tarifas que lleguen después se guardan como tardías y no pueden ganar.',
    running: {
      wave: 'Al vencer el plazo sale la ronda %{wave} a %{smart_count} transportista. %{late} |||| Al vencer el plazo sale la ronda %{wave} a %{smart_count} transportistas. %{late}',
      rated: 'Al vencer el plazo se cierran las invitaciones sin respuesta y usted decide. %{late}',
      silent:
        'Si nadie responde antes de que venza el plazo, la cotización queda como no disponible. %{late}',
    },
    over: {
      wave: 'El plazo venció: ahora sale la ronda %{wave} a %{smart_count} transportista. %{late} |||| El plazo venció: ahora sale la ronda %{wave} a %{smart_count} transportistas. %{late}',
      rated: 'El plazo venció: decida con las tarifas recibidas. %{late}',
      silent: 'El plazo venció sin tarifas: la cotización pasa a no disponible. %{late}',
    },
  },
  next: {
    complete: {
      text: 'Para invitar transportistas falta: %{missing}.',
      action: 'Completar datos',
    },
    legsDays: {
      text: 'Para invitar transportistas faltan las fechas de las entregas entre tramos.',
      action: 'Completar datos',
    },
    legsInvite: {
      text: 'Falta invitar transportistas a %{smart_count} tramo. |||| Falta invitar transportistas a %{smart_count} tramos.',
      action: 'Ver tramos',
    },
    legsWaiting: {
      text: 'Esperando tarifas de %{smart_count} tramo. |||| Esperando tarifas de %{smart_count} tramos.',
      action: 'Ver tramos',
    },
    legsCompare: {
      text: 'Queda %{smart_count} tramo por asignar: compare y asigne. |||| Quedan %{smart_count} tramos por asignar: compare y asigne.',
      action: 'Comparar y asignar',
    },
    invite: {
      text: 'Lista para cotizar. Elija transportistas e invítelos.',
      action: 'Elegir transportistas',
    },
    waiting: {
      text: 'Esperando la tarifa de %{smart_count} transportista. |||| Esperando tarifas de %{smart_count} transportistas.',
      action: 'Invitar a más',
    },
    compare: {
      text: 'Llegó %{smart_count} tarifa: revísela y asigne. |||| Llegaron %{smart_count} tarifas: compare y asigne.',
      action: 'Comparar y asignar',
    },
    rated: {
      text: 'Llegó %{smart_count} tarifa. Su administrador puede asignar. |||| Llegaron %{smart_count} tarifas. Su administrador puede asignar.',
      action: 'Comparar tarifas',
    },
    assigned: { text: 'Carga asignada: se creó el embarque.', action: 'Ver embarque' },
    dismissed: { text: 'Esta carga se descartó.' },
    rejected: { text: 'El cliente rechazó el precio.' },
    priceAnew: { text: 'El cliente rechazó el precio. Puede compartir uno mejor.' },
    not_available: { text: 'Ningún transportista ofreció tarifa.' },
    priced: { text: 'Precio compartido: falta la respuesta del cliente.', action: 'Ver tarifas' },
    accepted: { text: 'El cliente aceptó: asigne al transportista.', action: 'Asignar' },
    anew: {
      text: 'Ningún transportista ofreció tarifa. Puede invitar a otros.',
      action: 'Invitar a otros',
    },
    thanked: { text: 'Aceptó el precio. Su broker asignará al transportista.' },
    asked: { text: 'Su solicitud está en proceso: aquí verá el precio.' },
    shared: { text: 'Ya tiene precio para su carga.' },
  },
};
