import { useEffect, useState } from 'react';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft, typedFields } from './drafts.ts';

/** Values that are kept as a draft, and the functions to change them and to start anew. */
export interface KeptState<Values> {
  /** Under which the draft is kept. */
  place: string;
  values: Values;
  change: (changes: Partial<Values>) => void;
  /** The draft that the values began with. */
  recovered: Draft | undefined;
  /** Forgets the draft; the values become `next`, by default those of the beginning. */
  restart: (next?: Values) => void;
}

/**
 * The state of inputs that are in no form. What differs from `start` is kept as a draft on this device, under the
 * signed-in person and `place`, until `restart` is called.
 */
export function useKeptState<Values extends object>(
  place: string,
  start: Values,
): KeptState<Values> {
  const [key] = useState(() => draftKey(place));
  const [before, setBefore] = useState(start);
  const [recovered, setRecovered] = useState(() => key && readDraft(key));
  const [values, setValues] = useState<Values>({ ...start, ...(recovered || undefined)?.values });
  useEffect(() => {
    if (key) keepDraft(key, { values: typedFields(values, before) });
  }, [key, values, before]);
  return {
    place,
    values,
    change: (changes) => setValues((all) => ({ ...all, ...changes })),
    recovered: recovered || undefined,
    restart: (next = before) => {
      if (key) dropDraft(key);
      setBefore(next);
      setValues(next);
      setRecovered(undefined);
    },
  };
}
