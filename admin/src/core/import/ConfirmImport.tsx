import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextButton } from '../actions/TextButton.tsx';
import { useAct } from '../actions/useAct.ts';
import type { Schemas } from '../contract/types.ts';
import { DoubtfulRows, doubtfulKinds, type RowKind } from './DoubtfulRows.tsx';
import { IgnoredColumns } from './IgnoredColumns.tsx';
import type { Import } from './useImport.ts';

type ExistingRows = Schemas['ExistingRows'];

const CHOICES: readonly ExistingRows[] = ['skip', 'update', 'create'];

/** Confirms or discards a checked file, and chooses what is done with the rows whose record exists already. */
export function ConfirmImport(upload: Import) {
  const { id, rowsNew, rowsExisting, existing: first, can = [] } = upload;
  const translate = useTranslate();
  const [existing, setExisting] = useState<ExistingRows>(first ?? 'skip');
  const [leaveOut, setLeaveOut] = useState<RowKind[]>(['totals']);
  const confirmed = useAct('anden.load.confirmed');
  const cancelled = useAct('anden.load.cancelled');
  const isPending = confirmed.isPending || cancelled.isPending;
  const count = rowsNew + (existing === 'skip' ? 0 : rowsExisting);
  const isWithout = doubtfulKinds(upload).some((kind) => leaveOut.includes(kind));
  const of = { resource: 'imports', id };
  return (
    <Stack spacing={2}>
      <IgnoredColumns {...upload} />
      <DoubtfulRows {...upload} value={leaveOut} onChange={setLeaveOut} />
      {rowsExisting > 0 && <Choice value={existing} onChange={setExisting} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {can.includes('confirm') && (
          <TextButton
            label={translate(isWithout ? 'anden.load.confirmWithout' : 'anden.load.confirm', {
              smart_count: count,
            })}
            variant="contained"
            disabled={isPending || count === 0}
            onClick={() => confirmed.act({ ...of, verb: 'confirm' }, { existing, leaveOut })}
          />
        )}
        {can.includes('cancel') && (
          <TextButton
            label="anden.load.cancel"
            disabled={isPending}
            onClick={() => cancelled.act({ ...of, verb: 'cancel' })}
          />
        )}
      </Stack>
    </Stack>
  );
}

function Choice(props: { value: ExistingRows; onChange: (value: ExistingRows) => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{translate('anden.load.existing.question')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={props.value}
        onChange={(_, value) => props.onChange(value as ExistingRows)}
      >
        {CHOICES.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={translate(`anden.load.existing.${value}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
