import { localeFrom, textField } from '#languages';
import { Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  RecordRepresentation,
  TextField,
  useCanAccess,
  useLocale,
  useResourceContext,
} from 'react-admin';
import { CatalogTabs } from './CatalogTabs.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { ResponsiveList } from '../list/ResponsiveList.tsx';
import { RecordList } from '../list/RecordList.tsx';

interface CatalogListProps {
  filters?: ReactElement[];
  /** The content of a card below the name. */
  detail: ReactNode;
  /** The columns that only this catalog has. */
  children?: ReactNode;
  /**
   * Whether the catalog has a view, to which a row links; otherwise a row links to the form, for users who may change
   * it.
   */
  hasShow?: boolean;
}

/** A catalog's list: the name in the interface's language, the code, the catalog's own columns. */
export function CatalogList({ filters, detail, children, hasShow }: CatalogListProps) {
  const name = textField('name', localeFrom(useLocale()));
  const resource = useResourceContext() ?? '';
  const { canAccess: mayEdit = false } = useCanAccess({ resource, action: 'edit' });
  const to = hasShow ? 'show' : mayEdit && 'edit';
  return (
    <RecordList summary={<CatalogTabs />} filters={filters} sort={{ field: name, order: 'ASC' }}>
      <ResponsiveList to={to} card={<CatalogCard>{detail}</CatalogCard>}>
        <DataTable.Col source={name}>
          {to ? <RecordLink to={to} /> : <RecordRepresentation />}
        </DataTable.Col>
        <DataTable.Col source="code" />
        {children}
      </ResponsiveList>
    </RecordList>
  );
}

function CatalogCard({ children }: { children: ReactNode }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        <RecordRepresentation />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <TextField source="code" /> {children}
      </Typography>
    </>
  );
}
