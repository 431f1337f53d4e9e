import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isAlike } from '../../../core/form/drafts.ts';
import { formStop } from '../../../freight/stops/stopsForm.ts';
import { lastOf } from './lastOf.ts';
import { useUntouched } from './useUntouched.ts';

/** Fields of the form by their path, as `origin.city`. */
type Fields = Record<string, unknown>;

interface Filled {
  reference: string;
  /** The values that were filled in, and those that the form had before. */
  values: Fields;
  before: Fields;
}

/**
 * Fills lane with its distance, equipment and commodity of a new quote from the last quote of the customer that is chosen, where these fields
 * are still empty and nobody touched them (see useUntouched): the answer may come while somebody types. Another customer's
 * replace them where nobody changed them. `undo` empties them again. `at` is an element of the form.
 */
export function useLastQuote(at: { current: Element | null }) {
  const { getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const isNew = useRecordContext()?.id === undefined;
  const customerId = useWatch({ name: 'customerId' }) as string | null | undefined;
  const isChosen = isNew && !!customerId && !!dirtyFields.customerId;
  const last = useRead(isChosen ? customerId : undefined);
  const isUntouched = useUntouched(at, customerId);
  const [filled, setFilled] = useState<Filled>();
  const done = useRef<string>(undefined);
  const putFields = (fields: Fields) => {
    for (const [name, value] of Object.entries(fields))
      setValue(name, value, { shouldDirty: true });
  };
  const undo = () => {
    if (!filled) return;
    putFields(unchanged(filled, getValues));
    setFilled(undefined);
  };
  // Each runs once for a customer: what is put into the form is no reason to put it there again.
  /* eslint-disable react-hooks/exhaustive-deps */
  useEffect(undo, [customerId]);
  useEffect(() => {
    if (!isChosen || last?.customerId !== customerId || done.current === customerId) return;
    done.current = customerId;
    const values = knownFields(last, getValues(), isUntouched);
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, getValues(name)]));
    putFields(values);
    if (Object.keys(values).length) setFilled({ reference: last.reference, values, before });
  }, [isChosen, customerId, last]);
  /* eslint-enable react-hooks/exhaustive-deps */
  return { filled, undo };
}

/** Returns the earlier values of the fields that were filled in and not changed since. */
function unchanged({ values, before }: Filled, valueOf: (name: string) => unknown): Fields {
  const names = Object.keys(values).filter((name) => isAlike(valueOf(name), values[name]));
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** The last quote's fields for those that are empty in the form and may be filled in. */
function knownFields(last: Last, form: FieldValues, isFree: (name: string) => boolean): Fields {
  const isFreePlace = (stop: string) =>
    PLACE.every((name) => !placeOf(form, stop)[name] && isFree(`${stop}.${name}`));
  const ofPlace = (stop: Stop) =>
    [...PLACE, 'country'].map((name) => [`${stop}.${name}`, placeOf(last, stop)[name] ?? null]);
  const cargo = CARGO.filter((name) => !form[name] && last[name] && isFree(name));
  const free = STOPS.filter(isFreePlace);
  const isFreeLane = free.length === STOPS.length && !form.stops?.length;
  const hasStops = isFreeLane && last.stops.length > 2;
  const isSameLane = free.length === STOPS.length && last.distanceKm && !form.distanceKm;
  const isHazmat = cargo.includes('comodityId') && last.hazmat && isFree('hazmat');
  return Object.fromEntries([
    ...(hasStops ? [['stops', last.stops.map(formStop)]] : []),
    ...free.flatMap(ofPlace),
    ...(isSameLane && isFree('distanceKm') ? [['distanceKm', last.distanceKm]] : []),
    ...cargo.map((name) => [name, last[name]]),
    ...(isHazmat ? [['hazmat', true]] : []),
  ]) as Fields;
}

function useRead(customerId?: string) {
  const provider = useDataProvider();
  const cache = useQueryClient();
  return useQuery({
    queryKey: ['quotes', 'lastOf', customerId],
    queryFn: () => lastOf(customerId!, provider, cache),
    enabled: !!customerId,
  }).data;
}

function placeOf(values: FieldValues, stop: string): Fields {
  return (values[stop] ?? {}) as Fields;
}

const STOPS = ['origin', 'destination'] as const;
const PLACE = ['locationId', 'name', 'street', 'city', 'state', 'postalCode', 'timeZone'];
const CARGO = ['equipmentId', 'comodityId'] as const;

type Last = NonNullable<Awaited<ReturnType<typeof lastOf>>>;
type Stop = (typeof STOPS)[number];
