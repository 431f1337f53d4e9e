import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../core/contract/types.ts';
import { ToneChip } from '../core/fields/ToneChip.tsx';
import type { Tone } from '../core/theme/tokens.ts';

/** Whether a key is accepted, and why not. */
export function KeyState() {
  const translate = useTranslate();
  const { state } = useRecordContext<Schemas['ApiKey']>() ?? {};
  if (!state) return null;
  return <ToneChip label={translate(`keys.state.${state}`)} tone={TONES[state]} />;
}

const TONES: Record<Schemas['KeyState'], Tone> = {
  active: 'good',
  expired: 'neutral',
  revoked: 'neutral',
  without_maker: 'bad',
};
