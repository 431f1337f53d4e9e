import type { Schemas } from '../../core/contract/types.ts';
import { labelsOf, type Labels } from '../../core/contract/labels.ts';

type Entity = Schemas['HistoryEvent']['entity'];

/** Returns the names of the statuses of an event's entity: a quote is "Asignada", a load "Asignado". */
export function statusesOf(event: object): Labels {
  return STATUSES[(event as { entity: Entity }).entity];
}

const STATUSES: Record<Entity, Labels> = {
  quotes: labelsOf('QuoteStatus'),
  invitations: labelsOf('InvitationStatus'),
  shipments: labelsOf('ShipmentStatus'),
};
