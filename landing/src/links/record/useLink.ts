import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { eraseAllOf } from './device.ts';
import { keepRecord, keptRecord, type KeptRecord } from './keptRecord.ts';
import { linkClient, type LinkClient } from './linkClient.ts';
import type { Contact, Kind, LinkSource } from './LinkSource.ts';
import { type Outcome, readLink } from './readLink.ts';
import { useRefresh } from './useRefresh.ts';
import { useToken } from './useToken.ts';

/** Why a link opens nothing. */
export type LinkProblem = 'missing' | 'cut' | 'otherKind' | 'gone';

/** The state of a link's page. */
export interface LinkView<Content> {
  /** Why the link opens nothing, the kind that it is, and whom to ask. */
  problem?: LinkProblem | undefined;
  kind?: Kind | undefined;
  contact?: Contact | undefined;
  /** Why the last reading failed. */
  failure?: 'offline' | 'busy' | undefined;
  /** The record that the link opens. */
  link?: OpenLink<Content> | undefined;
  /** Whether what is shown was read in this visit. */
  isFresh?: boolean | undefined;
}

/** A link that opens something. */
export interface OpenLink<Content> extends KeptRecord<Content> {
  client: LinkClient;
  /** Reads it again. */
  refresh: () => Promise<void>;
  /** Shows what an answer of the API contained instead of what was read before. */
  replace: (content: Content) => void;
}

type State<Content> = Omit<LinkView<Content>, 'link'> & { record?: KeptRecord<Content> };

const RETRY_SECONDS = 3;

/** Reads what the link in the page's address opens, and reads it again from time to time. */
export function useLink<Content>(source: LinkSource<Content>): LinkView<Content> {
  const reading = useToken();
  const token = reading?.token;
  const client = useMemo(() => (token ? linkClient(token) : undefined), [token]);
  const [state, setState] = useState<State<Content>>({});
  const latest = useRef(state);
  const numbers = useRef({ begun: 0, applied: 0 });
  const set = useCallback((next: State<Content>) => setState((latest.current = next)), []);

  useEffect(() => {
    numbers.current.applied = ++numbers.current.begun;
    const storedRecord = client && source.isKept ? keptRecord<Content>(client.id) : undefined;
    const isOfPage =
      storedRecord && (source.kinds as readonly string[]).includes(storedRecord.kind);
    set(isOfPage ? { record: storedRecord } : {});
  }, [client, source, set]);

  const refresh = useCallback(async () => {
    if (!client) return;
    const number = ++numbers.current.begun;
    const { record } = latest.current;
    const outcome = await readLink(client, source, record);
    if (number < numbers.current.applied) return;
    numbers.current.applied = number;
    if ('problem' in outcome && outcome.problem === 'gone') eraseAllOf(client.id);
    set(stateAfter(latest.current, outcome, source));
  }, [client, source, set]);

  const replace = useCallback(
    (content: Content) => {
      const { record } = latest.current;
      if (!client || !record) return;
      numbers.current.applied = ++numbers.current.begun;
      const next = { ...record, content, readAt: Date.now() };
      if (source.isKept) keepRecord(client.id, next);
      set({ record: next, isFresh: true });
    },
    [client, source, set],
  );

  useRefresh(refresh, state.failure ? RETRY_SECONDS : source.seconds);
  if (!client) return { problem: reading?.problem };
  const { record, ...rest } = state;
  return { ...rest, link: record && { ...record, client, refresh, replace } };
}

function stateAfter<Content>(
  before: State<Content>,
  outcome: Outcome<Content>,
  { contactOf }: LinkSource<Content>,
): State<Content> {
  if ('record' in outcome) return { record: outcome.record, isFresh: true };
  if ('failure' in outcome) return { ...before, ...outcome };
  return { ...outcome, contact: before.record && contactOf?.(before.record.content) };
}
