import { CargoFields, Quote, QuoteCustomerAnswer, QuoteStatus } from '#labels/quotes.en';
import { en as cargo } from '../../freight/load/messages.en.ts';
import { en as actions } from './actions/messages.en.ts';
import { en as award } from './award/messages.en.ts';
import { en as form } from './form/messages.en.ts';
import { en as insight } from './insight/messages.en.ts';
import { en as invited } from './invited/messages.en.ts';
import { en as legs } from './legs/messages.en.ts';
import { en as list } from './list/messages.en.ts';
import { en as matches } from './matches/messages.en.ts';
import { en as paste } from './paste/messages.en.ts';
import { en as rates } from './rates/messages.en.ts';
import { en as show } from './show/messages.en.ts';
import type { es } from './messages.es.ts';

/** The texts of quotes in English. */
export const en: typeof es = {
  anden: {
    status: {
      quotes: QuoteStatus,
    },
  },
  resources: {
    quotes: {
      name: 'Quote |||| Quotes',
      page: { create: 'New quote' },
      notifications: { created: 'Quote created', updated: 'Quote saved' },
      fields: {
        ...Quote,
        ...CargoFields,
        lane: 'Lane',
        carrierId: 'Carrier',
        ratedBy: 'Rated by the carrier',
        assignedTo: 'Assigned to the carrier',
        originState: 'Origin state',
        destinationState: 'Destination state',
        stopState: 'State of a stop',
        createdFrom: 'Created from',
        createdTo: 'Created until',
        sentFrom: 'Sent from',
        sentTo: 'Sent until',
        rated: 'With a rate',
        ratedWithinHour: 'First rate within 60 min',
        ...cargo,
        price: 'Price',
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
      customer: 'Customer and service',
      cargo: 'Load and equipment',
      rate: 'Rate and comments',
      load: 'The load',
      invitations: 'Invited carriers',
      matches: 'Carriers that cover the lane',
    },
    confidence: {
      very_high: 'Very high confidence',
      high: 'High confidence',
      medium: 'Medium confidence',
      low: 'Low confidence',
      very_low: 'Very low confidence',
    },
  },
};
