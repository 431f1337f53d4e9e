import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { resourcesOf, type Verb, VERBS } from './scopes.ts';

interface ScopesTableProps {
  /** The scopes whose resources are the rows. */
  scopes: readonly string[];
  /** The content of a cell, by a scope and what it is called. */
  cell: (scope: string, label: string) => ReactNode;
  /** The content of a column's heading besides its name. */
  heading?: (verb: Verb) => ReactNode;
  /** The height above which it scrolls of its own. */
  maxHeight?: string;
}

/** Scopes as a table: a row for each kind of data, and the columns to read and to change it. */
export function ScopesTable({ scopes, cell, heading, maxHeight }: ScopesTableProps) {
  const translate = useTranslate();
  const nameOf = (resource: string) => translate(`keys.resource.${resource}`);
  return (
    <TableContainer sx={{ maxWidth: 480, maxHeight: { sm: maxHeight } }}>
      <Table
        stickyHeader
        size="small"
        aria-label={translate('resources.keys.fields.scopes')}
        sx={TABLE}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate('keys.scope.resource')}</TableCell>
            {VERBS.map((verb) => (
              <TableCell key={verb} align="center">
                {heading?.(verb) ?? translate(`keys.scope.${verb}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {resourcesOf(scopes, nameOf).map((resource) => (
            <TableRow key={resource}>
              <TableCell component="th" scope="row">
                {nameOf(resource)}
              </TableCell>
              {VERBS.map((verb) => (
                <TableCell key={verb} align="center">
                  {cell(
                    `${resource}:${verb}`,
                    `${translate(`keys.scope.${verb}`)}: ${nameOf(resource)}`,
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const TABLE = {
  '& td, & th': { px: 1, py: 0.25 },
  '& tbody tr:last-child > *': { borderBottom: 0 },
};
