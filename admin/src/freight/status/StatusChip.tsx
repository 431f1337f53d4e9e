import { useFieldValue, useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import type { Tone } from '../../core/theme/tokens.ts';

/** The entity, on which the text and some colours of a status depend. */
export type StatusOf = 'quotes' | 'invitations' | 'shipments';

interface StatusChipProps {
  of: StatusOf;
  status: string;
}

/** A translated status as a coloured chip. */
export function StatusChip({ of, status }: StatusChipProps) {
  const translate = useTranslate();
  return <ToneChip label={translate(`anden.status.${of}.${status}`)} tone={TONES[status]} />;
}

/** The status of the record, for a column of a list or a view; for a customer also that a carrier is being sought. */
export function StatusField({
  of,
  source = 'status',
}: {
  of: StatusOf;
  source?: string;
  label?: string;
}) {
  const status = useFieldValue({ source }) as string | undefined;
  const isFindingCarrier = useFieldValue({ source: 'isFindingCarrier' }) as boolean | undefined;
  if (!status) return null;
  return <StatusChip of={of} status={isFindingCarrier ? 'finding_carrier' : status} />;
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
  finding_carrier: 'info',
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
