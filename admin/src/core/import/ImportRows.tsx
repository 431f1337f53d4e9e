import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import { Section } from '../pages/Section.tsx';
import { type Import, useImportRows } from './useImport.ts';

const PER_PAGE = 25;

/** The rows with errors or warnings, with their messages. */
export function ImportRows(found: Import) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const { data: rows = [] } = useImportRows(found, page, PER_PAGE);
  return (
    <Section title="anden.load.rows">
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 72 }}>{translate('anden.load.row')}</TableCell>
              <TableCell>{translate('anden.load.why')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.row}>
                <TableCell sx={{ verticalAlign: 'top' }}>{row.row}</TableCell>
                <TableCell>
                  {row.errors.map((finding, i) => (
                    <FindingText key={i} {...finding} />
                  ))}
                  {row.warnings.map((finding, i) => (
                    <FindingText key={i} {...finding} isWarning />
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={found.rowsFailed + found.rowsWarned}
        page={page}
        rowsPerPage={PER_PAGE}
        rowsPerPageOptions={[PER_PAGE]}
        labelDisplayedRows={({ from, to, count }) =>
          translate('ra.navigation.page_range_info', {
            offsetBegin: from,
            offsetEnd: to,
            total: count,
          })
        }
        getItemAriaLabel={(to) =>
          translate(to === 'next' ? 'ra.navigation.next' : 'ra.navigation.previous')
        }
        onPageChange={(_, next) => setPage(next)}
      />
    </Section>
  );
}

function FindingText({
  column,
  message,
  isWarning = false,
}: Schemas['Finding'] & { isWarning?: boolean }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {isWarning && `${translate('anden.load.warned')} `}
      {column && <strong>{column}: </strong>}
      {message}
    </Typography>
  );
}
