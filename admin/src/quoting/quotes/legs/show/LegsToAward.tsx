import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LackingAlert } from '../../../../compliance/documents/index.ts';
import { useMoneyFormat } from '../../../../core/format/useMoneyFormat.ts';
import type { Quote } from '../../quote.ts';
import type { LegOffer, LegOffers } from './combined.ts';

/** A leg, the offer that gets it, and the reason where that is not its lowest. */
export interface LegToAward {
  leg: LegOffers;
  offer: LegOffer;
  choice: { reason?: string; comment?: string };
}

/** Which carrier gets which leg at which price, and which documents it lacks. */
export function LegsToAward({ quote, awards }: { quote: Quote; awards: LegToAward[] }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  return (
    <>
      <Box component="ul" sx={LIST}>
        {awards.map(({ leg, offer }) => (
          <Box component="li" key={leg.legId} sx={ROW}>
            <Typography sx={{ minWidth: 0 }}>
              {`${translate(`quotes.legs.kind.${leg.leg}`)} · ${offer.carrierName}`}
            </Typography>
            <Typography sx={FIGURE}>{money(offer.amount, quote.currency)}</Typography>
          </Box>
        ))}
      </Box>
      {awards.map(
        ({ leg, offer: { carrierId: id, carrierName: name, lackingDocuments } }) =>
          lackingDocuments.length > 0 && (
            <Box key={leg.legId} sx={{ mb: 1 }}>
              <LackingAlert
                documents={lackingDocuments}
                carrier={{ id, name, network: undefined }}
              />
            </Box>
          ),
      )}
    </>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, mb: 1.5 };
const ROW = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 };
const FIGURE = { fontWeight: 550, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
