import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export const CURRENCIES = ['MXN', 'USD'] as const;

/** Of which quotes the results are shown, and in which currency. */
export interface ResultsView {
  /** The first and the last day, `YYYY-MM-DD`; the server's default without them. */
  from?: string;
  to?: string;
  currency: (typeof CURRENCIES)[number];
  customerId?: string;
  companyId?: string;
}

/**
 * What the address says; unknown values in it count as not given. A change adds to those before it, also when it comes
 * before the page was shown with them.
 */
export function useResultsView(): [ResultsView, (change: Partial<ResultsView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => viewOf(query), [query]);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const change = (changed: Partial<ResultsView>) => {
    latest.current = { ...latest.current, ...changed };
    const { currency, ...next } = latest.current;
    const given = Object.entries({ ...next, ...(currency !== 'MXN' && { currency }) });
    setQuery(Object.fromEntries(given.filter(([, value]) => value)) as Record<string, string>);
  };
  return [view, change];
}

function viewOf(query: URLSearchParams): ResultsView {
  const given = (name: string, pattern: RegExp) => {
    const value = query.get(name);
    return value && pattern.test(value) ? { [name]: value } : {};
  };
  return {
    currency: query.get('currency') === 'USD' ? 'USD' : 'MXN',
    ...given('from', DAY),
    ...given('to', DAY),
    ...given('customerId', ID),
    ...given('companyId', ID),
  };
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const ID = /^[\da-f-]{36}$/;
