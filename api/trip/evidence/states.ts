import { state } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';

export { isOnItsWay } from '../shipments/index.ts';

/** The status of a load, and of one proof document of it. */
export interface EvidenceState {
  /** Of the load. */
  status: Schemas['ShipmentStatus'];
  byLegs?: Schemas['Shipment']['byLegs'];
  evidenceStatus?: Schemas['EvidenceStatus'];
  /** Whether files of the present round were sent. */
  hasFiles?: boolean;
}

/** It was neither accepted nor waived. */
export const isUndecided = state<EvidenceState>(
  ({ evidenceStatus }) => evidenceStatus !== 'accepted' && evidenceStatus !== 'waived',
  'EVIDENCE_DECIDED',
);

/** It was accepted or waived. */
export const isDecided = state<EvidenceState>(
  ({ evidenceStatus }) => evidenceStatus === 'accepted' || evidenceStatus === 'waived',
  'EVIDENCE_NOT_SENT',
);

/** Files of the present round were sent. */
export const isSent = state<EvidenceState>(
  ({ hasFiles, evidenceStatus }) => hasFiles !== false && evidenceStatus !== 'missing',
  'EVIDENCE_NOT_SENT',
);
