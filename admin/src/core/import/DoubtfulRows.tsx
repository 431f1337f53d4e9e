import { Checkbox, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Import } from './useImport.ts';

/** The rows of a file that may be no records: hidden ones, and the totals at its end. */
export type RowKind = 'hidden' | 'totals';

interface DoubtfulRowsProps extends Import {
  /** The rows that are left out. */
  value: RowKind[];
  onChange: (value: RowKind[]) => void;
}

/** The kinds of doubtful rows that a file has. */
export function doubtfulKinds({ rowsHidden = 0, totalsRow }: Import): RowKind[] {
  return [
    ...(rowsHidden > 0 ? ['hidden' as const] : []),
    ...(totalsRow ? ['totals' as const] : []),
  ];
}

/** Asks whether hidden rows, and the totals at the end, are left out. */
export function DoubtfulRows({ value, onChange, ...upload }: DoubtfulRowsProps) {
  const translate = useTranslate();
  const id = useId();
  const kinds = doubtfulKinds(upload);
  if (kinds.length === 0) return null;
  const given = { smart_count: upload.rowsHidden, row: upload.totalsRow };
  const without = (kind: RowKind) => value.filter((one) => one !== kind);
  return (
    <FormGroup aria-labelledby={id}>
      <FormLabel id={id}>{translate('anden.load.leaveOut.question')}</FormLabel>
      {kinds.map((kind) => (
        <FormControlLabel
          key={kind}
          control={<Checkbox size="small" checked={value.includes(kind)} />}
          label={translate(`anden.load.leaveOut.${kind}`, given)}
          onChange={(_, checked) => onChange([...without(kind), ...(checked ? [kind] : [])])}
        />
      ))}
    </FormGroup>
  );
}
