import type { es } from './messages.es.ts';

/** The texts of rate confirmations in English. */
export const en: typeof es = {
  resources: {
    rateConfirmations: {
      name: 'Rate confirmation |||| Rate confirmations',
      fields: {
        broker: 'Broker',
        carrier: 'Carrier',
        price: 'Rate, IVA excluded',
        terms: {
          freeHours: 'Free time at each end (hours)',
          detentionRate: 'Detention per further hour',
          paymentDays: 'Payment term (days)',
          evidence: 'Evidence for payment',
          comment: 'Comments',
        },
      },
    },
  },
  rateConfirmations: {
    title: 'Rate confirmation',
    failed: 'The rate confirmation could not be read. Refresh the page.',
    none: 'Not issued yet. Issue it so that the carrier accepts the terms.',
    states: {
      open: 'To be accepted',
      accepted: 'Accepted',
      superseded: 'Superseded',
    },
    issued: 'Revision %{revision}, issued on %{at}',
    acceptedBy: '%{by} accepted on %{at}',
    hours: '%{smart_count} hour |||| %{smart_count} hours',
    days: '%{smart_count} day after the evidence |||| %{smart_count} days after the evidence',
    parts: {
      linehaul: 'Linehaul',
      fuelSurcharge: 'Fuel',
      borderCrossing: 'Border crossing',
      tolls: 'Tolls',
      accessorials: 'Accessorials',
    },
    evidences: {
      signed_pod: 'Signed proof of delivery',
      carta_porte: 'CFDI with Carta Porte',
      customs_entry: 'Customs entry',
      seal_photos: 'Photos of the seals',
      weight_ticket: 'Weight ticket',
      invoice: 'Invoice',
    },
    hash: 'SHA-256 of the content',
    copy: 'Copy the hash',
    copied: 'Hash copied',
    notCopied: 'It could not be copied. Select and copy it.',
    accept: 'Accept confirmation',
    ask: {
      title: 'Accept revision %{revision}?',
      text: 'You agree to move the load for %{amount} plus IVA on the terms that you read. It is kept with your name and the time.',
    },
    save: 'Download revision %{revision} as %{format}',
    earlier: '%{smart_count} earlier revision |||| %{smart_count} earlier revisions',
    issue: 'Issue confirmation',
    revise: 'New revision',
    reviseHelp: 'It takes the load and the rate as they are today. The carrier has to accept it.',
    send: 'Issue',
    waits: 'The rate confirmation waits for you to accept it.',
    read: 'Read',
    done: { issued: 'Confirmation issued', accepted: 'Confirmation accepted' },
  },
};
