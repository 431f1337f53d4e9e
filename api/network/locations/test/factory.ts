import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Location } from '../Location.ts';

let count = 0;

/** Inserts a warehouse of the company in Monterrey. */
export function buildLocation(overrides: Columns<Location> & { companyId: string }) {
  count += 1;
  const row = {
    name: `Bodega ${process.pid}-${count}`,
    city: 'Monterrey',
    state: 'MX-NLE',
    country: 'MX',
    postalCode: '64000',
  };
  return saved(Location, { ...row, ...overrides });
}
