import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LegKind } from '../legOrder.ts';
import type { FormLeg } from '../legValues.ts';
import { HandOverInputs } from './HandOverInputs.tsx';
import { LegInputs } from './LegInputs.tsx';

interface LegCardProps {
  kind: LegKind;
  /** All kinds in driving order, and the position of this one among them, from 0. */
  order: LegKind[];
  position: number;
  /** The legs that are asked for. */
  legs: FormLeg[];
  revision: number;
  onToggle: (isAsked: boolean) => void;
}

/** A leg in the form; one at an end can be left out, as long as the other end is asked for. */
export function LegCard({ kind, order, position, legs, revision, onToggle }: LegCardProps) {
  const translate = useTranslate();
  const at = legs.findIndex(({ leg }) => leg === kind);
  const isAsked = at >= 0;
  const next = legs[at + 1]?.leg;
  const name = translate(`quotes.legs.kind.${kind}`);
  return (
    <Box component="li" data-leg={kind} sx={CARD}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {translate('quotes.legs.position', { number: position + 1, count: order.length, name })}
      </Typography>
      {kind !== 'transfer' && (
        <FormControlLabel
          sx={{ mb: 1 }}
          control={
            <Checkbox
              size="small"
              checked={!isAsked}
              disabled={isAsked && legs.length < order.length}
              onChange={({ target }) => onToggle(!target.checked)}
            />
          }
          label={translate(`quotes.legs.without.${position === 0 ? 'first' : 'last'}`)}
        />
      )}
      {isAsked && (
        <Box key={revision} sx={GRID}>
          <LegInputs kind={kind} prefix={`legs.${at}.`} />
          {next && <HandOverInputs at={at} next={next} />}
        </Box>
      )}
      {!isAsked && (
        <Typography variant="body2" color="text.secondary">
          {translate(`quotes.legs.ends.${position === 0 ? 'first' : 'last'}`)}
        </Typography>
      )}
    </Box>
  );
}

const CARD = { p: { xs: 1.5, sm: 2 }, border: 1, borderColor: 'divider', borderRadius: 2 };
const GRID = {
  mt: 1,
  mb: -1.5,
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
