import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { placeText } from '../../../freight/places/placeText.ts';
import { StopsBetween } from '../../../freight/stops/StopsBetween.tsx';
import type { Proposal } from './proposal.ts';

interface ProposalStopsProps {
  proposal: Proposal;
  text: string;
}

/** The stops that were read, each with its words; what these do not tell is left open in its inputs. */
export function ProposalStops({ proposal: { stops }, text }: ProposalStopsProps) {
  const translate = useTranslate();
  if (stops.length === 0) return null;
  return (
    <Box sx={WIDE}>
      {stops.map(({ start, end, places }) => (
        <Typography key={start} variant="body2" sx={WORDS}>
          <q>{text.slice(start, end)}</q>{' '}
          {places.length > 1 &&
            translate('quotes.paste.whichPlace', { places: places.map(placeText).join(' · ') })}
        </Typography>
      ))}
      <StopsBetween />
    </Box>
  );
}

const WIDE = { gridColumn: '1 / -1', minWidth: 0, mb: 2 };
const WORDS = { color: 'text.secondary', mb: 0.75, overflowWrap: 'anywhere' };
