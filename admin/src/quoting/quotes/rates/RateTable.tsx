import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../../core/theme/visuallyHidden.ts';
import { CarrierRows } from './CarrierRows.tsx';
import type { RatesProps } from './rates.ts';

/** The invited carriers as rows, with a radio button to choose the rate to award. */
export function RateTable({ offers, ...rest }: RatesProps) {
  const translate = useTranslate();
  const { quote, invitations, onChoose } = rest;
  const hasRates = invitations.some(({ rate }) => rate);
  const figures = ['amount', 'transit', 'toBest', ...(quote.targetRate ? ['toTarget'] : [])];
  const heads = ['carrier', ...(hasRates ? figures : [])];
  return (
    <TableContainer>
      <Table size="small" aria-label={translate('quotes.sections.invitations')}>
        <TableHead>
          <TableRow>
            {onChoose && (
              <TableCell padding="checkbox">
                <Box component="span" sx={visuallyHidden}>
                  {translate('quotes.rates.choose')}
                </Box>
              </TableCell>
            )}
            {heads.map((head) => (
              <TableCell key={head} align={figures.includes(head) ? 'right' : 'left'}>
                {translate(`quotes.rates.${head}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {offers.map((offer) => (
            <CarrierRows key={offer.id} offer={offer} columns={heads.length} {...rest} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
