import type { CompanyKey } from '../../core/sql/Entity.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { abilities } from '../../core/auth/policy.ts';
import { isReadable } from '../shipments/index.ts';
import { rateConfirmationPolicy as may } from './policy.ts';
import { RateConfirmation } from './RateConfirmation.ts';

type ConfirmationBody = Schemas['RateConfirmation'];
type Load = CompanyKey & Pick<Schemas['Shipment'], 'status'>;

/** Every revision of a load that the actor may read, the newest first, and what it may do with each. */
export async function revisions(
  actor: Actor,
  { id, companyId, status }: Load,
): Promise<ConfirmationBody[]> {
  const isCarrier = actor.type === 'carrier';
  const { rows } = await RateConfirmation.knex().raw(SQL, { id, companyId, isCarrier });
  return rows.map(({ body }: { body: ConfirmationBody }) => ({
    ...body,
    can: abilities(may, actor, { ...body, status }),
  }));
}

const SQL = `
  select json_build_object(
    'id', made.id, 'revision', made.revision, 'hash', made.hash, 'issuedAt', made.issued_at,
    'isLatest', made.revision = max(made.revision) over (),
    'language', made.content->'language', 'terms', made.content->'terms', 'price', made.content->'price',
    'broker', made.content->'broker', 'carrier', made.content->'carrier',
    'acceptedAt', made.accepted_at,
    'acceptedBy', coalesce(made.accepted_name, users.first_name || ' ' || users.last_name),
    'acceptedFrom', host(made.accepted_from)) as body
  from rate_confirmations as made left join users on users.id = made.accepted_by
  where made.company_id = :companyId and made.shipment_id = :id
    and ${isReadable('made.created_at')}
  order by made.revision desc`;
