import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Fact, Facts } from '../../../core/fields/Facts.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import type { User } from '../user.ts';
import { FileButton } from './FileButton.tsx';
import { fileName } from './files.ts';

/** The documents of a user, such as the official id, with buttons to add, change or remove one. */
export function UserFiles() {
  const translate = useTranslate();
  const user = useRecordContext<User & { can?: string[] }>();
  if (!user) return null;
  const names = Object.keys(user.files ?? {});
  const mayChange = user.can?.includes('update') ?? false;
  return (
    <Section title="users.files.title" aside={mayChange && <FileButton user={user} />}>
      {names.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('users.files.none')}
        </Typography>
      ) : (
        <Facts>
          {names.map((name) => (
            <Fact key={name} source={`files.${name}`} label={fileName(name, translate)} />
          ))}
        </Facts>
      )}
    </Section>
  );
}
