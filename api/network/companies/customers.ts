import type { Words } from '../../shared/words.ts';
import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { invalid } from '../../core/errors/errors.ts';
import { only } from '../../core/auth/policy.ts';
import { MISSING } from '../../core/i18n/messages.ts';
import { Company } from './Company.ts';

interface Placing {
  companyId?: string | null;
  customerId?: string | null;
}

/** Adds the owner's company to a new record: the caller's own; staff may choose another. */
export function withCompany<T extends Placing>(actor: Actor, input: T): T & { companyId: string } {
  if (actor.type !== 'internal')
    return only(input, { companyId: actor.companyId } as Partial<T>) as never;
  return { ...input, companyId: input.companyId ?? actor.companyId! };
}

/** Throws 422 when the customer does not belong to the company. */
export async function requireCustomer(
  companyId: string,
  customerId?: string | null,
  trx?: Transaction,
) {
  if (!customerId) return;
  const customer = await Company.query(trx).modify('listed').findById(customerId);
  if (customer?.type === 'shipper' && (await servingCompanyId(customer, trx)) === companyId) return;
  throw invalid('customerId', {
    es: 'No es un cliente de la empresa',
    en: 'It is not a customer of the company',
  });
}

/** Throws 422 on `field` when the company is not a broker; only brokers have customers and a network of their own. */
export async function requireBroker(companyId: string, field: string) {
  const company = await Company.query().findById(companyId);
  if (company?.type === 'broker') return;
  throw invalid(field, { es: 'No es un broker registrado', en: 'It is not a registered broker' });
}

/** Increases a company's counter of quotes, routes or loads by `count`, which locks its row; returns the new value. */
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
  throw invalid('companyId', MISSING);
}

/** The accepted cells of a column with customers. */
export const CUSTOMER_CELL: Words = {
  es: 'Nombre de un cliente registrado',
  en: 'Name of a registered customer',
};

/** The customers of a company by id, with their names; those with the same name are left out. */
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

/** The id of Andén's own company, which owns Andén's own quotes and loads; throws when it does not exist. */
export async function operatorId(trx?: Transaction): Promise<string> {
  return (await Company.query(trx).findOne({ type: 'internal' }).throwIfNotFound()).id;
}

/** The id of the company that serves a shipper: the broker that registered it, else Andén. */
async function servingCompanyId(
  { ownerCompanyId }: Company,
  trx?: Transaction,
): Promise<string | undefined> {
  if (ownerCompanyId) return ownerCompanyId;
  const operator = await Company.query(trx).findOne({ type: 'internal' });
  return operator?.id;
}
