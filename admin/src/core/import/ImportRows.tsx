import {
  Link as MuiLink,
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
import { Link } from 'react-router-dom';
import type { Schemas } from '../contract/types.ts';
import { useRecordPath } from '../modules/useRecordPath.ts';
import { Section } from '../pages/Section.tsx';
import { type Import, useImportRows } from './useImport.ts';

const PER_PAGE = 25;

/** The rows that are not simply created, with what becomes of each and the messages. */
export function ImportRows(upload: Import) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const { data: { rows, count } = NONE } = useImportRows(upload, page, PER_PAGE);
  if (count === 0) return null;
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
                  {row.outcome && <Become {...upload} outcome={row.outcome} id={row.existingId} />}
                  {row.errors.map((finding, i) => (
                    <FindingText key={i} {...finding} />
                  ))}
                  {row.warnings.map((finding, i) => (
                    <FindingText key={i} {...finding} />
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={count}
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

const NONE = { rows: [], count: 0 };

/** Shows the expected outcome of a row or the one it has had, with a link to the record that exists already. */
function Become({
  resource,
  outcome,
  id,
}: Pick<Import, 'resource'> & { outcome: Schemas['RowOutcome']; id?: string | null }) {
  const translate = useTranslate();
  const pathOf = useRecordPath();
  const text = translate(`anden.load.outcome.${outcome}`);
  return (
    <Typography variant="body2" color="text.secondary">
      {id ? (
        <MuiLink component={Link} to={pathOf(resource, id)}>
          {text}
        </MuiLink>
      ) : (
        text
      )}
    </Typography>
  );
}

function FindingText({ column, message }: Schemas['Finding']) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {column && <strong>{column}: </strong>}
      {message}
    </Typography>
  );
}
