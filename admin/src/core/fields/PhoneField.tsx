import { Link } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { formatPhone } from '../format/formatPhone.ts';

/** A telephone number that one tap calls. */
export function PhoneField({ source }: { source: string; label?: string }) {
  const phone = useFieldValue({ source }) as string | null;
  return phone ? <Link href={`tel:+${phone}`}>{formatPhone(phone)}</Link> : null;
}

/** An e-mail address that one tap writes to. */
export function MailField({ source }: { source: string; label?: string }) {
  const address = useFieldValue({ source }) as string | null;
  return address ? <Link href={`mailto:${address}`}>{address}</Link> : null;
}
