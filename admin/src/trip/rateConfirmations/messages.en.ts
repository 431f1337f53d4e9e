import { PaymentEvidence, RateConfirmation } from '#labels/rateConfirmations.en';
import type { es } from './messages.es.ts';

/** The texts of rate confirmations in English. */
export const en: typeof es = {
  resources: {
    rateConfirmations: {
      name: 'Rate confirmation |||| Rate confirmations',
      fields: {
        ...RateConfirmation,
        terms: {
          freeHours: 'Free time at each stop (hours)',
          detentionRate: 'Detention, per hour after free time',
          paymentDays: 'Payment term (days)',
          reviewHours: 'Time to review proof documents (hours)',
          evidence: 'Proof documents at delivery and for payment',
          comment: 'Comments',
        },
      },
    },
  },
  rateConfirmations: {
    title: 'Rate confirmation',
    failed: "Couldn't load the rate confirmation. Refresh the page.",
    none: 'Not issued yet. Issue it so that the carrier accepts the terms.',
    states: {
      open: 'Awaiting acceptance',
      notAccepted: 'Not accepted',
      accepted: 'Accepted',
      superseded: 'Superseded',
    },
    issued: 'Revision %{revision}, issued on %{at}',
    acceptedBy: '%{by} accepted on %{at}',
    acceptedByLink: '%{by} accepted by link on %{at}, IP %{from}',
    hours: '%{smart_count} hour |||| %{smart_count} hours',
    days: '%{smart_count} day after receiving proof documents |||| %{smart_count} days after receiving proof documents',
    parts: {
      linehaul: 'Linehaul',
      fuelSurcharge: 'Fuel surcharge',
      borderCrossing: 'Border crossing',
      tolls: 'Tolls',
      accessorials: 'Accessorials',
      stopOff: 'Stop-off charge',
    },
    evidences: PaymentEvidence,
    verify: 'Verify',
    hash: 'SHA-256 of the content',
    copy: 'Copy the hash',
    copied: 'Hash copied',
    notCopied: "Couldn't copy it. Select and copy it",
    accept: 'Accept confirmation',
    ask: {
      title: 'Accept revision %{revision}?',
      text: 'You agree to haul this load for %{amount} plus VAT (IVA) under these terms. We record your name and the time.',
    },
    document: 'Read document',
    readDocument: 'Read document of revision %{revision}',
    language: 'Language of the document',
    contact: 'Contact: %{name}',
    save: 'Download revision %{revision} as %{format}',
    earlier: '%{smart_count} earlier revision |||| %{smart_count} earlier revisions',
    issue: 'Issue confirmation',
    revise: 'New revision',
    reviseHelp: 'It takes the load and the rate as they are today. The carrier has to accept it.',
    send: 'Issue',
    waits: 'The rate confirmation is waiting for you to accept it.',
    read: 'Read',
    done: { issued: 'Confirmation issued', accepted: 'Confirmation accepted' },
  },
};
