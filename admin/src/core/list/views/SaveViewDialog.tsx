import {
  type HttpError,
  TextInput,
  useDataProvider,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { FormDialog } from '../../actions/FormDialog.tsx';
import { field } from '../../contract/field.ts';
import type { Problem } from '../../data/problem.ts';
import { useView } from './useView.ts';

/** A dialog that asks for a name and saves the list's present view under it. */
export function SaveViewDialog({ onClose }: { onClose: () => void }) {
  const resource = useResourceContext() ?? '';
  const save = useSave(onClose);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      place={`${resource} view`}
      title="anden.views.title"
      text="anden.views.hint"
      submit="ra.action.save"
      onSubmit={save}
    >
      <TextInput
        {...field('SavedQueryInput', 'name')}
        label="anden.views.name"
        autoFocus
        fullWidth
      />
    </FormDialog>
  );
}

function useSave(onSaved: () => void) {
  const resource = useResourceContext() ?? '';
  const { current } = useView();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  return async ({ name }: { name?: string }) => {
    try {
      await dataProvider.create('saved_queries', { data: { name, resource, query: current } });
      notify('anden.views.saved', { type: 'success' });
      refresh();
      onSaved();
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError;
      const { errors = {} } = (body ?? {}) as Problem;
      return { name: errors.name ?? message };
    }
  };
}
