import { ApiKey } from '#labels/keys.en';
import type { es } from './messages.es.ts';

/** The texts of API keys in English. */
export const en: typeof es = {
  resources: {
    keys: {
      name: 'API key |||| API keys',
      empty: 'No API keys yet',
      emptyHelp:
        "With a key, one of your company's programs reads and records data in Andén without anybody signing in.",
      page: { list: 'API keys' },
      fields: { ...ApiKey, expiresOn: 'Last day', term: 'Expires in' },
    },
  },
  keys: {
    state: {
      active: 'Active',
      expiring: 'Expiring',
      expired: 'Expired',
      revoked: 'Revoked',
      without_maker: 'No owner',
    },
    withoutMaker:
      'Whoever created this key no longer has access, and so neither does the key. Create another one and change it in your program.',
    neverUsed: 'Never used',
    make: {
      action: 'Create key',
      title: 'New API key',
      text: 'The key may do at most what you may do, as long as you have access.',
      nameHelp: 'Which program uses it: ERP, fleet tracking.',
      failed: "Couldn't create the key",
    },
    term: { days: '%{smart_count} day |||| %{smart_count} days', date: 'Another date' },
    scope: { resource: 'Data', read: 'Read', write: 'Change' },
    resource: {
      carriers: 'Carriers',
      catalogs: 'Catalogs',
      companies: 'Customers',
      contacts: 'Contacts',
      diesel: 'Diesel and exchange rates',
      documents: 'Documents',
      history: 'History',
      imports: 'Uploaded files',
      inquiries: 'Site requests',
      invitations: 'Requests to carriers',
      locations: 'Locations',
      map: 'Map',
      quotes: 'Quotes',
      radar: 'Document radar',
      results: 'Results',
      routes: 'Routes',
      shipments: 'Loads',
      webhooks: 'Webhooks',
    },
    secret: {
      title: 'Copy the key now',
      text: 'Andén does not keep it and does not show it again. Put it where your program keeps its secrets, never in a mail or on a page.',
      label: 'Key',
      copy: 'Copy',
      copied: 'Key copied',
      notCopied: "Couldn't copy: select it and copy it yourself",
      missing:
        'The key was created, but the answer was lost on its way and can no longer be shown. Revoke it and create another one.',
      done: 'I have saved it',
    },
    feeds: {
      title: 'Spreadsheets',
      text: 'Excel (Data, From Web) and Google Sheets (IMPORTDATA) read with these addresses what you see, without a key or sign-in. Whoever has an address can read it: share it only with people who need it, and revoke it when it is no longer used.',
      quotes: 'Quotes',
      shipments: 'Loads',
      lastRead: 'Last read: %{time}',
      neverRead: 'Not read yet.',
      colleagues: 'Other people with addresses',
      make: 'Create addresses',
      revoke: 'Revoke addresses',
      done: {
        make: 'Addresses created',
        revoke: 'Addresses revoked: anyone who had them loses access',
      },
      failed: 'It did not work: try again',
    },
    rename: {
      action: 'Rename',
      title: 'Rename the key',
      done: 'Key renamed',
    },
    revoke: {
      action: 'Revoke',
      title: 'Revoke this key?',
      text: 'The program that uses it loses access at this moment. A revoked key cannot be restored.',
      done: 'Key revoked',
      failed: "Couldn't revoke the key",
    },
    usage: {
      title: 'Calls by day',
      empty: 'No calls in the last 30 days.',
      failed: "Couldn't show the use. Try again.",
      chart: 'Chart of the calls by day; the table says the same',
      day: 'Day',
      calls: 'Calls',
      fine: 'Without error',
      errors: 'With error',
    },
  },
};
