import {
  Box,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Difference } from './Difference.tsx';
import { Remark } from '../../../freight/load/Remark.tsx';
import { visuallyHidden } from '../../../core/theme/visuallyHidden.ts';
import { CarrierName } from './CarrierName.tsx';
import { OfferRank } from './OfferRank.tsx';
import { RateAmount } from './RateAmount.tsx';
import type { RateProps, RatesProps } from './rates.ts';
import { AboveBest } from './AboveBest.tsx';
import { useTransit } from './useTransit.ts';

/** The rates as rows, cheapest first, with a radio button to choose the one to award. */
export function RateTable({ quote, offers, chosen, onChoose }: RatesProps) {
  const translate = useTranslate();
  const heads = [...['carrier', 'amount', 'transit', 'toBest'], quote.targetRate && 'toTarget'];
  return (
    <TableContainer>
      <Table size="small" aria-label={translate('quotes.sections.rates')}>
        <TableHead>
          <TableRow>
            {onChoose && (
              <TableCell padding="checkbox">
                <Box component="span" sx={visuallyHidden}>
                  {translate('quotes.rates.choose')}
                </Box>
              </TableCell>
            )}
            {heads.filter(Boolean).map((head) => (
              <TableCell key={head} align={head === 'carrier' ? 'left' : 'right'}>
                {translate(`quotes.rates.${head}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {offers.map((offer) => (
            <Row key={offer.id} {...{ quote, offer, chosen, onChoose }} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Row({ quote, offer, chosen, onChoose }: RateProps) {
  const transit = useTransit(offer);
  const isChosen = offer.id === chosen;
  const mayChoose = !!onChoose && offer.status === 'rated';
  return (
    <TableRow
      selected={isChosen}
      hover={mayChoose}
      onClick={mayChoose ? () => onChoose(offer.id) : undefined}
      sx={{ verticalAlign: 'top', cursor: mayChoose ? 'pointer' : undefined }}
    >
      {onChoose && (
        <TableCell padding="checkbox">
          <Radio
            size="small"
            name="offer"
            checked={isChosen}
            disabled={!mayChoose}
            onChange={() => onChoose(offer.id)}
            sx={{ mt: 0.25 }}
            slotProps={{ input: { 'aria-label': offer.carrierName } }}
          />
        </TableCell>
      )}
      <TableCell>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <OfferRank offer={offer} />
          <CarrierName offer={offer} />
        </Box>
        <Remark>{offer.rate?.comment}</Remark>
      </TableCell>
      <TableCell align="right">
        <RateAmount quote={quote} offer={offer} />
      </TableCell>
      <TableCell align="right">{transit}</TableCell>
      <TableCell align="right">
        <AboveBest offer={offer} />
      </TableCell>
      {quote.targetRate && (
        <TableCell align="right">
          <Difference percent={offer.percentAboveTarget} than="quotes.thanTarget" />
        </TableCell>
      )}
    </TableRow>
  );
}
