import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  CheckboxGroupInput,
  required,
  TextInput,
  useDataProvider,
  useNotify,
  useTranslate,
} from 'react-admin';
import { FormDialog } from '../../core/actions/FormDialog.tsx';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { REASON } from './DecideButtons.tsx';
import type { EvidenceItem } from './useEvidence.ts';

interface WaiveManyButtonProps {
  items: EvidenceItem[];
  shipmentId: string;
}

type Type = EvidenceItem['type'];

/** Waives several proof documents of a load for one reason; the question names each, and so does what could not be waived. */
export function WaiveManyButton({ items, shipmentId }: WaiveManyButtonProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const waive = useWaiveMany(shipmentId);
  const types = items.filter(({ can }) => can.includes('waive')).map(({ type }) => type);
  const key = types.join();
  const start = useMemo(() => ({ types: key.split(',') }), [key]);
  if (types.length < 2 && !isAsking) return null;
  const submit = async (values: object) => {
    const errors = await waive(values as { types: Type[]; reason: string });
    if (!errors) setAsking(false);
    return errors;
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('evidence.waiveMany.action')}
      </Button>
      <FormDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        place={`shipments/${shipmentId} evidence.waiveMany`}
        title="evidence.waiveMany.title"
        text="evidence.waiveMany.help"
        submit="evidence.waiveMany.submit"
        start={start}
        onSubmit={submit}
      >
        <CheckboxGroupInput
          source="types"
          label="evidence.waiveMany.which"
          choices={types.map((id) => ({ id, name: `rateConfirmations.evidences.${id}` }))}
          validate={CHOSEN}
          row={false}
        />
        <TextInput
          source="reason"
          validate={REASON}
          label="evidence.why"
          multiline
          minRows={2}
          fullWidth
        />
      </FormDialog>
    </>
  );
}

/** Waives one after another, which is safe to repeat; answers by field what could not be waived. */
function useWaiveMany(shipmentId: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { act } = useDataProvider<AndenDataProvider>();
  return async ({ types, reason }: { types: Type[]; reason: string }) => {
    const refused: string[] = [];
    const body = { decision: 'waived', reason };
    for (const type of types)
      await act('shipments', shipmentId, `evidence/${type}/review`, body).catch((error: Error) =>
        refused.push(`${translate(`rateConfirmations.evidences.${type}`)}: ${error.message}`),
      );
    await client.invalidateQueries();
    if (refused.length > 0) return { types: refused.join(' ') };
    notify('evidence.waiveMany.done', {
      type: 'success',
      messageArgs: { smart_count: types.length },
    });
    return undefined;
  };
}

const CHOSEN = required();
