import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import {
  Form,
  type HttpError,
  SaveButton,
  TextInput,
  useDataProvider,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { field } from '../../contract/field.ts';
import type { Problem } from '../../data/problem.ts';
import { TextButton } from '../../actions/TextButton.tsx';
import { useView } from './useView.ts';

/** Asks for a name and keeps the list on screen under it. */
export function SaveViewDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const save = useSave(onClose);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Form record={NOTHING} onSubmit={save} disableInvalidFormNotification>
        <DialogTitle id={id}>{translate('anden.views.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('anden.views.hint')}</DialogContentText>
          <TextInput
            {...field('SavedQueryInput', 'name')}
            label="anden.views.name"
            autoFocus
            fullWidth
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <TextButton label="anden.action.cancel" onClick={onClose} />
          <SaveButton alwaysEnable icon={<></>} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const NOTHING = {};

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
