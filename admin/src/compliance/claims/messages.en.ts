import { Claim, ClaimFactKind, ClaimFactState, ClaimProof, ClaimStatus } from '#labels/claims.en';
import type { es } from './messages.es.ts';

/** The texts of claims in English. */
export const en: typeof es = {
  resources: {
    claims: {
      name: 'Claimed record |||| Claimed records',
      page: { list: 'Claimed records' },
      fields: { ...Claim, decision: 'Decision' },
    },
  },
  claims: {
    empty: 'No claimed records',
    emptyHelp: "It is shown here when a carrier says that a broker's record is its own.",
    status: ClaimStatus,
    proof: ClaimProof,
    compared: {
      state: ClaimFactState,
      kind: ClaimFactKind,
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
