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
    outcomes: {
      in_contact: 'In contact, no answer yet',
      available: 'Can cover; rate to follow',
      rated: 'Gave its rate',
      rejected_by_carrier: 'Rejects the request',
    },
    done: 'Call logged',
    failed: 'Error logging the call',
  },
  link: {
    action: 'Send link',
    title: 'Link of %{carrier}',
    text: 'Text with the link',
    help: 'Whoever has the link can answer for this carrier, without an account.',
    copy: 'Copy text',
    copied: 'Text copied',
    notCopied: "Couldn't copy it: select the text and copy it",
    whatsApp: 'Open WhatsApp',
    failed: "Couldn't get the link. Try again.",
  },
  mail: {
    action: 'Send e-mail',
    title: 'Send the request by e-mail',
    email: 'E-mail',
    done: 'E-mail on its way',
    failed: 'Error sending the e-mail',
  },
  delivery: {
    unknown: 'No e-mail: no address is known',
    waiting: 'E-mail on its way to %{recipient}',
    accepted: 'E-mail accepted by the server: %{recipient}',
    refused: 'E-mail rejected by the server: %{recipient} (%{refusal})',
  },
  invited: {
    sent: 'Sent %{time}',
    opened: 'Opened %{time}',
    answered: 'Answered %{time}',
    prepared: 'Round %{wave}: goes out %{time} at the latest',
    kept: 'Round %{wave}: prepared, not out',
  },
};
