import { Shipment, ShipmentStatus } from '#labels/shipments.es';
import { CargoFields } from '#labels/quotes.es';
import { es as cargo } from '../../freight/load/messages.es.ts';
import { es as byLegs } from './legs/messages.es.ts';
import { es as board } from './board/messages.es.ts';
import { es as show } from './show/messages.es.ts';

/** The texts of loads in Spanish. */
export const es = {
  anden: {
    status: {
      shipments: {
        finding_carrier: 'Buscando transportista',
        ...ShipmentStatus,
      },
    },
  },
  resources: {
    shipments: {
      name: 'Embarque |||| Embarques',
      empty: 'Aún no hay embarques',
      emptyHelp:
        'Un embarque se crea al asignar una cotización; también puede registrarlo directamente.',
      page: {
        create: 'Nuevo embarque',
        edit: 'Editar embarque: %{recordRepresentation}',
      },
      notifications: {
        created: 'Embarque guardado',
        updated: 'Detalles de la carga asignada guardados',
      },
      fields: { ...Shipment, ...CargoFields, ...cargo, lane: 'Ruta', evidence: 'Evidencias' },
    },
  },
  shipments: {
    ...board,
    ...show,
    byLegs,
    notSaved: 'Detalles de la carga asignada no guardados',
    delayed: 'Con retraso',
    currency: { USD: 'Dólares (USD)', MXN: 'Pesos (MXN)' },
    section: {
      customer: 'Embarque',
      pickup: 'Recolección',
      delivery: 'Entrega',
      cargo: 'Carga',
      notes: 'Seguimiento',
      trip: 'Viaje y carga',
      money: 'Venta, costo y margen',
      price: 'Precio',
    },
  },
};
