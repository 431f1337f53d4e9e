import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown in place of a form until its record is loaded. */
export function LoadingBar() {
  const translate = useTranslate();
  return <LinearProgress aria-label={translate('ra.page.loading')} />;
}
