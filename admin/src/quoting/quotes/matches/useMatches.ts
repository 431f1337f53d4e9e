import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useDataProvider, useStore } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import type { Quote } from '../quote.ts';

/** Carriers on a page of those that cover a quote. */
export const ROWS = 10;

/** Which carriers are shown and in which order; the store keeps for each person what comes first. */
export interface MatchView {
  first: Schemas['MatchesFirst'];
  assignable: boolean;
}

/** A page of the carriers that cover a quote; once a text was searched, of those that it finds. */
export function useMatches({ id, version }: Quote) {
  const { read } = useDataProvider<AndenDataProvider>();
  const [q, setText] = useState('');
  const [first, setFirst] = useStore<MatchView['first']>('matchesFirst', 'own');
  const [assignable, setAssignable] = useState(false);
  const [page, setPage] = useState(1);
  const filter = { q, first, ...(assignable && { assignable: 'true' }) };
  const query = { ...filter, limit: String(ROWS), offset: String((page - 1) * ROWS) };
  const { data, isError } = useQuery({
    queryKey: ['quotes', 'matches', id, version, query],
    queryFn: async ({ signal }) =>
      (await read<Schemas['Matches']>(`quotes/${id}/matches`, query, signal)).data,
    placeholderData: (before) => before,
  });
  if (page > 1 && data?.matches.length === 0) setPage(page - 1);
  const search = (text: string) => {
    setText(text);
    setPage(1);
  };
  const changeView = (view: MatchView) => {
    setFirst(view.first);
    setAssignable(view.assignable);
    setPage(1);
  };
  const view: MatchView = { first, assignable };
  return {
    data: useDeferredValue(data),
    isError,
    text: q,
    search,
    view,
    changeView,
    page,
    setPage,
  };
}

/**
 * Counts the carriers that cover a quote, and those that each rule excludes: in a call of its own, because counting a
 * large network takes longer than finding its best carriers.
 */
export function useMatchCounts({ id, version }: Quote) {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['quotes', 'matches', id, version, 'counts'],
    queryFn: async ({ signal }) =>
      (await read<Schemas['MatchCounts']>(`quotes/${id}/matches/counts`, {}, signal)).data,
  });
  return { counts: data, hasFailed: isError };
}
