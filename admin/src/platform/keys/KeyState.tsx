import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import type { Tone } from '../../core/theme/tokens.ts';

/** Whether a key is accepted, and for how long no more or why not. */
export function KeyState() {
  const translate = useTranslate();
  const key = useRecordContext<Schemas['ApiKey']>();
  if (!key) return null;
  const state = isExpiring(key) ? 'expiring' : key.state;
  return <ToneChip label={translate(`keys.state.${state}`)} tone={TONES[state]} />;
}

/** Whether somebody should replace the key in the next two weeks. */
function isExpiring({ state, expiresAt }: Schemas['ApiKey']): boolean {
  return state === 'active' && Date.parse(expiresAt) < Date.now() + 14 * DAY_MS;
}

const DAY_MS = 24 * 60 * 60_000;

const TONES: Record<Schemas['KeyState'] | 'expiring', Tone> = {
  active: 'good',
  expiring: 'warning',
  expired: 'neutral',
  revoked: 'neutral',
  without_maker: 'bad',
};
