import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import type { Tone } from '../../core/theme/tokens.ts';

/** Whether a webhook works, fails, or has ended. */
export function WebhookState() {
  const translate = useTranslate();
  const state = useRecordContext<Schemas['Webhook']>()?.state;
  if (!state) return null;
  return <ToneChip label={translate(`webhooks.state.${state}`)} tone={TONES[state]} />;
}

const TONES: Record<Schemas['WebhookState'], Tone> = {
  active: 'good',
  failing: 'bad',
  ended: 'neutral',
  gone: 'neutral',
};
