import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../core/format/useNumberFormat.ts';

interface FactTableProps {
  /** The layer. */
  name: string;
  /** The names of its columns. */
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

const PAGE = 20;

/** The facts of a layer as a table, twenty more at each press. */
export function FactTable({ name, columns, rows }: FactTableProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const [shown, setShown] = useState(PAGE);
  if (rows.length === 0)
    return <Typography color="text.secondary">{translate(`map.empty.${name}`)}</Typography>;
  return (
    <TableContainer>
      <Table size="small" aria-label={translate(`map.layer.${name}`)} sx={TABLE}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`map.column.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, shown).map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, index) => (
                <TableCell
                  key={columns[index]}
                  component={index === 0 ? 'th' : 'td'}
                  scope={index === 0 ? 'row' : undefined}
                >
                  {typeof cell === 'number' ? number(cell) : cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)} sx={{ mt: 1 }}>
          {translate('map.more', { shown: number(shown), total: number(rows.length) })}
        </Button>
      )}
    </TableContainer>
  );
}

const TABLE = {
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& tbody tr:last-child > *': { borderBottom: 0 },
};
