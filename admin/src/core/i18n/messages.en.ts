import { en as auth } from '../auth/messages.en.ts';
import { en as conflict } from '../conflict/messages.en.ts';
import { en as changes } from '../changes/messages.en.ts';
import { en as load } from '../import/messages.en.ts';
import { en as list } from '../list/messages.en.ts';
import { en as palette } from '../palette/messages.en.ts';
import { ownMessages } from '../contract/schema.ts';
import type { es } from './messages.es.ts';

/** The texts that every module relies on, below `anden`, in English. */
export const en: typeof es = {
  ...auth,
  ...conflict,
  ...changes,
  ...load,
  ...list,
  ...palette,
  loading: 'Loading Andén…',
  error: {
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    server: 'Something failed on our side. Try again in a few minutes.',
    page: 'This page could not be shown',
    pageHelp: 'Reload the page. If it happens again, write to us from Help.',
    reload: 'Reload the page',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address does not exist or the link is no longer valid.',
    back: 'Go to the start page',
  },
  denied: {
    title: 'You have no access to this page',
    text: "Your role does not include this section. Ask your company's administrator for access.",
  },
  top: {
    language: 'Language',
    darkMode: 'Dark mode',
    lightMode: 'Light mode',
    toTop: 'Back to top',
    mainNavigation: 'Main navigation',
  },
  help: {
    title: 'How can we help?',
    text: 'Choose how you would like to contact us. We answer from 8:00 to 20:00.',
    open: 'Help',
    email: 'Write an e-mail',
    chat: 'Send a WhatsApp message',
    close: 'Close',
  },
  upgrade: {
    title: 'Limit reached',
    later: 'Not now',
    contact: 'Upgrade to Premium',
  },
  menu: { more: 'More' },
  validation: {
    ...ownMessages('en'),
    pattern: 'The format is not valid',
    integer: 'Enter a whole number',
    future: 'Dates only in the future',
    didYouMean: 'Did you mean %{offer}?',
    Money: 'Enter an amount like 1,250.00',
    Decimal: 'Enter a number like 18.5',
    SignedDecimal: 'Enter a number like 18.5 or -18.5',
    PostalCode: 'Five digits (in the US also 12345-6789)',
    Time: 'Enter a time like 08:30',
    Ein: 'Enter nine digits, like 12-3456789',
  },
  action: {
    failed: 'The action could not be completed. Try again.',
    cancel: 'Cancel',
    save: 'Save',
    saveAnother: 'Save and new',
    createItem: 'Create “%{item}”',
    clearFilters: 'Clear filters',
  },
  askAgain: {
    title: 'Is this right?',
    goOn: 'Yes, continue',
    correct: 'Correct it',
    notSaved: 'Not saved: correct what needs it',
  },
  time: {
    days: '%{smart_count} day |||| %{smart_count} days',
    hours: '%{hours} h %{minutes} min',
    minutes: '%{minutes} min',
    left: '%{time} left',
    over: 'Time is up',
  },
  country: { MX: 'Mexico', US: 'United States', CA: 'Canada' },
  related: { all: 'See all in the list', empty: 'No %{name} yet' },
  tab: { label: 'Sections of the record', summary: 'Summary' },
  archive: {
    action: 'Archive',
    title: 'Archive “%{recordRepresentation}”?',
    content:
      'It will no longer appear in lists or be offered as a choice. Records that mention it keep it.',
    done: 'Record archived',
  },
  warnings: { title: 'Worth a look:' },
  catalog: {
    group: 'Catalogs',
    section: 'Catalog data',
    hint: 'The code identifies the record in files and systems; the name is what people see.',
  },
  reasons: {
    why: 'Reason',
    comment: 'Comment',
  },
};
