import { useState } from 'react';
import {
  type HttpError,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { FormDialog } from '../core/actions/FormDialog.tsx';
import { TextButton } from '../core/actions/TextButton.tsx';
import { NOT_SAVED } from '../core/actions/useAskAgain.tsx';
import type { Schemas } from '../core/contract/types.ts';
import type { Problem } from '../core/data/problem.ts';
import { inputOf, valuesOf, WebhookInputs } from './WebhookInputs.tsx';

/** Changes the name, the address and the events of the webhook of the page. */
export function EditButton() {
  const [isOpen, setOpen] = useState(false);
  const webhook = useRecordContext<Schemas['Webhook']>();
  const save = useSave(webhook, () => setOpen(false));
  if (!webhook?.can?.includes('change')) return null;
  return (
    <>
      <TextButton label="webhooks.edit.action" onClick={() => setOpen(true)} />
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        place={`webhooks/${webhook.id} edit`}
        title="webhooks.edit.title"
        submit="webhooks.edit.submit"
        start={valuesOf(webhook)}
        onSubmit={save}
      >
        <WebhookInputs />
      </FormDialog>
    </>
  );
}

/** Returns a function that saves the form's values and returns the errors by field, if any. */
function useSave(webhook: Schemas['Webhook'] | undefined, onDone: () => void) {
  const { update } = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (values: object): Promise<object | undefined> => {
    try {
      const data = inputOf(values);
      await update('webhooks', { id: webhook!.id, data, previousData: webhook });
      onDone();
      notify('webhooks.edit.done', { type: 'success' });
      refresh();
      return undefined;
    } catch (error) {
      const { body, message } = error as HttpError;
      const { errors } = (body ?? {}) as Problem;
      if (!errors) notify(message, { type: 'error' });
      return errors ?? NOT_SAVED;
    }
  };
}
