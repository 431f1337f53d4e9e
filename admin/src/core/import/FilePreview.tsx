import {
  Alert,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { folded, type Preview } from './preview.ts';
import { useColumns } from './useColumns.ts';

interface FilePreviewProps {
  resource: string;
  name: string;
  preview: Preview;
}

/** The preview of a chosen file: whether its header matches the template, and its first rows. */
export function FilePreview({ resource, name, preview: { head, rows } }: FilePreviewProps) {
  const translate = useTranslate();
  const { data: columns = [] } = useColumns(resource);
  const written = head.map(folded);
  const missing = columns.filter(({ heading }) => !written.includes(folded(heading)));
  const isUnlike = columns.length > 0 && missing.length === columns.length;
  const names = missing.map(({ heading }) => heading).join(', ');
  const required = new Set(columns.filter((one) => one.required).map((one) => folded(one.heading)));
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      {missing.length > 0 && (
        <Alert severity="warning">
          {translate(isUnlike ? 'anden.load.unlike' : 'anden.load.missing', { names })}
        </Alert>
      )}
      {missing.length === 0 && columns.length > 0 && (
        <Alert severity="info">{translate('anden.load.matches')}</Alert>
      )}
      <TableContainer tabIndex={0} role="region" aria-label={translate('anden.load.preview')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {head.map((heading, i) => (
                <TableCell key={i} sx={{ ...CELL, ...(required.has(folded(heading)) && BLUE) }}>
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, i) => (
              <TableRow key={i}>
                {head.map((_, at) => (
                  <TableCell key={at} sx={CELL}>
                    {row[at]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

const BLUE = { color: 'info.main' };
const CELL = {
  whiteSpace: 'nowrap',
  maxWidth: 220,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
