import type { es } from './messages.es.ts';

/** The texts of a quote's page in English, below `quotes`. */
export const en: typeof es = {
  view: 'Quote %{reference}',
  to: ' to ',
  deadline: {
    short: {
      rated: 'Decide: what still comes is late',
      silent: 'It closes, or the next wave goes out',
    },
    late: 'Rates that come later are kept as late and cannot win.',
    running: {
      wave: 'When time is up, wave %{wave} goes out to %{smart_count} carrier. %{late} |||| When time is up, wave %{wave} goes out to %{smart_count} carriers. %{late}',
      rated: 'When time is up, the invitations without an answer close and you decide. %{late}',
      silent: 'If nobody answers in time, the quote ends as not available. %{late}',
    },
    over: {
      wave: 'Time is up: wave %{wave} now goes out to %{smart_count} carrier. %{late} |||| Time is up: wave %{wave} now goes out to %{smart_count} carriers. %{late}',
      rated: 'Time is up: decide among the rates received. %{late}',
      silent: 'Time is up without a rate: the quote ends as not available. %{late}',
    },
  },
  next: {
    complete: {
      text: 'Before carriers can be invited, add: %{missing}.',
      action: 'Complete the load',
    },
    invite: {
      text: 'Ready to be quoted. Choose carriers and invite them.',
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
    assigned: { text: 'Load assigned: the shipment exists.', action: 'See the shipment' },
    dismissed: { text: 'This load was dismissed.' },
    rejected: { text: 'The customer refused the price.' },
    not_available: { text: 'No carrier offered a rate.' },
    priced: { text: 'Price shared: the customer has not answered yet.', action: 'See rates' },
    accepted: { text: 'The customer accepted: assign the carrier.', action: 'Assign' },
    anew: {
      text: 'No carrier offered a rate. You can invite others.',
      action: 'Invite others',
    },
    thanked: { text: 'You accepted the price. Your broker assigns the carrier.' },
    asked: { text: 'Your request is being worked on: the price will appear here.' },
    shared: { text: 'There is a price for your load.' },
  },
};
