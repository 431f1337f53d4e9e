import { Typography } from '@mui/material';
import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import { actionInWords } from './actionInWords.ts';

/** The call of an entry of the security log, in words. */
export function ActionField({ source }: { source: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const operationId = String(useFieldValue({ source }));
  return (
    <Typography component="span" variant="body2" title={operationId}>
      {actionInWords(operationId, locale, translate)}
    </Typography>
  );
}
