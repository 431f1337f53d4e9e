import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LegKind } from '../legOrder.ts';
import { drivingOrder } from '../legOrder.ts';
import type { FormLeg } from '../legValues.ts';
import { handOverDays, startLegs } from './startLegs.ts';

type Load = [country?: string, pickup?: string | null, delivery?: string | null];

/**
 * The legs of the form in driving order, prefilled from its load until somebody says otherwise, and what leaves out one at an
 * end or brings it back; `revision` changes with the list, so that its inputs begin anew, and `news` says what happened.
 */
export function useFormLegs() {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { legs, revision, put } = useLegList();
  const [news, setNews] = useState('');
  const omitted = useRef<Partial<Record<LegKind, FormLeg>>>({});
  const [country, pickup, delivery] = useWatch({ name: LOAD }) as Load;
  const order = drivingOrder(country);
  const start = () => startLegs(order, getValues('currency') as FormLeg['currency']);
  useFollowOrder(order, legs, (list) => put(list ?? start()));
  useFollowDays(legs, pickup, delivery);
  const toggle = (kind: LegKind, isAsked: boolean) => {
    const all = getValues('legs') as FormLeg[];
    for (const leg of all) omitted.current[leg.leg] = leg;
    const kinds = order.filter((one) => (one === kind ? isAsked : all.some(is(one))));
    put(kinds.map((one) => omitted.current[one] ?? start().find(is(one))!));
    const leg = translate(`quotes.legs.kind.${kind}`);
    setNews(translate(`quotes.legs.${isAsked ? 'back' : 'left'}`, { leg }));
  };
  return { order, legs, revision, news, toggle };
}

/** Whether a leg is of a kind. */
function is(kind: LegKind) {
  return ({ leg }: FormLeg) => leg === kind;
}

/** Begins with all legs, and turns them round when the load goes the other way. */
function useFollowOrder(order: LegKind[], legs: FormLeg[], put: (legs?: FormLeg[]) => void) {
  const isDriven = legs.every(({ leg }, at) => at === 0 || follows(order, legs[at - 1]!.leg, leg));
  const isReady = legs.length > 0 && isDriven;
  useEffect(() => {
    if (!isReady) put(legs.length > 0 ? turned(legs) : undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once they do not fit
  }, [isReady]);
}

function follows(order: LegKind[], before: LegKind, leg: LegKind): boolean {
  return order.indexOf(leg) === order.indexOf(before) + 1;
}

/** The same legs in the reverse order, each hand-over between the same two. */
function turned(legs: FormLeg[]): FormLeg[] {
  return legs.toReversed().map(({ handOver: _, ...leg }, at, all) => {
    const between = legs[all.length - 2 - at]?.handOver;
    return between ? { ...leg, handOver: between } : leg;
  });
}

/** Sets the days of the hand-overs from those of the load, as long as nobody has set others. */
function useFollowDays(legs: FormLeg[], pickup: Load[1], delivery: Load[2]) {
  const { getValues, setValue } = useFormContext();
  const filled = useRef<(string | null)[]>([]);
  const count = legs.length - 1;
  useEffect(() => {
    const days = handOverDays(pickup, delivery, count);
    days.forEach((day, at) => {
      const name = `legs.${at}.handOver.date`;
      const present = (getValues(name) as string | null | undefined) || null;
      const isFree = !present || present === filled.current[at];
      if (day && isFree && day !== present) setValue(name, day, DIRTY);
    });
    filled.current = days;
  }, [pickup, delivery, count, getValues, setValue]);
}

function useLegList() {
  const { clearErrors, setValue, watch } = useFormContext();
  const legs = (useWatch({ name: 'legs' }) as FormLeg[] | null | undefined) ?? [];
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    const watching = watch((_, { name }) => {
      if (name === 'legs') setRevision((count) => count + 1);
    });
    return () => watching.unsubscribe();
  }, [watch]);
  const put = (list: FormLeg[]) => {
    setValue('legs', atFirst(list), DIRTY);
    clearErrors('legs');
  };
  return { legs, revision, put };
}

/** The legs with their bridge at the first hand-over, with which the crossing begins. */
function atFirst(legs: FormLeg[]): FormLeg[] {
  const bridgeId = legs.map(({ handOver }) => handOver?.bridgeId).find(Boolean) ?? null;
  return legs.map(({ handOver, ...leg }, at) =>
    handOver ? { ...leg, handOver: { ...handOver, bridgeId: at === 0 ? bridgeId : null } } : leg,
  );
}

const LOAD = ['origin.country', 'pickupDate', 'deliveryDate'];
const DIRTY = { shouldDirty: true };
