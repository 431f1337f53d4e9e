import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCargoFacts, type Cargo } from './useCargoFacts.ts';

/** The known facts of a cargo, one per line: label on the left, value on the right. */
export function CargoFacts({ load }: { load: Cargo }) {
  const translate = useTranslate();
  const facts = useCargoFacts(load);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={ROW}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`resources.quotes.fields.${name}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={VALUE}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
const VALUE = { m: 0, fontWeight: 550, textAlign: 'right', overflowWrap: 'anywhere' };
