import { Link } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { formatPhone } from '../format/formatPhone.ts';

/** A telephone number that one tap calls. */
export function PhoneField({ source }: { source: string; label?: string }) {
  const phone = useFieldValue({ source }) as string | null;
  return phone ? <ReachLink href={`tel:+${phone}`} text={formatPhone(phone)} /> : null;
}

/** An e-mail address that one tap writes to. */
export function MailField({ source }: { source: string; label?: string }) {
  const address = useFieldValue({ source }) as string | null;
  return address ? <ReachLink href={`mailto:${address}`} text={address} isLong /> : null;
}

interface ReachLinkProps {
  href: string;
  text: string;
  /** It has no blank to wrap at. */
  isLong?: boolean;
}

/** In a row of a list the press is the link's alone. */
function ReachLink({ href, text, isLong }: ReachLinkProps) {
  return (
    <Link href={href} onClick={(event) => event.stopPropagation()} sx={isLong ? LONG : SHORT}>
      {text}
    </Link>
  );
}

const SHORT = { display: 'inline-block', minHeight: 24, whiteSpace: 'nowrap' };
const LONG = { ...SHORT, whiteSpace: 'normal', overflowWrap: 'anywhere' };
