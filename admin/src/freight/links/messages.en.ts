import type { es } from './messages.es.ts';

/** The texts of public links in English, below `anden`. */
export const en: typeof es = {
  link: {
    action: 'Send link',
    title: 'Link of %{name}',
    text: 'Text with the link',
    help: {
      border:
        'Whoever has the link can give the data of the crossing that it owes, without an account.',
      moves: 'Whoever has the link can report the steps of the trip, without an account.',
      answer: 'Whoever has the link can answer for this carrier, without an account.',
      price:
        'Whoever has the link can accept or reject the price for this customer, without an account.',
      confirmation:
        'Whoever has the link can accept the confirmation for this carrier, without an account.',
      cartaPorte: 'Whoever has the link can fill this part of the Carta Porte, without an account.',
      tracking: 'Whoever has the link can follow this load, without an account.',
      evidence:
        'Whoever has the link can send the proof documents of this load, without an account.',
    },
    copy: 'Copy text',
    copied: 'Text copied',
    notCopied: "Couldn't copy it: select the text and copy it",
    whatsApp: 'Open WhatsApp',
    failed: "Couldn't get the link. Try again.",
    renew: {
      action: 'Change link',
      title: 'Change the link?',
      text: 'The links sent so far will no longer work. Send the new one afterwards.',
      done: 'Link changed',
      failed: 'Error changing the link',
    },
  },
  mail: {
    action: 'Send e-mail',
    title: 'Send the link by e-mail',
    email: 'E-mail',
    help: 'Empty: to the known addresses',
    done: 'E-mail on its way',
    failed: 'Error sending the e-mail',
  },
  delivery: {
    unknown: 'No e-mail: no address is known',
    waiting: 'E-mail on its way to %{recipient}',
    accepted: 'Emailed: %{recipient}',
    refused:
      'E-mail rejected by the server: %{recipient} (%{refusal}). Correct the address or send the link by WhatsApp.',
    refusedAddress:
      'The mail server rejected this address (%{refusal}). Correct it: until then no e-mail arrives.',
    opened: 'Opened %{time}',
  },
};
