import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Stands where a form will be once its record has come. */
export function LoadingBar() {
  const translate = useTranslate();
  return <LinearProgress aria-label={translate('ra.page.loading')} />;
}
