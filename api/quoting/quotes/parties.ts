import type { Transaction } from 'objection';
import { Company, requireCustomer } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { MISSING } from '../../core/i18n/messages.ts';

type Asker = Pick<Actor, 'type' | 'companyId'>;
type Asked = Pick<Schemas['QuoteInput'], 'companyId' | 'customerId'>;

/**
 * The company and the customer of a new quote: a shipper's quote belongs to its broker, staff's to Andén unless they
 * name a company.
 */
export async function partiesOf(trx: Transaction, actor: Asker, asked: Asked) {
  const company = await companyOf(trx, actor, asked.companyId);
  const ownId = actor.type === 'shipper' ? actor.companyId : null;
  if (ownId && asked.customerId && asked.customerId !== ownId) throw missingField('customerId');
  const customerId = ownId ?? asked.customerId ?? null;
  await requireCustomer(company.id, customerId, trx);
  return { company, customerId };
}

/** The company that the actor's quotes belong to; 422 for a company that the actor may not name. */
export async function companyOf(
  trx: Transaction | undefined,
  actor: Asker,
  asked: string | null | undefined,
) {
  const company = await (actor.type === 'internal' ? findNamed(trx, asked) : employer(trx, actor));
  const strange = actor.type !== 'internal' && asked && asked !== company?.id;
  if (!company || company.type === 'shipper' || company.archivedAt || strange)
    throw missingField('companyId');
  return company;
}

function findNamed(trx: Transaction | undefined, asked: string | null | undefined) {
  return asked ? find(trx, asked) : findOperator(trx);
}

async function employer(trx: Transaction | undefined, { type, companyId }: Asker) {
  const company = await find(trx, companyId!);
  if (type !== 'shipper') return company;
  return company?.ownerCompanyId ? find(trx, company.ownerCompanyId) : findOperator(trx);
}

function find(trx: Transaction | undefined, id: string) {
  return Company.query(trx).findById(id);
}

function findOperator(trx: Transaction | undefined) {
  return Company.query(trx).findOne({ type: 'internal' });
}

function missingField(field: string) {
  return invalid(field, MISSING);
}
