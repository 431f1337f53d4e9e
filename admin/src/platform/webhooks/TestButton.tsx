import { useRecordContext } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { useAct } from '../../core/actions/useAct.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** Sends a test to the webhook of the page. */
export function TestButton() {
  const webhook = useRecordContext<Schemas['Webhook']>();
  const { act, isPending } = useAct('webhooks.test.done', 'webhooks.test.failed');
  if (!webhook?.can?.includes('test')) return null;
  return (
    <TextButton
      variant="contained"
      label="webhooks.test.action"
      loading={isPending}
      onClick={() => void act({ resource: 'webhooks', id: webhook.id, verb: 'test' })}
    />
  );
}
