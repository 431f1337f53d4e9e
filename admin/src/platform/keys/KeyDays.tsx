import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useNumberFormat, useRegion } from '../../core/format/useNumberFormat.ts';

const TABLE = { '& tbody tr:last-child > *': { borderBottom: 0 } };

/** The days on which a key was used, with their calls and errors. */
export function KeyDays({ days }: { days: Schemas['KeyDay'][] }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const region = useRegion();
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 280 }}>
      <Table size="small" sx={TABLE} aria-label={translate('keys.usage.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('keys.usage.day')}</TableCell>
            <TableCell align="right">{translate('keys.usage.calls')}</TableCell>
            <TableCell align="right">{translate('keys.usage.errors')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, calls, errors }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {formatDate(day, region)}
              </TableCell>
              <TableCell align="right">{number(calls)}</TableCell>
              <TableCell align="right">{number(errors)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
