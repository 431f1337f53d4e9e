import type { es } from './messages.es.ts';

/** The texts of a quote's page in English, below `quotes`. */
export const en: typeof es = {
  view: 'Quote %{reference}',
  to: ' to ',
  absence: {
    covered: '%{name} is away until %{until}; %{coveredBy} covers.',
    alone: '%{name} is away until %{until}; nobody covers.',
  },
  deadline: {
    short: {
      rated: 'Decide: new rates no longer compete',
      silent: 'It closes, or the next round goes out',
    },
    late: 'Rates that arrive later are kept as late and cannot win.',
    running: {
      wave: 'At the deadline, round %{wave} goes out to %{smart_count} carrier. %{late} |||| At the deadline, round %{wave} goes out to %{smart_count} carriers. %{late}',
      rated: 'At the deadline, the invitations without an answer close and you decide. %{late}',
      silent: 'If nobody answers in time, the quote ends as not available. %{late}',
    },
    over: {
      wave: 'The deadline passed: round %{wave} is going out to %{smart_count} carrier. %{late} |||| The deadline passed: round %{wave} is going out to %{smart_count} carriers. %{late}',
      rated: 'The deadline passed: decide among the rates received. %{late}',
      silent: 'The deadline passed without a rate: the quote ends as not available. %{late}',
    },
  },
  next: {
    complete: {
      text: 'Before carriers can be invited, add: %{missing}.',
      action: 'Complete the load',
    },
    legsDays: {
      text: 'To invite carriers, the dates of the hand-overs between the legs are missing.',
      action: 'Complete the data',
    },
    legsInvite: {
      text: '%{smart_count} leg has no carriers invited yet. |||| %{smart_count} legs have no carriers invited yet.',
      action: 'View legs',
    },
    legsWaiting: {
      text: 'Waiting for rates for %{smart_count} leg. |||| Waiting for rates for %{smart_count} legs.',
      action: 'View legs',
    },
    legsCompare: {
      text: '%{smart_count} leg is left to assign: compare and assign. |||| %{smart_count} legs are left to assign: compare and assign.',
      action: 'Compare and assign',
    },
    invite: {
      text: 'Ready to quote. Choose carriers and invite them.',
      action: 'Choose carriers',
    },
    waiting: {
      text: 'Waiting for the rate of %{smart_count} carrier. |||| Waiting for rates of %{smart_count} carriers.',
      action: 'Invite more',
    },
    compare: {
      text: '%{smart_count} rate has arrived: check it and assign. |||| %{smart_count} rates have arrived: compare and assign.',
      action: 'Compare and assign',
    },
    rated: {
      text: '%{smart_count} rate has arrived. Your administrator can assign it. |||| %{smart_count} rates have arrived. Your administrator can assign one.',
      action: 'Compare rates',
    },
    assigned: { text: 'Load assigned and created.', action: 'See load' },
    dismissed: { text: 'This load was dismissed.' },
    rejected: { text: 'The customer rejected the price.' },
    priceAnew: { text: 'The customer rejected the price. You can share a better one.' },
    not_available: { text: 'No carrier offered a rate.' },
    priced: { text: 'Price shared: the customer has not answered yet.', action: 'See rates' },
    accepted: { text: 'The customer accepted: assign the carrier.', action: 'Assign' },
    anew: {
      text: 'No carrier offered a rate. You can invite others.',
      action: 'Invite others',
    },
    thanked: { text: 'You accepted the price. Your broker will assign the carrier.' },
    asked: { text: 'Your request is being worked on: the price will appear here.' },
    shared: { text: 'There is a price for your load.' },
  },
};
