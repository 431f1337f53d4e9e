import { CargoFields, Quote, QuoteCustomerAnswer, QuoteStatus } from '#labels/quotes.es';
import { es as cargo } from '../../freight/load/messages.es.ts';
import { es as actions } from './actions/messages.es.ts';
import { es as award } from './award/messages.es.ts';
import { es as form } from './form/messages.es.ts';
import { es as insight } from './insight/messages.es.ts';
import { es as invited } from './invited/messages.es.ts';
import { es as legs } from './legs/messages.es.ts';
import { es as list } from './list/messages.es.ts';
import { es as matches } from './matches/messages.es.ts';
import { es as paste } from './paste/messages.es.ts';
import { es as rates } from './rates/messages.es.ts';
import { es as show } from './show/messages.es.ts';

/** The texts of quotes in Spanish. */
export const es = {
  anden: {
    status: {
      quotes: QuoteStatus,
    },
  },
  resources: {
    quotes: {
      name: 'Cotización |||| Cotizaciones',
      page: { create: 'Nueva cotización' },
      notifications: { created: 'Cotización creada', updated: 'Cotización guardada' },
      fields: {
        ...Quote,
        ...CargoFields,
        lane: 'Ruta',
        carrierId: 'Transportista',
        ratedBy: 'Con tarifa del transportista',
        assignedTo: 'Asignada al transportista',
        originState: 'Estado de origen',
        destinationState: 'Estado de destino',
        stopState: 'Estado de una parada',
        createdFrom: 'Creada desde',
        createdTo: 'Creada hasta',
        sentFrom: 'Enviada desde',
        sentTo: 'Enviada hasta',
        rated: 'Con tarifa',
        ratedWithinHour: 'Primera tarifa en 60 min',
        ...cargo,
        price: 'Precio',
      },
    },
  },
  quotes: {
    ...actions,
    ...award,
    ...form,
    ...insight,
    ...invited,
    ...legs,
    ...list,
    ...matches,
    ...paste,
    ...rates,
    ...show,
    answer: QuoteCustomerAnswer,
    sections: {
      customer: 'Cliente y servicio',
      cargo: 'Carga y equipo',
      rate: 'Tarifa y comentarios',
      load: 'La carga',
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
