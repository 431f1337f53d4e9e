import type { es } from './messages.es.ts';

/** A carrier's requests in English. */
export const en: typeof es = {
  anden: {
    status: {
      invitations: {
        pending: 'Pending',
        sent: 'Sent',
        in_contact: 'In contact',
        available: 'Available',
        rated: 'Rated',
        assigned: 'Assigned',
        not_available: 'Not available',
        rejected_by_carrier: 'Rejected by carrier',
        rejected: 'Rejected',
        dismissed: 'Dismissed',
        answered: 'Answered',
      },
    },
  },
  resources: { invitations: { name: 'Request |||| Requests' } },
  invitations: {
    title: 'Requests',
    one: 'Request %{reference}',
    load: 'The load',
    onlyReading: "Your company's administrator answers requests.",
    seeLoad: 'See the shipment',
    piles: { waiting: 'To answer', rated: 'Answered', closed: 'Closed' },
    afterDeadline: 'You may still send a rate, but late: it does not compete',
    price: { mine: 'Your rate', target: 'Target' },
    none: {
      waiting: {
        title: 'Nothing to answer',
        text: 'When a broker asks you for a rate, the request appears here.',
      },
      rated: {
        title: 'No rates waiting',
        text: 'Here you see the rates you sent that are not decided yet.',
      },
      closed: { title: 'No closed requests yet', text: 'Here you see how each one ended.' },
    },
    missing: {
      title: 'We cannot find this request',
      text: "The link is no longer valid, or the request is another carrier's.",
      back: 'See my requests',
    },
    rate: {
      action: 'Send rate',
      improve: 'Improve rate',
      title: 'Your rate',
      allIn: 'All-in rate',
      byParts: 'Break the rate down',
      transitDays: 'Transit days',
      comment: 'Comment for the broker',
      done: 'Rate shared successfully',
      failed: 'Error sharing rate, try again',
      late: 'Send a late rate',
      lateWarning:
        'Time is up. We keep your rate and the broker sees it marked as late, but it cannot win this load.',
      lateDone: 'Rate kept as late: it does not compete for this load',
    },
    acknowledge: { action: 'Got it', done: 'Thank you for confirming' },
    available: {
      action: 'I can cover it',
      done: 'We said that you can cover it. Send your rate before it closes.',
    },
    decline: {
      action: 'I cannot',
      title: 'Why can you not cover it?',
      submit: 'Reject request',
      done: 'Request rejected successfully',
    },
    standing: {
      available: {
        title: 'You said that you can cover it',
        text: 'Your rate is missing: send it before %{deadline}',
      },
      rated: {
        title: 'Rate sent: %{amount}',
        text: 'Version %{version}. You can improve it until %{deadline}',
      },
      final: {
        title: 'Rate sent: %{amount}',
        text: 'Version %{version}. Time is over; the broker is about to decide.',
      },
      late: {
        title: 'Your rate came late',
        text: 'The broker sees it as late: %{amount}. It is kept, but cannot win this load.',
      },
      over: {
        title: 'Time is over',
        text: 'You may send your rate: the broker will see it as late, but it can no longer win.',
      },
      assigned: {
        title: 'The load is yours!',
        text: 'It was assigned at your rate of %{amount}.',
      },
      declined: { title: 'You rejected this request', text: 'Thank you for telling us.' },
      rejected: {
        title: 'Another rate was chosen this time',
        text: 'Thank you for quoting. You offered %{amount}.',
      },
      closed: {
        title: 'This request is no longer available',
        text: 'Thank you for your interest: we will keep it in mind for the next loads.',
      },
    },
    outcome: {
      reason: 'Reason',
      rank: 'Rank',
      distance: 'Difference',
      place: 'No. %{rank} among the rates',
      above: '%{percent} % above the winning rate',
      below: '%{percent} % below the winning rate',
    },
  },
};
