import { Country } from '#labels/geography.en';
import { en as auth } from '../auth/messages.en.ts';
import { en as conflict } from '../conflict/messages.en.ts';
import { en as changes } from '../changes/messages.en.ts';
import { en as form } from '../form/messages.en.ts';
import { en as load } from '../import/messages.en.ts';
import { en as list } from '../list/messages.en.ts';
import { en as live } from '../live/messages.en.ts';
import { en as palette } from '../palette/messages.en.ts';
import { ownMessages } from '../contract/schema.ts';
import type { es } from './messages.es.ts';

const core: (typeof es)['anden'] = {
  ...auth,
  ...conflict,
  ...changes,
  ...form,
  ...load,
  ...list,
  ...live,
  ...palette,
  loading: 'Loading Andén…',
  error: {
    unreachable: 'No connection. Check your network.',
    server: 'Something failed on our side. Try again in a few minutes.',
    page: "This page couldn't be shown",
    pageHelp: 'Reload the page. If it happens again, write to us from Help.',
    waits: 'This page opens by itself',
    waitsHelp:
      'It needs data from the server, which does not answer now. What this device keeps is safe.',
    reload: 'Reload the page',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address does not exist or the link is no longer valid.',
    back: 'Go to the start page',
  },
  denied: {
    title: "You don't have access to this page",
    text: "Your role does not include this section. Ask your company's administrator for access.",
  },
  top: {
    language: 'Language',
    darkMode: 'Dark mode',
    lightMode: 'Light mode',
    toTop: 'Back to top',
    backTo: 'Back to %{name}',
    wayBack: 'Breadcrumb',
    header: 'Status and actions',
    mainNavigation: 'Main navigation',
  },
  options: { none: 'No options', loading: 'Loading…' },
  help: {
    title: 'How can we help?',
    text: 'Choose how you would like to contact us. We answer from 8:00 to 20:00.',
    open: 'Help',
    email: 'Write an e-mail',
    chat: 'Send a WhatsApp message',
    close: 'Close',
  },
  phone: { read: 'Will be saved as %{number}' },
  when: {
    calendar: 'Choose in the calendar',
    clock: 'Choose the time',
    unread: {
      day: '“%{text}” is not a date. Enter for example Dec 15 or tomorrow',
      time: '“%{text}” is not a time. Enter for example 8:30 am or 20:00',
      moment: '“%{text}” is not a date and time. Enter for example Dec 15 8:30',
    },
    noHour: 'The time is missing: enter for example %{text} 8:30',
    tooEarly: 'It cannot be before %{day}',
    tooLate: 'It cannot be after %{day}',
  },
  validation: {
    ...ownMessages('en'),
    pattern: 'The format is not valid',
    integer: 'Enter a whole number',
    future: 'Dates only in the future',
    didYouMean: 'Did you mean %{offer}?',
  },
  action: {
    failed: "Couldn't complete the action. Try again",
    alreadyDone: 'What you sent before was saved. Review it and send again if needed',
    cancel: 'Cancel',
    save: 'Save',
    saveAnother: 'Save and new',
    createItem: 'Create “%{item}”',
    clearFilters: 'Clear filters',
    shortcuts: 'Single-key shortcuts',
  },
  askAgain: {
    title: 'Is this right?',
    goOn: 'Yes, continue',
    correct: 'Correct it',
    notSaved: 'Not saved: correct what is needed',
  },
  time: {
    days: '%{smart_count} day |||| %{smart_count} days',
    hours: '%{hours} h %{minutes} min',
    minutes: '%{minutes} min',
    left: 'Closes in %{time}',
    over: 'Deadline passed',
  },
  country: Country,
  related: { all: 'See all in the list', empty: 'No %{name} yet' },
  tab: { label: 'Sections of the record', summary: 'Summary' },
  archive: {
    action: 'Archive',
    title: 'Archive “%{recordRepresentation}”?',
    content:
      "It will no longer appear in lists or be offered as a choice. Records already using it don't change.",
    done: 'Record archived',
  },
  warnings: { title: 'Please review:' },
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

/** The texts that every module relies on, below `anden`, in English. */
export const en: typeof es = { anden: core };
