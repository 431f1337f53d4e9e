import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** That the mail server refused an address for good, with its answer and what to do. */
export function Refusal({ refusal }: { refusal: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="caption" component="p" color="error.main" sx={{ flexBasis: '100%' }}>
      {translate('anden.delivery.refusedAddress', { refusal })}
    </Typography>
  );
}
