import type { es } from './messages.es.ts';

/** The texts of the carriers' passport in English. */
export const en: typeof es = {
  resources: {
    consents: {
      name: 'Document passport |||| Document passport',
      fields: { status: 'Status', askedAt: 'Requested', companyName: 'Broker' },
    },
  },
  consents: {
    passport: 'Document passport',
    own: 'My passport',
    intro:
      "Upload your documents once and decide which broker sees them. Each broker judges them for itself; Andén's validation is shown as Andén's.",
    brokers: 'Who asks to see them',
    nobody: 'No broker has asked to see your documents yet.',
    askedBy: '%{name} asked on %{date}',
    shows: 'Sees these documents: %{names}',
    showsAll: 'Sees all your documents',
    because: 'Reason: %{reason}',
    status: {
      asked: 'To answer',
      granted: 'Granted',
      refused: 'Rejected',
      withdrawn: 'Withdrawn',
    },
    which: 'Which documents it sees',
    of: { all: 'All, also those uploaded later', some: 'Only these' },
    types: 'Documents',
    why: 'Reason',
    whyHelp: 'The broker reads it',
    grant: {
      action: 'Grant',
      title: 'Show the documents to this broker?',
      done: 'The broker can see the documents now',
      failed: 'It could not be granted',
    },
    change: {
      action: 'Change',
      title: 'Which documents does this broker see?',
      done: 'Change saved',
      failed: 'It could not be changed',
    },
    refuse: {
      action: 'Reject',
      title: 'Not show the documents to this broker?',
      done: 'The broker received your answer',
      failed: 'It could not be rejected',
    },
    withdraw: {
      action: 'Withdraw',
      title: 'Stop showing the documents to this broker?',
      done: 'The broker no longer sees the documents',
      failed: 'It could not be withdrawn',
    },
    log: {
      title: 'Who opened your documents',
      empty: 'Nobody outside your company has opened them.',
      opened: '%{who} opened: %{document}',
      saved: '%{who} downloaded: %{document}',
      more: 'Show earlier ones',
    },
    records: {
      title: 'My records with other brokers',
      text: 'A broker may already have a record of your company. If you confirm it as your own, that broker can request this passport instead of another copy of each document.',
      search: 'Find my records',
      linked: '%{name}, linked on %{date}',
      proved: 'The record is linked to your passport now',
    },
    notAsked: 'Ask the carrier to show you its documents. It decides which ones.',
    ask: {
      action: 'Request passport',
      title: 'Request the passport from the carrier?',
      text: "It will see your company's name and this message, and decide which documents it shows you.",
      message: 'Message',
      done: 'Requested from the carrier',
      failed: 'It could not be requested',
    },
    told: {
      asked: 'Requested on %{date}. The carrier has not answered yet.',
      granted:
        'The carrier shows you these documents since %{date}. It reads in its log who opens them.',
      refused: 'The carrier did not show them on %{date}.',
      withdrawn: 'The carrier stopped showing them on %{date}. What you decided about them stays.',
    },
    noDocuments: 'The carrier has not uploaded any of the documents that it shows you yet.',
    dated: 'Dated %{date}',
    byAnden: 'Validation of Andén:',
    notByAnden: 'Without validation of Andén',
    byUs: 'Your decision:',
    notByUs: 'You have not decided about this document yet',
    older: 'Your decision is about an earlier version.',
    open: 'Open',
    approve: {
      action: 'Approve',
      title: 'Approve the document for your loads?',
      done: 'Document approved for your loads',
      failed: 'It could not be approved',
    },
    reject: {
      action: 'Reject',
      title: 'Reject the document for your loads?',
      done: 'Document rejected for your loads',
      failed: 'It could not be rejected',
    },
  },
};
