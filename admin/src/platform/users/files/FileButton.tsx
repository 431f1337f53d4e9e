import { Box, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { KeptForm } from '../../../core/form/KeptForm.tsx';
import { SubmitButton } from '../../../core/form/SubmitButton.tsx';
import type { User } from '../user.ts';
import { FILES } from './files.ts';
import { useKeepFile } from './useKeepFile.ts';

/** The button with the form that adds, changes or removes the reference to a document of a user. */
export function FileButton({ user }: { user: User }) {
  const translate = useTranslate();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const keep = useKeepFile(user, close);
  return (
    <>
      <TextButton label="users.files.action" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth aria-labelledby={title}>
        <KeptForm place={`users/${user.id} file`} record={NOTHING} onSubmit={keep}>
          <DialogTitle id={title}>{translate('users.files.action')}</DialogTitle>
          <DialogContent>
            <Box sx={{ pt: 1 }}>
              <SelectInput
                source="key"
                label="users.files.key"
                choices={CHOICES}
                validate={NEEDED}
                fullWidth
              />
              <TextInput
                source="value"
                label="users.files.value"
                helperText="users.files.hint"
                fullWidth
              />
            </Box>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <TextButton label="anden.action.cancel" onClick={close} />
            <SubmitButton icon={<></>} alwaysEnable />
          </DialogActions>
        </KeptForm>
      </Dialog>
    </>
  );
}

/** The form starts empty; without a record of its own it would take that of the page. */
const NOTHING = {};
const CHOICES = FILES.map((id) => ({ id, name: `users.files.names.${id}` }));
const NEEDED = required();
