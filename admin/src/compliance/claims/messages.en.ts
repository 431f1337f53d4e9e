import type { es } from './messages.es.ts';

/** The texts of claims in English. */
export const en: typeof es = {
  resources: {
    claims: {
      name: 'Claimed record |||| Claimed records',
      page: { list: 'Claimed records' },
      fields: {
        carrierName: 'Carrier',
        recordName: 'Claimed record',
        decision: 'Decision',
        companyName: 'Broker',
        compared: 'Comparison',
        status: 'Status',
        proof: 'Proved by',
        createdAt: 'Claimed',
      },
    },
  },
  claims: {
    empty: 'No claimed records',
    emptyHelp: "It is shown here when a carrier says that a broker's record is its own.",
    status: { open: 'To prove', proved: 'Proved', refused: 'Rejected' },
    proof: { mail: 'Registered address', review: 'Review by Andén' },
    compared: {
      state: { fits: 'Matches', differs: 'Differs', unknown: 'No data' },
      kind: {
        rfc: 'RFC',
        scac: 'SCAC',
        name: 'Name',
        address: 'Address',
        phone: 'Phone',
        email: 'Quoting e-mail',
      },
      both: '%{claimant}; in the record: %{record}',
      none: 'none',
    },
    accept: {
      action: 'Accept',
      title: "Link the record to the carrier's passport?",
      text: 'The broker will be able to request its documents. First compare what the carrier and the record have in common; if in doubt, call the phone of the record.',
      done: 'Record linked',
      failed: 'It could not be linked',
    },
    refuse: {
      action: 'Reject',
      title: 'Reject the claim?',
      reason: 'Reason',
      done: 'Claim rejected',
      failed: 'It could not be rejected',
    },
  },
};
