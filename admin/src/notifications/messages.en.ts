import type { es } from './messages.es.ts';

/** The texts of notifications in English. */
export const en: typeof es = {
  resources: {
    notifications: {
      name: 'Notification |||| Notifications',
      empty: 'No notifications yet',
      emptyHelp: 'We notify you here when a request, rate or load changes.',
    },
  },
  notifications: {
    title: 'Notifications',
    bell: 'Notifications: %{smart_count} unread',
    unread: 'Unread.',
    readAll: 'Mark all as read',
    all: 'See all',
    none: 'No notifications with this filter',
    show: 'Show',
    kind: 'Type',
    anyKind: 'All',
    aCarrier: 'A carrier',
    other: 'Something changed',
    archived: 'Notification archived',
    piles: { everything: 'All', unread: 'Unread', archived: 'Archived' },
    actions: {
      read: 'Mark as read',
      unread: 'Mark as unread',
      archive: 'Archive',
      unarchive: 'Unarchive',
    },
    names: {
      invitation_sent: 'Quote request',
      invitation_awarded: 'Load assigned',
      invitation_unassigned: 'Load unassigned',
      invitation_closed: 'Request closed',
      quote_requested: 'New quote request',
      rate_received: 'Rate received',
      invitation_declined: 'Request rejected by carrier',
      invitation_reopened: 'Rejection undone',
      quote_expired: 'Deadline passed',
      wave_sent: 'Round sent',
      price_shared: 'Price shared',
      price_accepted: 'Price accepted by the customer',
      price_rejected: 'Price rejected by the customer',
      quote_dismissed: 'Quote dismissed',
      shipment_created: 'Load created',
      shipment_moved: 'Load progress',
      incident_reported: 'Incident on a load',
      confirmation_issued: 'Rate confirmation to accept',
      confirmation_accepted: 'Rate confirmation accepted',
      inquiry_received: 'Site request',
      document_received: 'Document to review',
      document_approved: 'Document approved',
      document_rejected: 'Document rejected',
    },
    kinds: {
      invitation_sent: 'New quote request %{reference}: %{origin} → %{destination}',
      invitation_awarded: 'You were assigned the load of %{reference}: %{origin} → %{destination}',
      invitation_unassigned:
        'You were unassigned from the load of %{reference}, %{origin} → %{destination}: %{reason}',
      invitation_closed: '%{reference}, %{origin} → %{destination}, was closed: %{reason}',
      quote_requested: 'New quote request %{reference}: %{origin} → %{destination}',
      rate_received: '%{carrier}: rate of %{amount} for %{reference} (%{origin} → %{destination})',
      invitation_declined: '%{carrier} rejected request %{reference}: %{reason}',
      invitation_reopened:
        '%{carrier} undid its rejection of request %{reference}: %{origin} → %{destination}',
      quote_expired: 'The deadline of %{reference} has passed: %{origin} → %{destination}',
      wave_sent:
        'The next round of %{reference} went out to %{smart_count} carrier: %{origin} → %{destination} |||| The next round of %{reference} went out to %{smart_count} carriers: %{origin} → %{destination}',
      price_shared: 'There is a price for %{reference}: %{origin} → %{destination}',
      price_accepted: 'The customer accepted the price of %{reference}: %{origin} → %{destination}',
      price_rejected:
        'The customer rejected the price of %{reference}, %{origin} → %{destination}: %{reason}',
      quote_dismissed: '%{reference}, %{origin} → %{destination}, was dismissed: %{reason}',
      shipment_created: 'Load %{reference} created: %{origin} → %{destination}',
      shipment_moved: '%{reference} (%{origin} → %{destination}): %{status}',
      incident_reported: 'Incident on load %{reference}: %{origin} → %{destination}',
      confirmation_issued:
        'Read and accept the rate confirmation of %{reference}: %{origin} → %{destination}',
      confirmation_accepted:
        '%{carrier} accepted the rate confirmation of %{reference}: %{origin} → %{destination}',
      inquiry_received: 'New site request, reference %{reference}',
      document_received: 'Document to review from %{carrier}: %{subject}',
      document_approved: 'Your document was approved: %{subject}',
      document_rejected: 'Your document was rejected, see why and upload it again: %{subject}',
    },
  },
};
