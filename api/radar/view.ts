import { Carrier } from '../carriers/index.ts';
import type { Schemas } from '../core/contract/types.ts';
import { columns, view } from '../core/list/view.ts';
import { assignedLoadsOf, openInvitationsOf, urgencyOf } from '../documents/index.ts';
import { documentsInSql } from './gaps.ts';

/** SQL: the number of requests that the carrier may still win. */
export const OPEN_INVITATIONS = openInvitationsOf('carriers.id');

/** SQL: the number of loads under way that the carrier has. */
export const ASSIGNED_LOADS = assignedLoadsOf('carriers.id');

/** SQL over carriers and `joinUrgent`: what is more urgent is lower. */
export const URGENCY = urgencyOf('urgent.days_left', 'carriers.id');

/** A carrier and its documents that need a new file. */
export const radarView = view<Schemas['RadarCarrier']>(Carrier, {
  ...columns('id', 'carrierName', 'companyId'),
  companyName: '(select name from companies where companies.id = carriers.company_id)',
  documents: documentsInSql,
  openInvitations: OPEN_INVITATIONS,
  assignedLoads: ASSIGNED_LOADS,
});
