import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import { useMore } from '../../core/list/useMore.tsx';

interface FactTableProps<Fact> {
  /** The layer. */
  name: string;
  /** The names of its columns. */
  columns: string[];
  facts: readonly Fact[];
  /** Returns the key that tells a fact from the others. */
  keyOf: (fact: Fact) => string;
  /** The cells of a fact; only those of the rows that are shown are made. */
  cellsOf: (fact: Fact) => ReactNode[];
}

const PAGE = 20;

/** The facts of a layer as a table, twenty more at each press and all on paper. */
export function FactTable<Fact>(props: FactTableProps<Fact>) {
  const { name, columns, facts, keyOf, cellsOf } = props;
  const translate = useTranslate();
  const number = useNumberFormat();
  const [visibleFacts, more] = useMore(facts, PAGE);
  if (facts.length === 0)
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
          {visibleFacts.map((fact) => (
            <TableRow key={keyOf(fact)}>
              {cellsOf(fact).map((cell, index) => (
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
      {more}
    </TableContainer>
  );
}

const TABLE = {
  '& th, & td': { px: { xs: 0.75, sm: 2 } },
  '& tbody tr:last-child > *': { borderBottom: 0 },
};
