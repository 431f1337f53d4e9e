import { useRecordContext } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { Tone } from '../../core/theme/tokens.ts';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';

/** A trucking company of a network. */
export type Carrier = Schemas['Carrier'];

/** Whether the user sees all fields of the carrier; of carriers of another network only the public ones. */
export function useSeesAll(): boolean {
  const carrier = useRecordContext<Carrier>();
  const type = useSignedInUser()?.user_type.name;
  return type !== 'broker' || carrier?.network === 'own';
}

/** The colour of each status. */
export const STATUS_TONES: Record<string, Tone> = {
  prospect: 'info',
  active: 'good',
  suspended: 'bad',
  archived: 'neutral',
};

/** The colour of each confidence level. */
export const CONFIDENCE_TONES: Record<string, Tone> = {
  very_high: 'good',
  high: 'good',
  medium: 'neutral',
  low: 'warning',
  very_low: 'bad',
};
