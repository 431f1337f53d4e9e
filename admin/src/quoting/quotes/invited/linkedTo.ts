import type { Linked } from '../../../freight/links/link.ts';
import type { Invitation } from '../quote.ts';

/** What the link with which a carrier answers belongs to. */
export function linkedTo({ id, carrierName }: Invitation): Linked {
  return { resource: 'invitations', id, name: carrierName ?? '', kind: 'answer' };
}
