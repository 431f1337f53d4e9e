import { Box, TableCell, TableRow } from '@mui/material';
import { Course } from '../invited/Course.tsx';
import { AboveBest } from './AboveBest.tsx';
import { CarrierName } from './CarrierName.tsx';
import { Difference } from './Difference.tsx';
import { OfferRadio } from './OfferRadio.tsx';
import { OfferRank } from './OfferRank.tsx';
import { RateAmount } from './RateAmount.tsx';
import { mayChoose, type RateProps } from './rates.ts';
import { useTransit } from './useTransit.ts';

interface CarrierRowsProps extends RateProps {
  /** The number of columns besides the choice: one where no carrier has sent a rate. */
  columns: number;
}

/** An invited carrier: a row with its rate, and below it its state, its course and what can be done. */
export function CarrierRows({ columns, ...props }: CarrierRowsProps) {
  const { quote, invitations, offer, chosenId, onChoose } = props;
  const look = { selected: offer.id === chosenId };
  const choose = mayChoose(props) ? () => onChoose?.(offer.id) : undefined;
  return (
    <>
      <TableRow {...look} onClick={choose} sx={[FIRST, !!choose && { cursor: 'pointer' }]}>
        {onChoose && (
          <TableCell sx={{ pr: 0 }}>
            <OfferRadio {...props} />
          </TableCell>
        )}
        <TableCell>
          <Box sx={{ display: 'flex', gap: 1 }}>
            {columns > NO_RATES && <OfferRank offer={offer} />}
            <CarrierName offer={offer} />
          </Box>
        </TableCell>
        {columns > NO_RATES && <Figures quote={quote} offer={offer} />}
      </TableRow>
      <TableRow {...look}>
        {onChoose && <TableCell padding="checkbox" />}
        <TableCell colSpan={columns} sx={{ pt: 0 }}>
          <Box sx={columns > NO_RATES ? { ml: 2.75 } : undefined}>
            <Course quote={quote} invitations={invitations} invitation={offer} />
          </Box>
        </TableCell>
      </TableRow>
    </>
  );
}

function Figures({ quote, offer }: Pick<RateProps, 'quote' | 'offer'>) {
  const transit = useTransit(offer);
  return (
    <>
      <TableCell align="right">
        <RateAmount quote={quote} offer={offer} />
      </TableCell>
      <TableCell align="right">{offer.rate && transit}</TableCell>
      <TableCell align="right">
        <AboveBest offer={offer} />
      </TableCell>
      {quote.targetRate && (
        <TableCell align="right">
          <Difference percent={offer.percentAboveTarget} than="quotes.thanTarget" />
        </TableCell>
      )}
    </>
  );
}

/** Only the carrier. */
const NO_RATES = 1;
const FIRST = { verticalAlign: 'top', '& > td': { borderBottom: 0, pb: 0.5 } };
