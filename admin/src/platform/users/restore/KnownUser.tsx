import { Alert } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { fullName, type User } from '../user.ts';
import { useRestore } from './useRestore.ts';

/** Finds the deactivated user whose e-mail a new user was given in vain, with the button to restore that one. */
export function KnownUser() {
  const translate = useTranslate();
  const { formState, getValues, reset } = useFormContext();
  const { restore, isPending } = useRestore();
  const isRefused = formState.errors.email !== undefined;
  const { data = [] } = useGetList<User>(
    'users',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'lastName', order: 'ASC' },
      filter: { email: String(getValues('email') ?? ''), archived: true },
    },
    { enabled: isRefused },
  );
  const [user] = isRefused ? data : [];
  if (!user) return null;
  const bringBack = async () => {
    if (await restore(user.id)) reset();
  };
  return (
    <Alert
      severity="info"
      sx={{ gridColumn: '1 / -1' }}
      action={
        <TextButton
          label="users.restore.action"
          color="inherit"
          loading={isPending}
          onClick={() => void bringBack()}
        />
      }
    >
      {translate('users.restore.known', { name: fullName(user) })}
    </Alert>
  );
}
