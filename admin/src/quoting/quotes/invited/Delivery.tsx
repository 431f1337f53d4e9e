import { MailLine } from '../../../freight/links/MailLine.tsx';
import type { Invitation } from '../quote.ts';

/** To which address the invitation was mailed and whether the mail server accepted it, or that none is known. */
export function Delivery({ invitation: { mails = [], hasAddress } }: { invitation: Invitation }) {
  if (mails.length === 0) return hasAddress ? null : <MailLine />;
  return mails.map((mail) => <MailLine key={mail.recipient} mail={mail} />);
}
