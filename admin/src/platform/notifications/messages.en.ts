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
    archived: 'Notification archived',
    piles: { everything: 'All', unread: 'Unread', archived: 'Archived' },
    choices: {
      title: 'Notification channels',
      event: 'Event',
      bell: 'Bell',
      mail: 'E-mail',
      failed: "Couldn't load the channels. Try again.",
      notSaved: 'The choice was not saved. Try again',
    },
    actions: {
      read: 'Mark as read',
      unread: 'Mark as unread',
      archive: 'Archive',
      unarchive: 'Unarchive',
    },
  },
};
