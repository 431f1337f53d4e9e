import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Lacking } from '../../../../compliance/documents/index.ts';
import { useMoneyFormat } from '../../../../core/format/useMoneyFormat.ts';
import type { Quote } from '../../quote.ts';
import { type ChosenLeg, LATER, type LegOffer } from './combined.ts';

interface LegChoicesProps {
  quote: Quote;
  chosen: ChosenLeg[];
  /** Undefined for who may not award. */
  onChoose: ((legs: Record<string, string>) => void) | undefined;
}

/** The offers of each leg in the currency of the quote, of which one is chosen, or none yet. */
export function LegChoices({ quote, chosen, onChoose }: LegChoicesProps) {
  const translate = useTranslate();
  const offerText = useOfferText(quote);
  return (
    <Box component="ol" aria-label={translate('quotes.legs.offers')} sx={LIST}>
      {chosen.map(({ leg, offer }, at) => (
        <Box component="li" key={leg.legId} data-choice={leg.leg}>
          <TextField
            select
            fullWidth
            size="small"
            label={translate('quotes.legs.position', {
              number: at + 1,
              name: translate(`quotes.legs.kind.${leg.leg}`),
            })}
            value={offer?.invitationId ?? LATER}
            disabled={!onChoose || leg.offers.length === 0 || !!offer?.isAssigned}
            onChange={({ target }) => onChoose?.({ [leg.legId]: target.value })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value={LATER}>
              {translate(leg.offers.length > 0 ? 'quotes.legs.later' : 'quotes.legs.noOffer')}
            </MenuItem>
            {leg.offers.map((one) => (
              <MenuItem key={one.invitationId} value={one.invitationId}>
                {offerText(one)}
              </MenuItem>
            ))}
          </TextField>
          {offer?.isAssigned && (
            <Typography variant="caption" color="text.secondary">
              {translate('quotes.legs.assigned')}
            </Typography>
          )}
          <Lacking documents={offer?.lackingDocuments} />
        </Box>
      ))}
    </Box>
  );
}

/** Returns a function that tells an offer: carrier, amount, that in its own currency, transit time. */
function useOfferText({ currency }: Quote) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  return ({ carrierName, amount, total, currency: own, transitHours }: LegOffer) =>
    [
      carrierName,
      money(amount, currency),
      own !== currency && money(total, own),
      transitHours && translate('quotes.hours', { hours: transitHours }),
    ]
      .filter(Boolean)
      .join(' · ');
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pt: 0.75,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
