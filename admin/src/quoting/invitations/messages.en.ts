import { InvitationStatus } from '#labels/invitations.en';
import { BoughtLeg, HandOverPlace, HandOverTrailer } from '#labels/quotes.en';
import type { es } from './messages.es.ts';

/** The texts of invitations in English. */
export const en: typeof es = {
  anden: {
    status: {
      invitations: InvitationStatus,
    },
  },
  resources: { invitations: { name: 'Request |||| Requests' } },
  invitations: {
    title: 'Requests',
    one: 'Request %{reference}',
    load: 'The load',
    leg: {
      leg: 'Leg',
      takeOver: 'Hand-over from the leg before',
      handOver: 'Hand-over to the next leg',
      ctpat: 'CTPAT certificate',
      demanded: 'Required',
    },
    legs: BoughtLeg,
    handOver: HandOverPlace,
    trailer: HandOverTrailer,
    onlyReading: "Your company's administrator answers requests.",
    seeLoad: 'See load',
    filtered: 'Only the requests that the figure chosen in Results counts are listed.',
    unfilter: 'Show those to answer',
    piles: { waiting: 'To answer', rated: 'Answered', closed: 'Closed' },
    afterDeadline: 'You can still send a rate, but late: it does not compete',
    price: { mine: 'Your rate', target: 'Target rate' },
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
      comment: 'Comment for the broker',
      done: 'Rate shared successfully',
      failed: 'Error sharing rate, try again',
      late: 'Send late rate',
      lateWarning:
        'The deadline passed. We keep your rate and the broker sees it marked as late, but it cannot win this load.',
      lateDone: 'Rate kept as late: it does not compete for this load',
    },
    acknowledge: { action: 'Got it', done: 'Thank you for confirming' },
    available: {
      action: 'Can cover it',
      done: 'We told the broker you can cover it. Send your rate before the deadline',
    },
    decline: {
      action: "Can't cover it",
      title: "Why can't you cover it?",
      submit: 'Reject request',
      done: 'Request rejected successfully',
    },
    reopen: { action: 'Undo rejection', done: 'Rejection undone: you can answer again' },
    standing: {
      available: {
        title: 'You can cover it',
        text: 'Your rate is missing: send it before %{deadline}',
      },
      rated: {
        title: 'Rate sent: %{amount}',
        text: 'Version %{version}. You can improve it until %{deadline}',
      },
      final: {
        title: 'Rate sent: %{amount}',
        text: 'Version %{version}. The deadline passed; the broker is about to decide.',
      },
      late: {
        title: 'Your rate arrived late',
        text: 'The broker sees it as late: %{amount}. It is kept, but cannot win this load.',
      },
      over: {
        title: 'The deadline passed',
        text: 'You can send your rate: the broker will see it as late, but it can no longer win.',
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
      place: '#%{rank}',
      above: '%{percent}% above the winning rate',
      below: '%{percent}% below the winning rate',
    },
  },
};
