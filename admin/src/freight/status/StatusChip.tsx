import { useFieldValue, useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import type { Tone } from '../../core/theme/tokens.ts';

/** Whose status it is: the words and some of the colours differ. */
export type StatusOf = 'quotes' | 'invitations' | 'shipments';

interface StatusChipProps {
  of: StatusOf;
  status: string;
}

/** A status in words on its colour. */
export function StatusChip({ of, status }: StatusChipProps) {
  const translate = useTranslate();
  return <ToneChip label={translate(`anden.status.${of}.${status}`)} tone={TONES[status]} />;
}

/** The record's status, as a column of a list or a field of a view. */
export function StatusField({
  of,
  source = 'status',
}: {
  of: StatusOf;
  source?: string;
  label?: string;
}) {
  const status = useFieldValue({ source }) as string | undefined;
  return status ? <StatusChip of={of} status={status} /> : null;
}

const TONES: Record<string, Tone> = {
  created: 'neutral',
  pending: 'neutral',
  potential: 'neutral',
  closed: 'neutral',
  dismissed: 'neutral',
  sent: 'info',
  in_contact: 'info',
  available: 'info',
  confirmed: 'info',
  rated: 'active',
  answered: 'active',
  at_pickup: 'active',
  in_transit: 'active',
  at_delivery: 'active',
  at_border: 'warning',
  assigned: 'good',
  delivered: 'good',
  not_available: 'warning',
  rejected: 'bad',
  rejected_by_carrier: 'bad',
  cancelled: 'bad',
};
