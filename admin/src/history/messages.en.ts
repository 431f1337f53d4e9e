import type { es } from './messages.es.ts';

/** The history in English. */
export const en: typeof es = {
  resources: {
    history: {
      name: 'History',
      fields: { customerId: 'Customer', carrierId: 'Carrier' },
    },
  },
  history: {
    title: 'History',
    one: 'Story of %{reference}',
    back: 'Back to the history',
    whole: 'See the whole story',
    quote: 'See the quote',
    from: 'From',
    until: 'Until',
    statusFilter: 'Became',
    aCarrier: 'the carrier',
    none: { title: 'Nothing happened here', text: 'Change the period or the filters.' },
    missing: { title: 'There is no story to show', text: 'It does not exist or is out of reach.' },
    sentence: {
      quotes: {
        begun: '%{who} asked for quote %{what}.',
        moved: '%{who}: %{what} went from “%{from}” to “%{to}”.',
        again: '%{who} changed %{what}; it stays “%{to}”.',
        accepted: '%{who} registered that the customer accepted the price of %{what}.',
        call: '%{who} called about %{what}.',
      },
      invitations: {
        begun: '%{who} invited %{carrier} to quote %{what}.',
        moved: '%{who}: the invitation of %{carrier} to %{what} went from “%{from}” to “%{to}”.',
        again: '%{who}: %{carrier} bettered its rate for %{what}.',
        accepted: '%{who} accepted the rate of %{carrier} for %{what}.',
        call: '%{who} spoke with %{carrier} about %{what}.',
      },
      shipments: {
        begun: '%{who} created shipment %{what}.',
        moved: '%{who}: shipment %{what} went from “%{from}” to “%{to}”.',
        again: '%{who} changed shipment %{what}; it stays “%{to}”.',
        accepted: '%{who} accepted shipment %{what}.',
        call: '%{who} called about shipment %{what}.',
      },
    },
    status: {
      created: 'Created',
      pending: 'Pending',
      sent: 'Sent',
      in_contact: 'In contact',
      available: 'Available',
      rated: 'Rated',
      answered: 'Answered',
      assigned: 'Assigned',
      rejected: 'Rejected',
      rejected_by_carrier: 'Rejected by carrier',
      dismissed: 'Dismissed',
      not_available: 'Not available',
      at_pickup: 'At pick-up',
      in_transit: 'In transit',
      at_border: 'At the border',
      at_delivery: 'At delivery',
      delivered: 'Delivered',
      closed: 'Closed',
      cancelled: 'Cancelled',
    },
  },
};
