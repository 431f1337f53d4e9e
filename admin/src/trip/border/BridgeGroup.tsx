import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BridgeWaits } from '../bridgeWaits/index.ts';
import { formatZone } from '../../core/format/formatDate.ts';
import { localName } from '../../core/format/localName.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { BorderCard } from './BorderCard.tsx';
import type { Group } from './groups.ts';
import { useTimes } from './useTimes.ts';

/** A bridge with its waiting times and its loads by hour. */
export function BridgeGroup({ group: { key, loads, hours } }: { group: Group }) {
  const translate = useTranslate();
  const region = useRegion();
  const { crossing } = loads[0]!;
  const { dayText } = useTimes(crossing.timeZone);
  const name = key ? localName(crossing, 'bridgeName') : translate('border.noBridge');
  return (
    <Box component="section" aria-label={name}>
      <Typography component="h2" variant="h3">
        {name}
      </Typography>
      {crossing.timeZone && (
        <Typography variant="body2" color="text.secondary">
          {translate('border.zone', { zone: formatZone(crossing.timeZone, region) })}
        </Typography>
      )}
      {key && <BridgeWaits bridgeId={key} bridgeName={name} />}
      <Stack spacing={2} sx={{ mt: 1.5 }}>
        {hours.map(({ at, loads: ofHour }) => (
          <Box key={at}>
            <Typography component="h3" variant="h5" sx={{ mb: 1 }}>
              {at ? dayText(at) : translate('border.noTime')}
            </Typography>
            <Box sx={GRID}>
              {ofHour.map((load) => (
                <BorderCard key={load.id} load={load} />
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};
