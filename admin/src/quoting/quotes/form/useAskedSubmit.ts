import type { SimpleFormProps } from 'react-admin';
import { useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { NOT_SAVED, useAskAgain } from '../../../core/actions/useAskAgain.tsx';
import { keptSubmit } from '../../../core/form/keptSubmit.ts';
import { useFormPlace } from '../../../core/form/PageKeeper.tsx';
import { rateDoubts } from '../../../freight/rates/doubts.ts';
import { useDoubtTexts } from '../../../freight/rates/useDoubtTexts.ts';
import { besideEnds } from '../insight/FormInsight.tsx';
import { useMedian } from '../insight/useRead.ts';
import type { Quote } from '../quote.ts';

/**
 * Returns the submit handler of the form, which first asks for confirmation of a target rate far from the lane's past
 * rates. `changedId` is the id of a quote that exists and is changed.
 */
export function useAskedSubmit(
  changedId: string | undefined,
  onSubmit?: SimpleFormProps['onSubmit'],
) {
  const { save } = useSaveContext();
  const { ask, dialog } = useAskAgain();
  const doubtsOf = useTargetDoubts(changedId);
  const submit = async (values: FieldValues) => {
    if (!(await ask(await doubtsOf(values as Quote)))) return NOT_SAVED;
    return (await (onSubmit ?? save)?.(values)) as object | undefined;
  };
  return { submit: keptSubmit(useFormPlace(), submit), dialog };
}

function useTargetDoubts(changedId: string | undefined) {
  const median = useMedian();
  const sentences = useDoubtTexts();
  return async ({ targetRate, currency, origin, destination, equipmentId, stops }: Quote) => {
    if (!targetRate || !equipmentId) return [];
    const ends = { originState: origin?.state, destinationState: destination?.state };
    const lane = { ...ends, ...besideEnds(stops, changedId) };
    const memory = await median('quotes/lane_memory', { ...lane, equipmentId, currency } as Record<
      string,
      string
    >);
    return sentences(rateDoubts(targetRate, { memory }), currency);
  };
}
