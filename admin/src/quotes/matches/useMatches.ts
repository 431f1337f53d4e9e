import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { useDebounced } from '../../core/inputs/useDebounced.ts';
import type { Quote } from '../quote.ts';

/** Carriers on a page of those that cover a quote. */
export const ROWS = 10;

/** A page of the carriers that cover a quote, best first; once a text was typed, of those that it finds. */
export function useMatches({ id, version }: Quote) {
  const { read } = useDataProvider<AndenDataProvider>();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const q = useDebounced(text.trim(), PAUSE);
  const query = { q, limit: String(ROWS), offset: String((page - 1) * ROWS) };
  const { data, isError } = useQuery({
    queryKey: ['quotes', 'matches', id, version, query],
    queryFn: async ({ signal }) =>
      (await read<Schemas['Matches']>(`quotes/${id}/matches`, query, signal)).data,
    placeholderData: (before) => before,
  });
  const lastPage = Math.max(1, Math.ceil((data?.found ?? Infinity) / ROWS));
  if (page > lastPage) setPage(lastPage);
  const search = (typed: string) => {
    setText(typed);
    setPage(1);
  };
  return { data, isError, text, search, page, setPage };
}

/** Milliseconds after the last keystroke until a text is searched. */
const PAUSE = 300;
