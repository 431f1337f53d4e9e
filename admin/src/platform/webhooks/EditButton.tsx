import { useState } from 'react';
import { useDataProvider, useRecordContext, useRefresh } from 'react-admin';
import { FormDialog } from '../../core/actions/FormDialog.tsx';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { useSubmit } from '../../core/actions/useSubmit.ts';
import type { Schemas } from '../../core/contract/types.ts';
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
  const refresh = useRefresh();
  const save = async (values: object) => {
    await update('webhooks', { id: webhook!.id, data: inputOf(values), previousData: webhook });
    onDone();
    refresh();
  };
  return useSubmit(save, { success: 'webhooks.edit.done' });
}
