import type { Transaction } from 'objection';
import type { Actor } from '../core/auth/actor.ts';
import { invalid } from '../core/http/errors.ts';
import { only } from '../core/auth/policy.ts';
import { Company } from './Company.ts';

interface Placing {
  companyId?: string | null;
  customerId?: string | null;
}

/** Whose a new record of a company is: the caller's own; staff may name another. */
export function placedOwn<T extends Placing>(actor: Actor, asked: T): T & { companyId: string } {
  if (actor.type !== 'internal')
    return only(asked, { companyId: actor.companyId } as Partial<T>) as never;
  return { ...asked, companyId: asked.companyId ?? actor.companyId! };
}

/** Refuses with 422 a customer that is not the company's. */
export async function requireCustomer(
  companyId: string,
  customerId?: string | null,
  trx?: Transaction,
) {
  if (!customerId) return;
  const customer = await Company.query(trx).modify('listed').findById(customerId);
  if (customer?.type === 'shipper' && (await tenant(customer, trx)) === companyId) return;
  throw invalid('customerId', {
    es: 'No es un cliente de la empresa',
    en: 'It is not a customer of the company',
  });
}

/** Refuses with 422 on the field a company that is no broker: only a broker has customers and a network of its own. */
export async function requireBroker(companyId: string, field: string) {
  const company = await Company.query().findById(companyId);
  if (company?.type === 'broker') return;
  throw invalid(field, { es: 'No es un bróker registrado', en: 'It is not a registered broker' });
}

/** Counts a company's quotes, routes or loads up, by one unless told otherwise, under its row's lock; answers the last number. */
export async function nextNumber(
  companyId: string,
  counter: 'quoteCount' | 'routeCount' | 'shipmentCount',
  trx: Transaction,
  count = 1,
): Promise<number> {
  const [row] = await trx('companies')
    .where({ id: companyId })
    .increment(counter, count)
    .returning(counter);
  if (row) return row[counter];
  throw invalid('companyId', { es: 'No existe.', en: 'It does not exist.' });
}

/** The customers of a company by id, each with its name where no other has the same. */
export async function customerNames(companyId: string | null): Promise<Record<string, string[]>> {
  const operator = await Company.query().findOne({ type: 'internal' });
  const owner = companyId === operator?.id ? null : companyId;
  const rows = await Company.query()
    .modify('listed')
    .where({ type: 'shipper', ownerCompanyId: owner })
    .select('id', 'name');
  const names = rows.map(({ name }) => name);
  const unique = rows.filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name));
  return Object.fromEntries(unique.map(({ id, name }) => [id, [name]]));
}

/** The id of Andén's own company, which its own records of the quoting side carry; throws where there is none. */
export async function operatorId(trx?: Transaction): Promise<string> {
  return (await Company.query(trx).findOne({ type: 'internal' }).throwIfNotFound()).id;
}

/** Who serves a shipper: the broker that registered it, else the operator. */
async function tenant({ ownerCompanyId }: Company, trx?: Transaction): Promise<string | undefined> {
  if (ownerCompanyId) return ownerCompanyId;
  const operator = await Company.query(trx).findOne({ type: 'internal' });
  return operator?.id;
}
