import { Link } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { formatPhone } from '../format/formatPhone.ts';

/** A telephone number as a `tel:` link. */
export function PhoneField({ source }: { source: string; label?: string }) {
  const phone = useFieldValue({ source }) as string | null;
  return phone ? <PhoneLink phone={phone} /> : null;
}

/** A telephone number, with country code, as a `tel:` link. */
export function PhoneLink({ phone }: { phone: string }) {
  return <ReachLink href={`tel:+${phone}`} text={formatPhone(phone)} />;
}

/** An e-mail address as a `mailto:` link. */
export function MailField({ source }: { source: string; label?: string }) {
  const address = useFieldValue({ source }) as string | null;
  return address ? <ReachLink href={`mailto:${address}`} text={address} isLong /> : null;
}

interface ReachLinkProps {
  href: string;
  text: string;
  /** Whether the text may wrap within words. */
  isLong?: boolean;
}

/** In a row of a list, a click on the link does not open the record. */
function ReachLink({ href, text, isLong }: ReachLinkProps) {
  return (
    <Link href={href} onClick={(event) => event.stopPropagation()} sx={isLong ? LONG : SHORT}>
      {text}
    </Link>
  );
}

const SHORT = { display: 'inline-block', minHeight: 24, whiteSpace: 'nowrap' };
const LONG = { ...SHORT, whiteSpace: 'normal', overflowWrap: 'anywhere' };
