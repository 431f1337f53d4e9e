import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { Link as RouterLink, useTranslate } from 'react-admin';
import { useMore } from '../../../core/list/useMore.tsx';
import type { Column, Section } from './section.ts';
import { useValueText } from '../useValueText.ts';

interface SectionTableProps {
  section: Section;
  currency: string;
}

const PAGE = 6;
const TABLE = {
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '@media print': { '& th, & td': { px: 0.5, minWidth: 0, fontSize: '0.6875rem' } },
};
const NAME = { minWidth: 140 };

/** The rows of a section, some more at each press and all on paper; a number leads to the list that it counts. */
export function SectionTable({ section: { name, columns, rows }, currency }: SectionTableProps) {
  const translate = useTranslate();
  const [visibleRows, more] = useMore(rows, PAGE);
  return (
    <>
      <TableContainer tabIndex={0}>
        <Table size="small" aria-label={translate(`results.section.${name}`)} sx={TABLE}>
          <TableHead>
            <TableRow>
              {columns.map(({ label, kind }) => (
                <TableCell key={label} align={kind === 'text' ? 'left' : 'right'}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {visibleRows.map((row, index) => (
              <TableRow key={index}>
                {columns.map((column, place) => (
                  <TableCell
                    key={column.label}
                    align={column.kind === 'text' ? 'left' : 'right'}
                    component={place === 0 ? 'th' : 'td'}
                    scope={place === 0 ? 'row' : undefined}
                    sx={place === 0 ? NAME : undefined}
                  >
                    <Value column={column} row={row} currency={currency} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {more}
    </>
  );
}

function Value({
  column,
  row,
  currency,
}: {
  column: Column<unknown>;
  row: unknown;
  currency: string;
}) {
  const textOf = useValueText(currency);
  const text = textOf(column, row);
  const to = column.to?.(row);
  if (!to) return text;
  return (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  );
}
