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
import { atStop, REASON } from './DecideButtons.tsx';
import type { EvidenceItem } from './useEvidence.ts';

interface WaiveManyButtonProps {
  items: EvidenceItem[];
  shipmentId: string;
  /** Tells a stop in words; empty for what is owed once. */
  stopName: (number: number | null) => string;
}

/** Waives several proof documents of a load for one reason; the question names each, and so does what could not be waived. */
export function WaiveManyButton({ items, shipmentId, stopName }: WaiveManyButtonProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const choices = items
    .filter(({ can }) => can.includes('waive'))
    .map((item) => ({ id: keyOf(item), item, name: nameOf(item) }));
  const waive = useWaiveMany(shipmentId, choices);
  const key = choices.map(({ id }) => id).join();
  const start = useMemo(() => ({ types: key.split(',') }), [key]);
  if (choices.length < 2 && !isAsking) return null;
  const submit = async (values: object) => {
    const errors = await waive(values as { types: string[]; reason: string });
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
          choices={choices}
          translateChoice={false}
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

  function nameOf({ type, stopNumber }: EvidenceItem): string {
    const title = translate(`rateConfirmations.evidences.${type}`);
    return [title, stopName(stopNumber)].filter(Boolean).join(' · ');
  }
}

/** A proof document that may be waived, under a key of its own. */
interface Choice {
  id: string;
  item: EvidenceItem;
  name: string;
}

function keyOf({ type, stopNumber }: EvidenceItem): string {
  return stopNumber ? `${type}:${stopNumber}` : type;
}

/** Waives one after another, which is safe to repeat; answers by field what could not be waived. */
function useWaiveMany(shipmentId: string, choices: Choice[]) {
  const notify = useNotify();
  const client = useQueryClient();
  const { act } = useDataProvider<AndenDataProvider>();
  return async ({ types, reason }: { types: string[]; reason: string }) => {
    const refused: string[] = [];
    const body = { decision: 'waived', reason };
    for (const { item, name } of choices.filter(({ id }) => types.includes(id)))
      await act('shipments', shipmentId, `evidence/${item.type}/review`, {
        ...body,
        ...atStop(item),
      }).catch((error: Error) => refused.push(`${name}: ${error.message}`));
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
