import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { type RateValues, totalOf } from './rate.ts';

/** The button that sends the rate; it shows the total, for a load with so many stops beyond its ends. */
export function RateSubmit({ additionalStops }: { additionalStops: number }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const values = useWatch() as RateValues;
  const { isSubmitting } = useFormState();
  const total = totalOf(values, additionalStops);
  const hasTotal = Number(total) > 0;
  return (
    <Box sx={FOOT}>
      <Button
        type="submit"
        fullWidth
        variant="contained"
        size="large"
        loading={isSubmitting}
        sx={{ minHeight: 52, fontVariantNumeric: 'tabular-nums' }}
      >
        {[translate('invitations.rate.action'), hasTotal && money(total, values.currency)]
          .filter(Boolean)
          .join(' · ')}
      </Button>
    </Box>
  );
}

const FOOT = {
  position: 'sticky',
  bottom: 0,
  p: 2,
  pb: 'calc(16px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
};
