import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Carrier } from './carrier.ts';

/** A carrier's completion in percent. */
export function CompletionField() {
  const { completion } = useRecordContext<Carrier>() ?? {};
  if (completion === undefined) return null;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        fontWeight: completion === 100 ? 400 : 600,
        color: ({ palette }) =>
          completion < 60 ? palette.tones.warning.text : palette.text.primary,
      }}
    >
      {completion}%
    </Typography>
  );
}
