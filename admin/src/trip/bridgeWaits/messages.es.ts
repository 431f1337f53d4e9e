import { BridgeWait } from '#labels/bridgeWaits.es';
import { CrossingDirection } from '#labels/crossings.es';

/** The texts of the waiting times at bridges in Spanish. */
export const es = {
  resources: {
    bridge_waits: {
      name: 'Espera |||| Esperas',
      fields: BridgeWait,
    },
  },
  bridgeWaits: {
    none: 'Nadie ha reportado la espera hoy.',
    wait: {
      northbound: 'Espera hacia el norte: %{minutes} min',
      southbound: 'Espera hacia el sur: %{minutes} min',
    },
    direction: CrossingDirection,
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
