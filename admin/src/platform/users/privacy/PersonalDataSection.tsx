import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Section } from '../../../core/pages/Section.tsx';
import type { User } from '../user.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { EraseButton } from './EraseButton.tsx';

/**
 * A person's rights over their data: the copy in one file, for everybody in the own profile, and its erasure by root.
 * Nothing for users who may do neither.
 */
export function PersonalDataSection({ isOwn = false }: { isOwn?: boolean }) {
  const translate = useTranslate();
  const user = useRecordContext<User & { can?: string[] }>();
  if (!user || !(isOwn || user.can?.includes('exportData'))) return null;
  const mayErase = user.can?.includes('erase');
  return (
    <Section title="users.privacy.title" aside={<DownloadButton user={user} isOwn={isOwn} />}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: mayErase ? 1 : 0 }}>
        {translate(isOwn ? 'users.privacy.ownHint' : 'users.privacy.hint')}
      </Typography>
      {mayErase && <EraseButton user={user} />}
    </Section>
  );
}
