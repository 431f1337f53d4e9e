import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../core/format/formatDate.ts';
import { useMoneyFormat } from '../../../../core/format/useMoneyFormat.ts';
import { useRegion } from '../../../../core/format/useNumberFormat.ts';
import { ToneChip } from '../../../../core/fields/ToneChip.tsx';
import type { Quote } from '../../quote.ts';
import { useTypedSale } from '../../award/ChosenPrice.tsx';
import type { LegKind } from '../legOrder.ts';
import type { LegOffer } from './combined.ts';
import { MarginText } from './MarginText.tsx';

interface CombinationCardProps {
  quote: Quote;
  /** A message key. */
  title: string;
  /** In the currency of the quote. */
  cost: string;
  arrivesAt: string | null | undefined;
  isChosen: boolean;
  /** The carriers, by leg where it is no offer for the whole. */
  parts: { leg?: LegKind; offer: Pick<LegOffer, 'carrierName' | 'amount' | 'invitationId'> }[];
  action: ReactNode;
}

/** One way to buy the load: what it costs, when it arrives, which margin it leaves, and from whom. */
export function CombinationCard(props: CombinationCardProps) {
  const { quote, title, cost, arrivesAt, isChosen, parts, action } = props;
  const translate = useTranslate();
  const money = useMoneyFormat();
  const region = useRegion();
  const [sale] = useTypedSale(quote, cost);
  const timeZone = quote.destination?.timeZone ?? undefined;
  const arrival = arrivesAt
    ? formatDate(arrivesAt, region, { withTime: true, ...(timeZone && { timeZone }) })
    : translate('quotes.legs.unknownArrival');
  return (
    <Box component="li" sx={[CARD, isChosen && CHOSEN]}>
      <Box sx={LINE}>
        <Typography component="h3" variant="subtitle2">
          {translate(title)}
        </Typography>
        {isChosen && <ToneChip tone="active" label={translate('quotes.legs.chosen')} />}
      </Box>
      <Typography sx={COST}>{money(cost, quote.currency)}</Typography>
      <MarginText cost={cost} saleValue={sale.saleValue} currency={quote.currency} />
      <Typography variant="body2">{translate('quotes.legs.arrives', { arrival })}</Typography>
      <Box component="ul" sx={PARTS}>
        {parts.map(({ leg, offer }) => (
          <Box component="li" key={offer.invitationId} sx={LINE}>
            <Typography variant="body2" color="text.secondary" sx={{ minWidth: 0 }}>
              {[leg && translate(`quotes.legs.kind.${leg}`), offer.carrierName]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            {leg && (
              <Typography variant="body2" sx={FIGURE}>
                {money(offer.amount, quote.currency)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {action}
    </Box>
  );
}

const CARD = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 };
const CHOSEN = { borderColor: 'primary.main', bgcolor: 'tint' };
const LINE = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 };
const FIGURE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
const COST = { fontWeight: 650, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' };
const PARTS = { listStyle: 'none', m: 0, p: 0, my: 1 };
