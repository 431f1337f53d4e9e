import { Box, Typography } from '@mui/material';

interface FactRowsProps {
  /** The label and the text of each line. */
  rows: [label: string, text: string][];
}

/** Facts, one per line: label on the left, value on the right. */
export function FactRows({ rows }: FactRowsProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(([label, text]) => (
        <Box key={label} sx={ROW}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={VALUE}>
            {text}
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
