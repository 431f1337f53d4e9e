import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWarnings } from './useWarnings.tsx';

/** The API's warnings about a record, above a form or a view. Renders nothing without warnings. */
export function WarningsNote() {
  const translate = useTranslate();
  const warnings = useWarnings();
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', mb: 2 }}>
      <AlertTitle>{translate('anden.warnings.title')}</AlertTitle>
      {warnings.map(({ field, code, message }) => (
        <div key={`${field} ${code}`}>{message}</div>
      ))}
    </Alert>
  );
}
