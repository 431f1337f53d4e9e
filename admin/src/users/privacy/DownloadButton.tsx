import { useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { http } from '../../core/data/http.ts';
import { save } from '../../core/list/export/download.ts';
import type { User } from '../user.ts';

interface DownloadButtonProps {
  user: User;
  isOwn: boolean;
}

/** Saves all that Andén has about a person as a JSON file. */
export function DownloadButton({ user, isOwn }: DownloadButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { json } = await http(`/api/users/${user.id}/personal_data`);
      const text = JSON.stringify(json, null, 2);
      save(new Blob([text], { type: 'application/json' }), translate('users.privacy.file'));
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <TextButton
      label={isOwn ? 'users.privacy.downloadOwn' : 'users.privacy.download'}
      loading={isBusy}
      onClick={() => void download()}
    />
  );
}
