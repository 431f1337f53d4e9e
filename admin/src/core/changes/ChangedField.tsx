import { Box, Typography } from '@mui/material';
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { isSame } from '../data/changes.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { isNothing } from './useText.ts';
import { Value } from './Value.tsx';

interface ChangedFieldProps {
  field: string;
  from: unknown;
  to: unknown;
}

/** One changed field: its name, the value before and after; for lists, the added and removed items. */
export function ChangedField({ field, from, to }: ChangedFieldProps) {
  const isList = Array.isArray(from ?? to) && Array.isArray(to ?? from);
  return (
    <Box sx={ROW}>
      <Typography component="dt" variant="body2" color="text.secondary">
        <FieldName field={field} />
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {isList ? (
          <ListDifference field={field} from={listOf(from)} to={listOf(to)} />
        ) : (
          <Difference field={field} from={from} to={to} />
        )}
      </Typography>
    </Box>
  );
}

/** The label of a field, as in the forms of the resource in context. */
export function FieldName({ field }: { field: string }) {
  const resource = useResourceContext();
  return useTranslateLabel()({ source: field, resource });
}

function Difference({ field, from, to }: ChangedFieldProps) {
  return (
    <>
      {!isNothing(from) && (
        <>
          <Hidden text="anden.changes.from" />
          <Box component="del" sx={OLD}>
            <Value field={field} value={from} />
          </Box>
          <Box component="span" aria-hidden sx={{ mx: 0.75 }}>
            →
          </Box>
        </>
      )}
      <Hidden text="anden.changes.to" />
      <Box component="ins" sx={NEW}>
        <Value field={field} value={to} />
      </Box>
    </>
  );
}

function ListDifference({ field, from, to }: { field: string; from: unknown[]; to: unknown[] }) {
  const added = without(to, from);
  const removed = without(from, to);
  if (added.length === 0 && removed.length === 0) return <Value field={field} value={to} />;
  return (
    <>
      {added.length > 0 && (
        <Box component="ins" sx={{ ...NEW, display: 'block' }}>
          <Hidden text="anden.changes.added" />
          <span aria-hidden>+ </span>
          <Value field={field} value={added} />
        </Box>
      )}
      {removed.length > 0 && (
        <Box component="del" sx={{ ...OLD, display: 'block' }}>
          <Hidden text="anden.changes.removed" />
          <span aria-hidden>− </span>
          <Value field={field} value={removed} />
        </Box>
      )}
    </>
  );
}

function Hidden({ text }: { text: string }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {useTranslate()(text)}
    </Box>
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function without(list: unknown[], other: unknown[]) {
  return list.filter((one) => !other.some((each) => isSame(one, each)));
}

const ROW = {
  display: 'grid',
  position: 'relative',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
};
const OLD = { color: 'text.secondary', textDecorationThickness: '1px' };
const NEW = { textDecoration: 'none', fontWeight: 550 };
