import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { Claim } from './Claim.ts';
import { comparedInSql } from './compared.ts';

const common = { ...recordColumns, ...columns('status', 'proof', 'decidedAt') };

const nameOf = (column: string) => `(select carrier_name from carriers where id = ${column})`;

const record = { ...columns('recordId'), recordName: nameOf('claims.record_id') };
const broker = { companyName: '(select name from companies where id = claims.company_id)' };

const fullView = view<Schemas['Claim']>(Claim, {
  ...common,
  ...record,
  ...broker,
  ...columns('carrierId', 'reason'),
  carrierName: nameOf('claims.carrier_id'),
  compared: comparedInSql,
});

/** For brokers: their own record. */
const brokersView = view<Schemas['Claim']>(Claim, { ...common, ...record });

/** For carriers: the broker that has the record. */
const carriersView = view<Schemas['Claim']>(Claim, { ...common, ...broker });

/** The view of a claim that this actor may have. */
export function claimView({ type }: Actor) {
  if (type === 'internal') return fullView;
  return type === 'broker' ? brokersView : carriersView;
}
