import type { es } from './messages.es.ts';

/** The texts of the list of quotes in English, below `quotes`. */
export const en: typeof es = {
  piles: {
    label: 'Quotes by status',
    open: 'Open',
    incoming: 'Incoming',
    sent: 'Sent',
    answered: 'Answered',
    assigned: 'Assigned',
    history: 'History',
    all: 'All',
  },
  statuses: '%{smart_count} status |||| %{smart_count} statuses',
  anyStatus: 'Any status',
  none: {
    title: 'No quotes yet',
    text: 'Ask for the first rate: where from, where to, when, and on what equipment.',
  },
  noneMatch: {
    title: 'No quote matches',
    text: 'Change the filters or ask for a new rate.',
    all: 'Show all',
  },
  customerAnswer: { accepted: 'Accepted', refused: 'Rejected', none: 'No answer' },
  ratesOf: 'Rates: %{rated} of %{invited}',
  results: {
    title: 'Results',
    sent: 'Sent, %{days} days',
    answered: 'With a rate',
    awarded: 'Assigned',
    medianMinutes: 'First rate',
    percentWithinHour: 'Within 60 min',
    marginPercent: 'Margin',
    month: 'Last %{days} days',
    days: 'Last %{days} days, and the %{days} before',
    before: 'prev. %{before}',
    empty: 'Your times and your margin appear here once you send the first quote.',
  },
};
