import type { es } from './messages.es.ts';

/** The texts of what is done with a quote in English, below `quotes`. */
export const en: typeof es = {
  dismiss: {
    action: 'Dismiss',
    title: 'Why is the load dismissed?',
    failed: 'Error dismissing',
  },
  share: {
    action: 'Share rate',
    title: 'Share the rate with the customer',
    validUntil: 'Valid until',
    done: 'Rate shared successfully',
    failed: 'Error sharing rate, try again',
    shared: 'Shared rate',
    until: 'Valid until %{day}',
  },
  feedback: {
    action: 'Register feedback',
    title: "The customer's answer",
    answer: 'The customer',
    accepted: 'Accepted the price',
    refused: 'Refused the price',
    none: 'No answer yet',
    done: 'Feedback registered',
    failed: 'Error registering feedback',
  },
  accept: {
    action: 'Accept price',
    title: 'Accept the price?',
    done: 'Feedback registered',
    failed: 'Error registering feedback',
  },
  refuse: {
    action: 'Refuse price',
    title: 'Why do you refuse the price?',
    done: 'Feedback registered',
    failed: 'Error registering feedback',
  },
  unassign: {
    action: 'Unassign',
    title: 'Why is the carrier unassigned?',
    done: 'Carrier unassigned',
    failed: 'Error unassigning carrier',
  },
  dismissed: 'Load dismissed',
};
