import { BridgeWait } from '#labels/bridgeWaits.en';
import { CrossingDirection } from '#labels/crossings.en';
import type { es } from './messages.es.ts';

/** The texts of the waiting times at bridges in English. */
export const en: typeof es = {
  resources: {
    bridge_waits: {
      name: 'Waiting time |||| Waiting times',
      fields: BridgeWait,
    },
  },
  bridgeWaits: {
    none: 'Nobody has reported the waiting time today.',
    wait: {
      northbound: 'Wait northbound: %{minutes} min',
      southbound: 'Wait southbound: %{minutes} min',
    },
    direction: CrossingDirection,
    age: { now: 'now', minutes: '%{count} min ago', hours: '%{count} h ago' },
    by: { internal: 'Andén', broker: 'a broker', shipper: 'a customer', carrier: 'a carrier' },
    report: {
      action: 'Report wait',
      title: 'Waiting time at %{name}',
      submit: 'Save wait',
      done: 'Waiting time saved',
    },
  },
};
