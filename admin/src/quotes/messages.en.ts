import { en as actions } from './actions/messages.en.ts';
import { en as changed } from './changed/messages.en.ts';
import { en as award } from './award/messages.en.ts';
import { en as form } from './form/messages.en.ts';
import { en as insight } from './insight/messages.en.ts';
import { en as invited } from './invited/messages.en.ts';
import { en as list } from './list/messages.en.ts';
import { en as matches } from './matches/messages.en.ts';
import { en as rates } from './rates/messages.en.ts';
import { en as show } from './show/messages.en.ts';
import type { es } from './messages.es.ts';

/** The texts of quotes in English. */
export const en: typeof es = {
  anden: {
    status: {
      quotes: {
        created: 'Created',
        pending: 'Pending',
        sent: 'Sent',
        rated: 'Rated',
        answered: 'Answered',
        assigned: 'Assigned',
        dismissed: 'Dismissed',
        rejected: 'Rejected',
        not_available: 'Not available',
      },
    },
  },
  resources: {
    quotes: {
      name: 'Quote |||| Quotes',
      page: { create: 'New quote' },
      notifications: { created: 'Quote created', updated: 'Quote saved' },
      fields: {
        ...changed,
        reference: 'Ref.',
        status: 'Status',
        lane: 'Lane',
        customerName: 'Customer',
        carrierId: 'Carrier',
        customerId: 'Customer',
        customerReference: 'Customer reference',
        kind: 'Kind',
        frequency: 'Frequency',
        movement: 'Movement',
        originState: 'Origin state',
        destinationState: 'Destination state',
        createdFrom: 'Created from',
        createdTo: 'Created until',
        sentFrom: 'Sent from',
        sentTo: 'Sent until',
        rated: 'With a rate',
        ratedWithinHour: 'First rate within 60 min',
        pickupDate: 'Pickup',
        pickupFrom: 'From',
        pickupTo: 'To',
        deliveryDate: 'Delivery',
        deliveryFrom: 'From',
        deliveryTo: 'To',
        equipmentId: 'Equipment',
        comodityId: 'Commodity',
        weight: 'Weight',
        weightUnit: 'Weight unit',
        units: 'Pieces',
        distanceKm: 'Distance (km)',
        dimensions: 'Dimensions',
        length: 'Length',
        width: 'Width',
        height: 'Height',
        dimensionUnit: 'Unit',
        packaging: 'Packaging',
        flags: 'Conditions',
        hazmat: 'Hazmat',
        stackable: 'Stackable',
        legalWeight: 'Legal weight',
        drayage: 'Drayage',
        spot: 'Spot',
        targetRate: 'Target rate',
        currency: 'Currency',
        comment: 'Comment',
        startsAt: 'Time to answer starts',
        deadlineAt: 'Time left',
        minutesToFirstRate: 'First rate in',
        ratedCount: 'Rates',
        bestRate: 'Best rate',
        purchaseCost: 'Purchase cost',
        saleValue: 'Sale value',
        price: 'Price',
        margin: 'Margin',
        marginPercent: 'Margin %',
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
    answer: { accepted: 'Accepted the price', refused: 'Rejected the price' },
    sections: {
      customer: 'Customer and service',
      cargo: 'Load and equipment',
      dimensions: 'Dimensions and packaging',
      rate: 'Rate and comments',
      load: 'The load',
      rates: 'Rate comparison',
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
