import type { Linked } from '../../../freight/links/link.ts';
import type { Invitation } from '../quote.ts';

/** Returns the record to which a carrier's answer link belongs. */
export function linkedTo({ id, carrierName }: Invitation): Linked {
  return { resource: 'invitations', id, name: carrierName ?? '', kind: 'answer' };
}
