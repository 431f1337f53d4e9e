import { JsonFileButton } from '../../../core/actions/JsonFileButton.tsx';
import { http } from '../../../core/data/http.ts';
import type { User } from '../user.ts';

interface DownloadButtonProps {
  user: User;
  isOwn: boolean;
}

/** Saves all that Andén has about a person as a JSON file. */
export function DownloadButton({ user, isOwn }: DownloadButtonProps) {
  return (
    <JsonFileButton
      label={isOwn ? 'users.privacy.downloadOwn' : 'users.privacy.download'}
      file="users.privacy.file"
      read={async () => (await http(`/api/users/${user.id}/personal_data`)).json}
    />
  );
}
