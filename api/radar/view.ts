import { Carrier } from '../carriers/index.ts';
import type { Schemas } from '../core/contract/types.ts';
import { columns, view } from '../core/list/view.ts';
import {
  assignedLoadsOf,
  openInvitationsOf,
  stoppedInvitationsOf,
  stoppedLoadsOf,
  urgencyOf,
} from '../documents/index.ts';
import { documentsInSql, validThroughInSql } from './gaps.ts';
import { paperListInSql } from './papers.ts';

/** SQL over carriers and `joinUrgent`. */
const JOINED = { carrierId: 'carriers.id', validThrough: 'urgent.valid_through' };

/** SQL over carriers and `joinUrgent`: the loads and requests that the carrier's documents stop. */
export const STOPPED = {
  loads: stoppedLoadsOf(JOINED),
  invitations: stoppedInvitationsOf(JOINED),
};

/** SQL over carriers and `joinUrgent`: what is more urgent is lower. */
export const URGENCY = urgencyOf(
  'greatest(least(urgent.valid_through, filed.ends_on) - today(), 0)',
  JOINED,
);

const VALIDITY = { carrierId: 'carriers.id', validThrough: validThroughInSql };

/** A carrier, its documents that need a new file, and the papers of its vehicles and drivers that end. */
export const radarView = view<Schemas['RadarCarrier']>(Carrier, {
  ...columns('id', 'carrierName', 'companyId'),
  companyName: '(select name from companies where companies.id = carriers.company_id)',
  documents: documentsInSql,
  papers: paperListInSql,
  openInvitations: openInvitationsOf('carriers.id'),
  assignedLoads: assignedLoadsOf('carriers.id'),
  stoppedInvitations: stoppedInvitationsOf(VALIDITY),
  stoppedLoads: stoppedLoadsOf(VALIDITY),
});
