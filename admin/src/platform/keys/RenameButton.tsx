import { useState } from 'react';
import { TextInput, useDataProvider, useRecordContext, useRefresh } from 'react-admin';
import { FormDialog } from '../../core/actions/FormDialog.tsx';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { useSubmit } from '../../core/actions/useSubmit.ts';
import { field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** Renames the key of the page. */
export function RenameButton() {
  const [isOpen, setOpen] = useState(false);
  const key = useRecordContext<Schemas['ApiKey']>();
  const rename = useRename(key, () => setOpen(false));
  if (!key?.can?.includes('rename')) return null;
  return (
    <>
      <TextButton label="keys.rename.action" onClick={() => setOpen(true)} />
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        place={`keys/${key.id} rename`}
        title="keys.rename.title"
        submit="keys.rename.action"
        start={{ name: key.name }}
        onSubmit={rename}
      >
        <TextInput
          {...field('ApiKeyInput', 'name')}
          label="resources.keys.fields.name"
          helperText={false}
          fullWidth
        />
      </FormDialog>
    </>
  );
}

/** Returns a function that saves the name and returns the errors by field, if any. */
function useRename(key: Schemas['ApiKey'] | undefined, onDone: () => void) {
  const { update } = useDataProvider();
  const refresh = useRefresh();
  const save = async (values: object) => {
    await update('keys', { id: key!.id, data: values, previousData: key });
    onDone();
    refresh();
  };
  return useSubmit(save, { success: 'keys.rename.done' });
}
