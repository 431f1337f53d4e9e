import { EvidenceStatus } from '#labels/evidence.en';
import type { es } from './messages.es.ts';

/** The texts of evidence in English. */
export const en: typeof es = {
  resources: { evidence: { name: 'Proof document |||| Proof documents', fields: {} } },
  evidence: {
    title: 'Proof documents',
    ofLoad: 'For the whole load',
    failed: "Couldn't load the proof documents. Refresh the page.",
    status: EvidenceStatus,
    notSent: 'Not sent',
    notReviewed: 'Not reviewed',
    reviewBy: 'To be reviewed before %{at}',
    late: 'The time to review it ended on %{at}',
    reason: 'Reason: %{reason}',
    byLink: 'by link',
    earlier: 'of a rejected submission',
    show: 'View file',
    save: 'Download file',
    noPicture: 'This file is not a photo. Download it to read it.',
    send: 'Send files',
    sent: 'Proof document sent',
    photo: 'Take photo',
    waiting:
      'On this device, to be sent once there is a network: |||| %{smart_count} on this device, to be sent once there is a network:',
    kept: '1 file kept on this device: it is sent once there is a network, with the portal open. |||| %{smart_count} files kept on this device: they are sent once there is a network, with the portal open.',
    refused: '%{name} was not sent: %{reason}',
    forget: 'Remove',
    accept: 'Accept',
    reopen: 'Reopen',
    decided: 'Decision saved',
    why: 'Reason',
    reject: {
      action: 'Reject',
      title: 'Reject proof document',
      help: 'The carrier reads it and sends another.',
      done: 'Proof document rejected',
      failed: 'Error rejecting the proof document',
    },
    waive: {
      action: 'Waive',
      title: 'Waive proof document',
      help: 'The load can be closed without it.',
      done: 'Proof document waived',
      failed: 'Error waiving the proof document',
    },
    waiveMany: {
      action: 'Waive several',
      title: 'Waive these proof documents?',
      help: 'The load can be closed without them. The carrier reads the reason.',
      which: 'Proof documents',
      submit: 'Waive',
      done: '%{smart_count} proof document waived |||| %{smart_count} proof documents waived',
    },
    findings: {
      text: {
        open: 'No text to read: look at the file',
        same: '',
        different: "Couldn't read the file: look at it",
      },
      cfdi: { open: '', same: '', different: 'The XML is not a CFDI that can be read' },
      uuid: {
        open: 'Fiscal folio %{found}',
        same: 'Fiscal folio %{found}',
        different: 'The fiscal folio is missing or was sent for another load: %{found}',
      },
      issuer: {
        open: "Issuer's RFC: %{found}; there is nothing to compare it with",
        same: "Issuer's RFC: %{found}, the carrier's",
        different: "Issuer's RFC: %{found}; the carrier's is %{agreed}",
      },
      receiver: {
        open: 'RFC invoiced: %{found}; there is nothing to compare it with',
        same: "RFC invoiced: %{found}, the broker's",
        different: "RFC invoiced: %{found}; the broker's is %{agreed}",
      },
      kind: {
        open: '',
        same: '',
        different:
          'The type of the CFDI is %{found}; %{agreed} is needed (E: credit note, P: payment)',
      },
      currency: {
        open: '',
        same: '',
        different: "The CFDI's currency is %{found}; %{agreed} was agreed",
      },
      amount: {
        open: "Subtotal: %{found}; agreed: %{agreed}. They can't be compared",
        same: 'Subtotal: %{found}, as agreed',
        different: 'Subtotal: %{found}; %{agreed} was agreed',
      },
      complement: {
        open: '',
        same: 'It has the Carta Porte complement',
        different: 'It has no Carta Porte complement',
      },
    },
  },
};
