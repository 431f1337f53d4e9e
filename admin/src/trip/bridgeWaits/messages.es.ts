/** The texts of the waiting times at bridges in Spanish. */
export const es = {
  resources: {
    bridge_waits: {
      name: 'Espera |||| Esperas',
      fields: { direction: 'Dirección', minutes: 'Minutos de espera', seenAt: 'Visto' },
    },
  },
  bridgeWaits: {
    none: 'Nadie ha reportado la espera hoy.',
    wait: {
      northbound: 'Espera hacia el norte: %{minutes} min',
      southbound: 'Espera hacia el sur: %{minutes} min',
    },
    direction: { northbound: 'Hacia el norte', southbound: 'Hacia el sur' },
    age: { now: 'ahora', minutes: 'hace %{count} min', hours: 'hace %{count} h' },
    by: {
      internal: 'Andén',
      broker: 'un broker',
      shipper: 'un cliente',
      carrier: 'un transportista',
    },
    report: {
      action: 'Reportar espera',
      title: 'Espera en %{name}',
      submit: 'Guardar espera',
      done: 'Espera guardada',
    },
  },
};
