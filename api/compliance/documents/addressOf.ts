import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import { Carrier } from '../../network/carriers/index.ts';

type Address = Pick<Schemas['Address'], 'state' | 'country' | 'postalCode'>;

/** The first address of a carrier; undefined for one without. */
export async function addressOf(trx: Transaction, carrierId: string): Promise<Address | undefined> {
  const carrier = await Carrier.query(trx).findById(carrierId).select('addressList');
  return (carrier?.addressList as Address[] | undefined)?.[0];
}
