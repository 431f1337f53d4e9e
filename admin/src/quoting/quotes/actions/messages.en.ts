import type { es } from './messages.es.ts';

/** The texts of what is done with a quote in English, below `quotes`. */
export const en: typeof es = {
  dismiss: {
    action: 'Dismiss',
    title: 'Why is the load dismissed?',
    failed: 'Error dismissing',
  },
  dismissMany: {
    action: 'Dismiss',
    title: 'Why is %{smart_count} quote dismissed? |||| Why are %{smart_count} quotes dismissed?',
    done: '%{smart_count} quote dismissed |||| %{smart_count} quotes dismissed',
  },
  share: {
    action: 'Share rate',
    title: 'Share the rate with the customer',
    reaches: 'The people of %{customer} who see prices get it by e-mail, with a link to answer it.',
    reachesNobody: 'The quote has no customer: the price is kept, and nobody gets it.',
    noAddress:
      'Nobody gets the mail yet: %{customer} has no users and no contacts with an e-mail. The price is kept; add a shipping or purchasing contact, or send it by WhatsApp.',
    addContact: 'Add contact',
    text: 'Text of the mail',
    to: 'To: %{to}',
    validUntil: 'Valid until',
    lossReason: 'Reason to sell below cost',
    done: 'Rate shared successfully',
    failed: 'Error sharing rate, try again',
    shared: 'Shared rate',
    until: 'Valid until %{day}',
  },
  feedback: {
    action: 'Register feedback',
    title: "Customer's answer",
    answer: 'The customer',
    accepted: 'Accepted the price',
    refused: 'Rejected the price',
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
    action: 'Reject price',
    title: 'Why do you reject the price?',
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
