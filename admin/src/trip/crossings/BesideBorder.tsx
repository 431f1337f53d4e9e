import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { useStopText } from '../../freight/stops/useStopText.ts';

interface BesideBorderProps {
  load: Pick<Schemas['Crossing'], 'stopCount' | 'beforeBorder' | 'afterBorder'>;
}

/** The last stop before the border and the first one after it, on a load with more than two; else nothing. */
export function BesideBorder({
  load: { stopCount, beforeBorder, afterBorder },
}: BesideBorderProps) {
  const translate = useTranslate();
  const stopText = useStopText();
  if (!stopCount || !beforeBorder || !afterBorder) return null;
  return (
    <Stack sx={{ mb: 1 }}>
      <Typography variant="body2">
        {translate('crossings.before', { stop: stopText(beforeBorder, stopCount) })}
      </Typography>
      <Typography variant="body2">
        {translate('crossings.after', { stop: stopText(afterBorder, stopCount) })}
      </Typography>
    </Stack>
  );
}
