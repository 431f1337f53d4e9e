import { CallOutcome } from '#labels/invitations.en';
import type { es } from './messages.es.ts';

/** The texts of the invited carriers in English, below `quotes`. */
export const en: typeof es = {
  reject: {
    action: 'Reject rate',
    title: 'Why is the rate rejected?',
    done: 'Rate rejected successfully',
    failed: 'Error rejecting rate',
  },
  restore: {
    action: 'Undo rejection',
    done: 'The rate is back in the comparison',
    failed: "Couldn't undo the rejection",
  },
  reopen: {
    action: 'Undo rejection',
    done: 'Rejection undone: the carrier can answer',
    failed: 'The rejection could not be undone',
  },
  call: {
    action: 'Log a call',
    title: 'Call with the carrier',
    reportedBy: 'Who answered',
    outcome: 'Outcome',
    outcomes: CallOutcome,
    done: 'Call logged',
    failed: 'Error logging the call',
  },
  mailed: {
    action: 'Log reply',
    title: 'Reply by mail',
    done: 'Reply logged',
    failed: 'Error logging the reply',
  },
  lateReply: {
    action: 'Log late rate',
    title: 'Reply after the deadline',
    help: 'The deadline has passed. The rate is kept as late and does not compete; for that, invite the carrier again.',
    done: 'Late rate logged',
    failed: 'Error logging the late rate',
  },
  readReply: {
    action: 'View reply',
    help: 'A reply of this carrier can no longer be logged.',
  },
  reply: {
    which: 'Mail received',
    from: 'Mail from %{sender}, %{at}',
    files: 'Attached files',
    inMail: 'The other files are in the mail that the person who asked got.',
    type: 'Document type',
    keep: 'Keep document',
    kept: 'Document kept, to be reviewed',
    keepFailed: "The document couldn't be kept",
    keptAs: 'Document kept: %{type}',
    unreadable:
      "The mail couldn't be read: it is attached to the one that the person who asked got",
    paste: 'Paste reply',
    text: "The carrier's reply (mail or WhatsApp)",
    read: 'Read reply',
    again: 'Paste another reply',
    readAs: 'Reply read: %{answer}',
    plusTax: '+ VAT (IVA)',
    failed: "The reply couldn't be read",
    unclear: {
      rate: 'The rate is not clear: choose or enter it',
      taxIncluded: 'VAT (IVA) is included: enter the rate without it',
      question: 'The carrier asks something',
      other: 'No answer was found: read it and fill in the form',
    },
    comment: {
      available: 'Available: %{words}.',
      transit: 'Transit: %{words}.',
      valid: 'Valid: %{words}.',
      reason: '"%{words}"',
    },
  },
  invited: {
    silent:
      '%{smart_count} carrier has sent no rate yet. Call, or send the link: |||| %{smart_count} carriers have sent no rate yet. Call, or send the link:',
    sent: 'Sent %{time}',
    opened: 'Opened %{time}',
    answered: 'Answered %{time}',
    prepared: 'Round %{wave}: goes out %{time} at the latest',
    follows: 'Round %{wave}: goes out when the one before ends',
    kept: 'Round %{wave}: prepared, not out',
  },
};
