import { Carrier } from '../../network/carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, view } from '../../core/sql/view.ts';
import { assignedLoadsOf, openInvitationsOf } from '../documents/index.ts';
import { documentsInSql } from './gaps.ts';
import { ofBusyInSql } from './gate.ts';
import { paperListInSql } from './papers.ts';

/**
 * SQL over carriers and `joinUrgent`: what is more urgent is lower; first what stops loads under way, then what stops open
 * requests, then the days left.
 */
export const URGENCY = `coalesce(greatest(least(urgent.valid_through, filed.ends_on) - today(), 0), 0)
  + case when stopped.loads > 0 then 0 when stopped.invitations > 0 then 100 else 200 end`;

/** Over `joinUrgent`: a carrier, its documents that need a new file, and the papers of its vehicles and drivers that end. */
export const radarView = view<Schemas['RadarCarrier']>(Carrier, {
  ...columns('id', 'carrierName', 'companyId'),
  companyName: '(select name from companies where companies.id = carriers.company_id)',
  documents: documentsInSql,
  papers: paperListInSql,
  openInvitations: ofBusyInSql(openInvitationsOf('carriers.id')),
  assignedLoads: ofBusyInSql(assignedLoadsOf('carriers.id')),
  stoppedInvitations: 'stopped.invitations',
  stoppedLoads: 'stopped.loads',
});
