import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuoteLeg } from '../legsOf.ts';
import { COMPARE, WHOLE } from '../useLegTab.ts';

interface LegTabLabelProps {
  name: string;
  number: number;
  /** Undefined for all together and for the whole. */
  leg: QuoteLeg | undefined;
}

/** The name of a tab; of a leg with its position and how many of its carriers sent a rate. */
export function LegTabLabel({ name, number, leg }: LegTabLabelProps) {
  const translate = useTranslate();
  if (name === COMPARE || name === WHOLE || !leg) return translate(`quotes.legs.tab.${name}`);
  const kind = translate(`quotes.legs.kind.${name}`);
  const { ratedCount, invitedCount } = leg;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
      {translate('quotes.legs.position', { number, name: kind })}
      {invitedCount > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${ratedCount}/${invitedCount}`}
        </Box>
      )}
    </Box>
  );
}
