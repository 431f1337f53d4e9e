import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import type { Schemas } from '../../core/contract/types.ts';

/** Ends the webhook of the page after a confirmation. */
export function EndButton() {
  const translate = useTranslate();
  const webhook = useRecordContext<Schemas['Webhook']>();
  if (!webhook?.can?.includes('end')) return null;
  return (
    <VerbButton
      of={{ resource: 'webhooks', id: webhook.id }}
      verb="end"
      words="webhooks.end"
      color="error"
    >
      <Typography variant="body2">{translate('webhooks.end.text')}</Typography>
    </VerbButton>
  );
}
