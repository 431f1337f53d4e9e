import { MailLine } from '../../freight/links/MailLine.tsx';
import type { Invitation } from '../quote.ts';

/** To which address the invitation was mailed and whether the mail server accepted it, or that none is known. */
export function Delivery({ invitation: { delivery, hasAddress } }: { invitation: Invitation }) {
  return !delivery && hasAddress ? null : <MailLine mail={delivery} />;
}
