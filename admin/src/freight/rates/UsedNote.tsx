import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

/** Explains above a dated price that quotes have used it, so that it can no longer be changed or archived. */
export function UsedNote() {
  const translate = useTranslate();
  if (!useIsUsed()) return null;
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
      {translate('anden.usedByQuotes')}
    </Alert>
  );
}

/** Whether quotes have used the dated price that is shown. */
export function useIsUsed(): boolean {
  return useRecordContext<{ id: string; isUsed?: boolean }>()?.isUsed ?? false;
}
