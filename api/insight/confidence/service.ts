import { Carrier, documentTypes, requiredInSql } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { amend } from '../../core/records/writing/save.ts';
import { User } from '../../platform/users/index.ts';
import { stoppedLoads, withStops } from './stops.ts';

type Confidence = Schemas['CarrierConfidence'];

/** The level of a carrier and what the actor's company knows of it; staff sees what all companies know. */
export async function explained(actor: Actor, carrierId: string): Promise<Confidence> {
  const companyId = actor.type === 'internal' ? null : actor.companyId;
  const { rows } = await Carrier.knex().raw(FACTS, { carrierId, companyId });
  const { stoppedLoads, ...confidence } = rows[0].confidence;
  return stoppedLoads ? withStops(confidence, stoppedLoads) : confidence;
}

/** Sets the level and keeps who did it, when and why. */
export async function setConfidence(
  { userId }: Actor,
  id: string,
  { confidence, reason }: Schemas['ConfidenceAssessment'],
  now: Date,
): Promise<void> {
  const { firstName, lastName } = (await User.query().findById(userId!))!;
  const by = { userName: `${firstName} ${lastName}`, at: now.toISOString() };
  const confidenceNote = { level: confidence, reason: reason.trim(), ...by };
  await amend(Carrier, id, { confidence, confidenceNote });
}

const countOf = (conditions: string[]) =>
  conditions.map((condition) => `(${condition})::int`).join(' + ');

const required = documentTypes.map((type) => requiredInSql(type));
const valid = documentTypes.map(
  (type) => `(${requiredInSql(type)}) and '${type}' = any (held.types)`,
);

/** SQL: the rows of the carrier and of the company, or of all companies, of the last year. */
const ofCarrier = (table: string, at: string) => `${table}.carrier_id = :carrierId::uuid
  and ${table}.company_id = coalesce(:companyId::uuid, ${table}.company_id)
  and ${at} > now() - interval '1 year'`;

const FACTS = `select json_build_object(
  'level', carriers.confidence,
  'note', case when confidence_note->>'level' = confidence then confidence_note - 'level' end,
  'documents', (select json_build_object('valid', ${countOf(valid)}, 'required', ${countOf(required)})
    from (select coalesce(array_agg(type), '{}') as types from valid_documents
      where carrier_id = carriers.id) as held),
  'answers', (select json_build_object('asked', count(*),
      'inTime', count(*) filter (where answered_at <= coalesce(deadline_at, answered_at)))
    from invitations where ${ofCarrier('invitations', 'invitations.sent_at')}
      and (answered_at is not null or closed_at is not null or deadline_at < now())),
  'loads', (select json_build_object('delivered', count(*),
      'onTime', count(*) filter (where current_stop is null
        and delivered_at::date <= coalesce(delivery_date, delivered_at::date)))
    from shipments where ${ofCarrier('shipments', 'shipments.delivered_at')}),
  'stoppedLoads', (${stoppedLoads(ofCarrier('shipments', 'shipments.delivered_at'))}),
  'incidents', (select json_build_object('reported', count(*), 'delayed', count(*) filter (where incidents.delays))
    from shipments join shipment_incidents incidents
      on incidents.company_id = shipments.company_id and incidents.shipment_id = shipments.id
    where ${ofCarrier('shipments', 'incidents.occurred_at')})) as confidence
  from carriers where id = :carrierId::uuid`;
