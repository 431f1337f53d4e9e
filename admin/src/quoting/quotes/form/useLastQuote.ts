import { useEffect, useRef, useState } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Quote } from '../quote.ts';

/** Fields of the form by their path, as `origin.city`. */
type Fields = Record<string, unknown>;

interface Filled {
  reference: string;
  /** What was filled in, and what the form had there before. */
  values: Fields;
  before: Fields;
}

/**
 * Fills lane, equipment and commodity of a new quote from the last quote of the customer that is chosen, where these fields
 * are still empty. Another customer's replace them where nobody changed them. `undo` empties them again.
 */
export function useLastQuote() {
  const { getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const isNew = useRecordContext()?.id === undefined;
  const customerId = useWatch({ name: 'customerId' }) as string | null | undefined;
  const isChosen = isNew && !!customerId && !!dirtyFields.customerId;
  const last = useGetList<Quote>(
    'quotes',
    { ...LAST, filter: { customerId } },
    { enabled: isChosen },
  ).data?.[0];
  const [filled, setFilled] = useState<Filled>();
  const done = useRef<string>(undefined);
  const put = (fields: Fields) => {
    for (const [name, value] of Object.entries(fields))
      setValue(name, value, { shouldDirty: true });
  };
  const undo = () => {
    if (!filled) return;
    put(unchanged(filled, getValues));
    setFilled(undefined);
  };
  // Each runs once for a customer: what is put into the form is no reason to put it there again.
  /* eslint-disable react-hooks/exhaustive-deps */
  useEffect(undo, [customerId]);
  useEffect(() => {
    if (!isChosen || last?.customerId !== customerId || done.current === customerId) return;
    done.current = customerId;
    const values = knownFields(last, getValues());
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, getValues(name)]));
    put(values);
    if (Object.keys(values).length) setFilled({ reference: last.reference, values, before });
  }, [isChosen, customerId, last]);
  /* eslint-enable react-hooks/exhaustive-deps */
  return { filled, undo };
}

/** What stood before in the fields that still have what was filled in. */
function unchanged({ values, before }: Filled, valueOf: (name: string) => unknown): Fields {
  const names = Object.keys(values).filter((name) => valueOf(name) === values[name]);
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** The last quote's fields for those that are empty in the form, but for a list into which somebody is typing. */
function knownFields(last: Quote, form: FieldValues): Fields {
  const places = STOPS.filter((stop) => PLACE.every((name) => !placeOf(form, stop)[name]));
  const ofPlace = (stop: string) =>
    [...PLACE, 'country'].map((name) => [`${stop}.${name}`, placeOf(last, stop)[name] ?? null]);
  const cargo = CARGO.filter((name) => !form[name] && last[name] && !hasFocus(name));
  const hazmat = cargo.includes('comodityId') && last.hazmat ? [['hazmat', true]] : [];
  return Object.fromEntries([
    ...places.flatMap(ofPlace),
    ...cargo.map((name) => [name, last[name]]),
    ...hazmat,
  ]) as Fields;
}

function hasFocus(name: string): boolean {
  return document.activeElement?.getAttribute('name') === name;
}

function placeOf(values: FieldValues, stop: string): Fields {
  return (values[stop] ?? {}) as Fields;
}

const LAST = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;
const STOPS = ['origin', 'destination'] as const;
const PLACE = ['locationId', 'name', 'street', 'city', 'state', 'postalCode', 'timeZone'];
const CARGO = ['equipmentId', 'comodityId'] as const;
