import { Carrier } from '../../carriers/index.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Operator } from '../Operator.ts';

let count = 0;

/** Inserts an operator of the carrier, with a licence that is valid for years. */
export async function buildDriver(
  overrides: Columns<Operator> & { carrierId: string },
): Promise<Operator> {
  count += 1;
  const { companyId } = (await Carrier.query().findById(overrides.carrierId))!;
  const licence = { licenceNumber: `LFD${process.pid}${count}`, licenceEndsOn: '2035-01-31' };
  const row = { name: `Juan Pérez ${count}`, companyId, licenceType: 'federal_b' as const };
  return saved(Operator, { ...row, ...licence, ...overrides });
}
