import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import type { Shown } from './useCartaPorte.ts';

type ProgressProps = Shown['progress'][number] & {
  /** Whether the load is closed or cancelled; how much of the part lacks is not told then. */
  isOver: boolean;
};

/** Shows how many fields of a party's part are filled in, and when it was saved. */
export function Progress({ party, done, total, savedAt, isOver }: ProgressProps) {
  const translate = useTranslate();
  const region = useRegion();
  const label = translate(`cartaPorte.parties.${party}`);
  const saved = savedAt
    ? translate('cartaPorte.savedAt', { at: formatDate(savedAt, region, { withTime: true }) })
    : translate(isOver ? 'cartaPorte.neverSaved' : 'cartaPorte.unsaved');
  return (
    <Box>
      <Typography>
        {isOver ? label : `${label}: ${translate('cartaPorte.progress', { done, total })}`}
      </Typography>
      {!isOver && (
        <LinearProgress
          variant="determinate"
          value={total ? (done * 100) / total : 100}
          color={done === total ? 'success' : 'primary'}
          aria-label={label}
          sx={{ height: 8, borderRadius: 1, my: 0.5 }}
        />
      )}
      <Typography variant="caption" color="text.secondary">
        {saved}
      </Typography>
    </Box>
  );
}
