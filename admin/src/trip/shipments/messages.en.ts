import { Shipment, ShipmentStatus } from '#labels/shipments.en';
import { CargoFields } from '#labels/quotes.en';
import { en as cargo } from '../../freight/load/messages.en.ts';
import { en as byLegs } from './legs/messages.en.ts';
import { en as board } from './board/messages.en.ts';
import { en as show } from './show/messages.en.ts';
import type { es } from './messages.es.ts';

/** The texts of loads in English. */
export const en: typeof es = {
  anden: {
    status: {
      shipments: {
        finding_carrier: 'Finding a carrier',
        ...ShipmentStatus,
      },
    },
  },
  resources: {
    shipments: {
      name: 'Load |||| Loads',
      empty: 'No loads yet',
      emptyHelp: 'A load is created when a quote is assigned; you can also register one directly.',
      page: {
        create: 'New load',
        edit: 'Edit load: %{recordRepresentation}',
      },
      notifications: { created: 'Load saved', updated: 'Assigned load details saved' },
      fields: { ...Shipment, ...CargoFields, ...cargo, lane: 'Lane', evidence: 'Proof documents' },
    },
  },
  shipments: {
    ...board,
    ...show,
    byLegs,
    notSaved: 'Assigned load details not saved',
    delayed: 'Delayed',
    currency: { USD: 'Dollars (USD)', MXN: 'Pesos (MXN)' },
    section: {
      customer: 'Load',
      pickup: 'Pickup',
      delivery: 'Delivery',
      cargo: 'Cargo',
      notes: 'Follow-up',
      trip: 'Trip and cargo',
      money: 'Sale, cost and margin',
      price: 'Price',
    },
  },
};
