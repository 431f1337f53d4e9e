import type { SimpleFormProps } from 'react-admin';
import { useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useAskAgain } from '../../core/actions/useAskAgain.tsx';
import { rateDoubts } from '../../freight/rates/doubts.ts';
import { useDoubtTexts } from '../../freight/rates/useDoubtTexts.ts';
import { useMedian } from '../insight/useRead.ts';
import type { Quote } from '../quote.ts';

/** Saves the form, or does `onSubmit`, once a target rate far from what is usual on the lane was asked about. */
export function useAskedSubmit(onSubmit?: SimpleFormProps['onSubmit']) {
  const { save } = useSaveContext();
  const { ask, dialog } = useAskAgain();
  const doubtsOf = useTargetDoubts();
  const submit = async (values: FieldValues, event?: unknown) => {
    if (!(await ask(await doubtsOf(values as Quote)))) return NOT_SAVED;
    return (onSubmit ?? save)?.(values, event as never);
  };
  return { submit, dialog };
}

function useTargetDoubts() {
  const median = useMedian();
  const sentences = useDoubtTexts();
  return async ({ targetRate, currency, origin, destination, equipmentId }: Quote) => {
    if (!targetRate || !equipmentId) return [];
    const lane = { originState: origin?.state, destinationState: destination?.state };
    const memory = await median('quotes/lane_memory', { ...lane, equipmentId, currency } as Record<
      string,
      string
    >);
    return sentences(rateDoubts(targetRate, { memory }), currency);
  };
}

/** Tells the form that what was typed is still to be saved. */
const NOT_SAVED = { 'root.serverError': 'anden.askAgain.notSaved' };
