import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { FormDialog } from '../../../core/actions/FormDialog.tsx';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { useAct } from '../../../core/actions/useAct.ts';
import { field } from '../../../core/contract/field.ts';
import { fullName, type User } from '../user.ts';

/** Erases a person's data, after their e-mail address was written as a confirmation. */
export function EraseButton({ user }: { user: User }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { act } = useAct<User>('users.privacy.erased');
  const close = () => setOpen(false);
  const erase = async (values: object) => {
    let errors: object | undefined;
    const call = { resource: 'users', id: user.id, verb: 'erase' };
    const done = await act(call, values, (problems) => (errors = problems));
    if (done === false) return errors ?? {};
    close();
    return undefined;
  };
  return (
    <>
      <TextButton label="users.privacy.erase" color="error" onClick={() => setOpen(true)} />
      <FormDialog
        isOpen={isOpen}
        onClose={close}
        place={`users/${user.id} erase`}
        title={translate('users.privacy.eraseTitle', { name: fullName(user) })}
        text="users.privacy.eraseText"
        submit="users.privacy.erase"
        color="error"
        onSubmit={erase}
      >
        <TextInput
          {...field('Erasure', 'email')}
          label="resources.users.fields.email"
          autoComplete="off"
          autoFocus
          fullWidth
        />
      </FormDialog>
    </>
  );
}
