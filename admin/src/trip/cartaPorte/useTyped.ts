import { mergeEdits } from '#edits';
import { useEffect, useRef, useState } from 'react';
import type { HttpError } from 'react-admin';
import { type Part, useSavePart, type Values } from './useCartaPorte.ts';

/** The changes that somebody else saved while the part was typed, and the fields that both changed. */
export interface Conflict {
  savedBy: string | null;
  clashes: ReturnType<typeof mergeEdits>['clashes'];
  /** Goes on with the own values or with those of the other person, where both changed the same. */
  answer: (winner: 'mine' | 'theirs') => void;
}

/**
 * The values as typed, which are saved soon after each change. When somebody else has saved the part since, both edits
 * are put together; where both changed the same, `conflict` asks whose value stays.
 */
export function useTyped(id: string, part: Part) {
  const { save, latest } = useSavePart(id, part.party);
  const [values, setValues] = useState<Values>(part[part.party] ?? {});
  const [state, setState] = useState<'saving' | 'saved' | 'merged' | 'failed'>();
  const [conflict, setConflict] = useState<Conflict>();
  const base = useRef({ values, version: part.version });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(values);
  useEffect(() => () => clearTimeout(timer.current), []);

  const putValues = (next: Values) => {
    typed.current = next;
    setValues(next);
  };
  const send = async (isMerged = false): Promise<void> => {
    const sent = typed.current;
    try {
      const version = await save(sent, base.current.version);
      base.current = { values: sent, version };
      setState(isMerged ? 'merged' : 'saved');
    } catch (error) {
      if ((error as HttpError).status !== 412) return setState('failed');
      await meet(await latest());
    }
  };
  const meet = async (other: Part) => {
    const theirs = (other[other.party] ?? {}) as Values;
    const goOn = (winner: 'mine' | 'theirs') => {
      putValues(
        mergeEdits(base.current.values, typed.current, theirs, winner).mergedValues as Values,
      );
      base.current = { values: theirs, version: other.version };
      setConflict(undefined);
      return send(true);
    };
    const { clashes } = mergeEdits(base.current.values, typed.current, theirs);
    if (clashes.length === 0) return goOn('mine');
    setState(undefined);
    setConflict({ savedBy: other.savedBy, clashes, answer: (winner) => void goOn(winner) });
  };
  const change = (next: Values) => {
    putValues(next);
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send().catch(() => setState('failed')), PAUSE_MS);
  };
  return { values, change, state, conflict };
}

/** The time between the last key and saving. */
const PAUSE_MS = 600;
