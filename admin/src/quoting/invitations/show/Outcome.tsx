import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import type { Invitation } from '../invitation.ts';

/**
 * Shows the carrier how an ended request ended: the reason, the rank of its rate, and the difference from the winning
 * rate.
 */
export function Outcome({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const percent = useNumberFormat({ maximumFractionDigits: 1 });
  const { closeReason, rank, distancePercent } = invitation;
  const lines: [string, string][] = [];
  if (closeReason) lines.push(['reason', translate(`anden.reasons.${closeReason}`)]);
  if (rank) lines.push(['rank', translate('invitations.outcome.place', { rank })]);
  if (distancePercent && Number(distancePercent) !== 0)
    lines.push([
      'distance',
      translate(`invitations.outcome.${Number(distancePercent) > 0 ? 'above' : 'below'}`, {
        percent: percent(distancePercent.replace('-', '')),
      }),
    ]);
  if (lines.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 1, display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {lines.map(([name, text]) => (
        <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography component="dt" variant="body2" sx={{ opacity: 0.8 }}>
            {translate(`invitations.outcome.${name}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 650 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
