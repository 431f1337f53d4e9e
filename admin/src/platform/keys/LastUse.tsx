import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { DateField } from '../../core/fields/DateField.tsx';

/** When a key was last used, or that it never was. */
export function LastUse() {
  const translate = useTranslate();
  const { lastUsedAt } = useRecordContext<Schemas['ApiKey']>() ?? {};
  if (lastUsedAt) return <DateField source="lastUsedAt" withTime />;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('keys.neverUsed')}
    </Typography>
  );
}
