import { useState } from 'react';
import {
  type HttpError,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { FormDialog } from '../../core/actions/FormDialog.tsx';
import { SecretDialog } from '../../core/actions/SecretDialog.tsx';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { NOT_SAVED } from '../../core/actions/useAskAgain.tsx';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

type Rotated = Schemas['WebhookWithSecret'];

/** Gives the webhook of the page a new secret after a confirmation, and shows it once. */
export function RotateButton() {
  const [isOpen, setOpen] = useState(false);
  const [rotated, setRotated] = useState<Rotated>();
  const webhook = useRecordContext<Schemas['Webhook']>();
  const rotate = useRotate(webhook?.id, (answer) => {
    setOpen(false);
    setRotated(answer);
  });
  if (!webhook?.can?.includes('rotate') && !rotated) return null;
  return (
    <>
      <TextButton label="webhooks.rotate.action" onClick={() => setOpen(true)} />
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        place={`webhooks/${webhook?.id} rotate`}
        title="webhooks.rotate.title"
        text="webhooks.rotate.text"
        submit="webhooks.rotate.action"
        isReady
        onSubmit={rotate}
      >
        {null}
      </FormDialog>
      {rotated && (
        <SecretDialog
          secret={rotated.secret}
          words="webhooks.secret"
          onClose={() => setRotated(undefined)}
        />
      )}
    </>
  );
}

function useRotate(id: string | undefined, onDone: (answer: Rotated) => void) {
  const { act } = useDataProvider<AndenDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const [key, setKey] = useState(() => crypto.randomUUID());
  return async (): Promise<object | undefined> => {
    try {
      onDone((await act<Rotated>('webhooks', id!, 'rotate', undefined, key)).data);
      setKey(crypto.randomUUID());
      refresh();
      return undefined;
    } catch (error) {
      const { message } = error as HttpError;
      notify(`${translate('webhooks.rotate.failed')}: ${message}`, { type: 'error' });
      return NOT_SAVED;
    }
  };
}
