import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { additionalStopsOf } from '../../../freight/rates/rateParts.ts';
import type { Invitation } from '../quote.ts';
import { type CallValues, fillOf, type Reply, wordsFor } from './replyFill.ts';

/** Fills the form with a reply; the comment has the words of what the form has no input for. */
export function useFill({ carrierName, load }: Invitation) {
  const additionalStops = additionalStopsOf(load);
  const { setValue, getValues } = useFormContext<CallValues>();
  const translate = useTranslate();
  return useCallback(
    ({ text, reading }: Reply) => {
      const { rate, ...values } = fillOf(reading, additionalStops);
      const comment = COMMENTED.map(([name, fields]) => [name, wordsFor(text, reading, fields)])
        .filter(([, words]) => words)
        .map(([name, words]) => translate(`quotes.reply.comment.${name}`, { words }))
        .join(' ');
      const filled = {
        ...values,
        ...(comment && { comment }),
        ...(values.outcome && !getValues('reportedBy') && { reportedBy: carrierName }),
        ...(rate && { rate: { ...getValues('rate'), ...rate } }),
      };
      for (const [name, value] of Object.entries(filled))
        setValue(name as keyof CallValues, value, { shouldDirty: true });
    },
    [additionalStops, carrierName, getValues, setValue, translate],
  );
}

/** The facts that the form has no input for. */
const COMMENTED: [name: string, fields: string[]][] = [
  ['available', ['availableDate', 'availableFrom', 'availableTo']],
  ['transit', ['transitDays', 'transitHours']],
  ['valid', ['validUntil']],
  ['reason', ['reason']],
];
