import { es as actions } from './actions/messages.es.ts';
import { es as changed } from './changed/messages.es.ts';
import { es as award } from './award/messages.es.ts';
import { es as form } from './form/messages.es.ts';
import { es as insight } from './insight/messages.es.ts';
import { es as invited } from './invited/messages.es.ts';
import { es as list } from './list/messages.es.ts';
import { es as matches } from './matches/messages.es.ts';
import { es as rates } from './rates/messages.es.ts';
import { es as show } from './show/messages.es.ts';

/** The texts of quotes in Spanish. */
export const es = {
  anden: {
    status: {
      quotes: {
        created: 'Creada',
        pending: 'Pendiente',
        sent: 'Enviada',
        rated: 'Con tarifas',
        answered: 'Respondida',
        assigned: 'Asignada',
        dismissed: 'Descartada',
        rejected: 'Rechazada',
        not_available: 'No disponible',
      },
    },
  },
  resources: {
    quotes: {
      name: 'Cotización |||| Cotizaciones',
      page: { create: 'Nueva cotización' },
      notifications: { created: 'Cotización creada', updated: 'Cotización guardada' },
      fields: {
        ...changed,
        reference: 'Folio',
        status: 'Estatus',
        lane: 'Ruta',
        customerName: 'Cliente',
        carrierId: 'Transportista',
        customerId: 'Cliente',
        customerReference: 'Referencia del cliente',
        kind: 'Tipo',
        frequency: 'Frecuencia',
        movement: 'Movimiento',
        originState: 'Estado de origen',
        destinationState: 'Estado de destino',
        pickupDate: 'Recolección',
        pickupFrom: 'Desde',
        pickupTo: 'Hasta',
        deliveryDate: 'Entrega',
        deliveryFrom: 'Desde',
        deliveryTo: 'Hasta',
        equipmentId: 'Equipo',
        comodityId: 'Mercancía',
        weight: 'Peso',
        weightUnit: 'Unidad de peso',
        units: 'Bultos',
        distanceKm: 'Distancia (km)',
        dimensions: 'Medidas',
        length: 'Largo',
        width: 'Ancho',
        height: 'Alto',
        dimensionUnit: 'Unidad',
        packaging: 'Embalaje',
        flags: 'Condiciones',
        hazmat: 'Material peligroso',
        stackable: 'Estibable',
        legalWeight: 'Peso legal',
        drayage: 'Acarreo de contenedor (drayage)',
        spot: 'Spot',
        targetRate: 'Tarifa objetivo',
        currency: 'Moneda',
        comment: 'Comentario',
        startsAt: 'Empieza el plazo',
        deadlineAt: 'Tiempo restante',
        minutesToFirstRate: 'Primera tarifa en',
        ratedCount: 'Tarifas',
        bestRate: 'Mejor tarifa',
        purchaseCost: 'Costo de compra',
        saleValue: 'Valor de venta',
        price: 'Precio',
        margin: 'Margen',
        marginPercent: 'Margen %',
      },
    },
  },
  quotes: {
    ...actions,
    ...award,
    ...form,
    ...insight,
    ...invited,
    ...list,
    ...matches,
    ...rates,
    ...show,
    answer: { accepted: 'Aceptó el precio', refused: 'Rechazó el precio' },
    sections: {
      customer: 'Cliente y servicio',
      cargo: 'Carga y equipo',
      dimensions: 'Medidas y embalaje',
      rate: 'Tarifa y comentarios',
      load: 'La carga',
      rates: 'Comparativo de tarifas',
      invitations: 'Transportistas invitados',
      matches: 'Transportistas que cubren la ruta',
    },
    confidence: {
      very_high: 'Confianza muy alta',
      high: 'Confianza alta',
      medium: 'Confianza media',
      low: 'Confianza baja',
      very_low: 'Confianza muy baja',
    },
  },
};
