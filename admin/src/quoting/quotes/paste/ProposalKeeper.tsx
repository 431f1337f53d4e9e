import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { movementBetween } from '../../../freight/load/movement.ts';
import { loadOf } from '../../../freight/stops/stopsForm.ts';
import { formErrors } from '../../../freight/stops/useSavedStops.ts';
import type { Proposal } from './proposal.ts';
import type { useCreateAll } from './useCreateAll.ts';

type Typed = Record<string, unknown> & Proposal['quote'];

interface ProposalKeeperProps {
  forms: ReturnType<typeof useCreateAll>['forms'];
  name: string;
  count: number;
  onChange: (values: Typed) => void;
}

/** Keeps what is typed into the form around it, and lets the page create its quotes. */
export function ProposalKeeper({ forms, name, count, onChange }: ProposalKeeperProps) {
  const { watch, trigger, getValues, setError, setFocus } = useFormContext();
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
    const input = async () => {
      const isRight = count === 0 || (await trigger(undefined, { shouldFocus: true }));
      return isRight ? inputOf(getValues() as Typed) : undefined;
    };
    const refuse = (errors: Record<string, string>) => {
      const entries = Object.entries(formErrors('Stop', getValues(), errors));
      for (const [field, message] of entries) setError(field, { type: 'server', message });
      const [first] = entries;
      if (first) setFocus(first[0]);
    };
    forms.set(name, { count, input, refuse });
    return () => void forms.delete(name);
  });
  useEffect(() => {
    const watching = watch((all, { name: field }) => field && changed.current(all as Typed));
    return () => watching.unsubscribe();
  }, [watch]);
  return null;
}

/** The movement follows from the countries; what is empty is left out. */
function inputOf(values: Typed): object {
  const { origin, destination } = values;
  const movement = movementBetween(origin?.country ?? 'MX', destination?.country ?? 'MX');
  const entries = Object.entries<unknown>({ ...loadOf('Stop', values), movement });
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value != null));
}
