import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import type { Schemas } from '../../core/contract/types.ts';

/** Revokes the key of the page after a confirmation. */
export function RevokeButton() {
  const translate = useTranslate();
  const key = useRecordContext<Schemas['ApiKey']>();
  if (!key?.can?.includes('revoke')) return null;
  return (
    <VerbButton
      of={{ resource: 'keys', id: key.id }}
      verb="revoke"
      words="keys.revoke"
      color="error"
    >
      <Typography variant="body2">{translate('keys.revoke.text')}</Typography>
    </VerbButton>
  );
}
