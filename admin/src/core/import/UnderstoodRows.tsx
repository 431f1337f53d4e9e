import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../pages/Section.tsx';
import { type Import, useImportRows } from './useImport.ts';

const SHOWN = 5;

/** The first new rows of a checked file, with the values as they were understood. */
export function UnderstoodRows(upload: Import) {
  const translate = useTranslate();
  const { data: { rows } = NONE } = useImportRows(upload, 0, SHOWN, 'new');
  const columns = [...new Set(rows.flatMap(({ values = [] }) => values.map((one) => one.column)))];
  if (rows.length === 0) return null;
  return (
    <Section title="anden.load.understood">
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('anden.load.understoodHelp')}
      </Typography>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={translate('anden.load.understood')}
        sx={{ overflowX: 'auto' }}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              {[translate('anden.load.row'), ...columns].map((heading) => (
                <TableCell key={heading} sx={CELL}>
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ row, values = [] }) => (
              <TableRow key={row}>
                <TableCell>{row}</TableCell>
                {columns.map((column) => (
                  <TableCell key={column} sx={CELL}>
                    {values.find((one) => one.column === column)?.value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}

const NONE = { rows: [], count: 0 };
const CELL = {
  whiteSpace: 'nowrap',
  maxWidth: 220,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
