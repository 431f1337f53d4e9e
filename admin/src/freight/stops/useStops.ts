import { createContext, use, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { isSame } from '../../core/data/changes.ts';
import { type AnyStop, hasDetails } from './stops.ts';
import { endFields, formStop, type StopSchema, stopsOf } from './stopsForm.ts';
import { useStopText } from './useStopText.ts';

/** The most stops that the API takes. */
export const MOST = 12;

/** The stops of a form, and what changes their list. */
export type Stops = ReturnType<typeof useStopsState>;

export const StopsContext = createContext<Stops | null>(null);

/** Returns the stops of the form around. */
export function useStops(): Stops {
  return use(StopsContext)!;
}

/** Whether a stop may go to another position, from 0: the first one stays a pickup, the last one a delivery. */
function canMove(stops: AnyStop[], from: number, to: number): boolean {
  const moved = reordered(stops, from, to);
  return to >= 0 && to < stops.length && isDrivable(moved);
}

function isDrivable(stops: AnyStop[]): boolean {
  return stops[0]?.kind === 'pickup' && stops.at(-1)?.kind === 'delivery';
}

function reordered(stops: AnyStop[], from: number, to: number): AnyStop[] {
  const rest = stops.toSpliced(from, 1);
  return rest.toSpliced(to, 0, stops[from]!);
}

/** Keeps the list of stops in the form: adds, removes and moves one, says so in `news`, and asks for the focus. */
export function useStopsState(of: StopSchema) {
  const translate = useTranslate();
  const stopText = useStopText();
  const { getValues } = useFormContext();
  const { stops, revision, put } = useStopList(of);
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const [focus, setFocus] = useState<{ selector: string }>();
  const [removed, setRemoved] = useState<{ stop: AnyStop; index: number }>();
  const all = () => stopsOf(of, getValues());
  const show = (list: AnyStop[], selector: string, text: string) => {
    put(list);
    setNews(text);
    setFocus({ selector });
  };
  const textAt = (list: AnyStop[], index: number) => {
    const { kind, place } = list[index]!;
    return stopText({ number: index + 1, kind, place }, list.length);
  };
  const insert = (index: number, stop: AnyStop) => {
    const list = all().toSpliced(index, 0, stop);
    setRemoved(undefined);
    show(list, fieldOf(index), translate('anden.stop.added', { stop: textAt(list, index) }));
  };
  return {
    of,
    stops,
    revision,
    news,
    focus,
    removed,
    hasDetails: stops.length > 2 || isOpen || stops.some(hasDetails),
    openDetails: () => {
      setOpen(true);
      put(all());
      setFocus({ selector: '[name="stops.0.contact.name"]' });
    },
    add: () => insert(all().length - 1, NEXT()),
    remove: (index: number) => {
      const list = all();
      const text = translate('anden.stop.removed', { stop: textAt(list, index) });
      setRemoved({ stop: list[index]!, index });
      show(list.toSpliced(index, 1), '[data-undo]', text);
    },
    undo: () => {
      if (removed) insert(Math.min(removed.index, all().length - 1), removed.stop);
    },
    move: (from: number, to: number) => {
      const list = all();
      if (!canMove(list, from, to)) return setNews(translate('anden.stop.stays'));
      const moved = reordered(list, from, to);
      const at = Math.min(Math.max(to, 1), list.length - 2);
      const text = translate('anden.stop.moved', { from: from + 1, stop: textAt(moved, to) });
      const way = to < from ? 'up' : 'down';
      show(moved, `[data-stop="${at}"] [data-handle=${way}]`, text);
    },
  };
}

/** A delivery without a place yet, in the country of the end before which it stands. */
function NEXT(): AnyStop {
  return formStop({ kind: 'delivery', place: { country: 'MX' } as AnyStop['place'] });
}

function fieldOf(index: number): string {
  return `[data-stop="${index}"] [name^="stops.${index}.place."]`;
}

/** The form's list of stops; `revision` changes with it, so that its inputs begin anew. */
function useStopList(of: StopSchema) {
  const { clearErrors, getValues, setValue, watch } = useFormContext();
  const stops = (useWatch({ name: 'stops' }) as AnyStop[] | null | undefined) ?? [];
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    const watching = watch((_, { name }) => {
      if (name === 'stops') setRevision((count) => count + 1);
      if (name?.startsWith('stops')) clearListErrors(getValues(), clearErrors);
    });
    return () => watching.unsubscribe();
  }, [watch, clearErrors, getValues]);
  const put = (list: AnyStop[]) => {
    for (const [path, value] of endFields(of, list))
      if (!isSame(getValues(path), value)) setValue(path, value, DIRTY);
    setValue('stops', list, DIRTY);
    clearErrors('stops');
  };
  return { stops, revision, put };
}

/** Forgets errors of goods as a whole, which no input of their own would check again. */
function clearListErrors(values: FieldValues, clearErrors: (names: string[]) => void) {
  const stops = (values.stops ?? []) as AnyStop[];
  clearErrors(stops.map((_, index) => `stops.${index}.goods`));
}

const DIRTY = { shouldDirty: true };
