import { HistoryEvent } from '#labels/history.en';
import type { es } from './messages.es.ts';

/** The history in English. */
export const en: typeof es = {
  resources: {
    history: {
      name: 'History',
      fields: HistoryEvent,
    },
  },
  history: {
    title: 'History',
    one: 'History of %{reference}',
    back: 'Back to history',
    whole: 'See full history',
    quote: 'See quote',
    from: 'From',
    until: 'Until',
    statusFilter: 'New status',
    aCarrier: 'a carrier',
    none: { title: 'No activity', text: 'Change the period or the filters.' },
    missing: {
      title: 'No history to show',
      text: 'It does not exist or you do not have access to it.',
    },
    sentence: {
      quotes: {
        begun: '%{who} created quote %{what}.',
        moved: '%{who}: %{what} went from “%{from}” to “%{to}”.',
        again: '%{who} changed %{what}; it stays “%{to}”.',
        accepted: '%{who} registered that the customer accepted the price of %{what}.',
        call: '%{who} called about %{what}.',
      },
      invitations: {
        begun: '%{who} invited %{carrier} to quote %{what}.',
        moved: '%{who}: on %{what}, %{carrier} went from “%{from}” to “%{to}”.',
        again: '%{who}: %{carrier} improved its rate for %{what}.',
        accepted: '%{who} accepted the rate of %{carrier} for %{what}.',
        call: '%{who} spoke with %{carrier} about %{what}.',
      },
      shipments: {
        begun: '%{who} created load %{what}.',
        moved: '%{who}: load %{what} went from “%{from}” to “%{to}”.',
        again: '%{who} changed load %{what}; it stays “%{to}”.',
        accepted: '%{who} accepted load %{what}.',
        call: '%{who} called about load %{what}.',
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
      at_pickup: 'At pickup',
      in_transit: 'In transit',
      at_border: 'At the border',
      at_delivery: 'At delivery',
      delivered: 'Delivered',
      closed: 'Closed',
      cancelled: 'Canceled',
    },
  },
};
