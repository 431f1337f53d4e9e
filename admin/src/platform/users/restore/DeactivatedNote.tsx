import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { User } from '../user.ts';
import { useRestore } from './useRestore.ts';

/** Says since when a user has been deactivated, with the button to restore; nothing for an active user. */
export function DeactivatedNote() {
  const translate = useTranslate();
  const region = useRegion();
  const { restore, isPending } = useRestore();
  const user = useRecordContext<User & { can?: string[] }>();
  if (!user?.archivedAt) return null;
  const date = formatDate(user.archivedAt.slice(0, 10), region);
  return (
    <Alert
      severity="warning"
      action={
        user.can?.includes('restore') && (
          <TextButton
            label="users.restore.action"
            color="inherit"
            loading={isPending}
            onClick={() => void restore(user.id)}
          />
        )
      }
    >
      {translate('users.restore.since', { date })}
    </Alert>
  );
}
