import type { Actor } from '../../core/auth/actor.ts';
import type { Carrier } from './Carrier.ts';

/** The phone of a carrier as this actor may see it: a broker does not see that of a carrier of the internal network. */
export function phoneFor(
  { type }: Actor,
  { companyId, contactPhone }: Pick<Carrier, 'companyId' | 'contactPhone'>,
): string | null {
  return type === 'broker' && !companyId ? null : contactPhone;
}
