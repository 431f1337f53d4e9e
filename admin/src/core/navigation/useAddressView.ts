import { useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** The ways to read a view from the address, where unknown values count as not given, and to write it there. */
interface AddressOf<View> {
  read: (query: URLSearchParams) => View;
  write: (view: View) => Record<string, string>;
}

/**
 * Returns the view of a page that the address names, and the function that changes it. A change adds to those before
 * it, also when it comes before the page was shown with them.
 */
export function useAddressView<View extends object>(
  { read, write }: AddressOf<View>,
  options?: NavigateOptions,
): [View, (change: Partial<View>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => read(query), [read, query]);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const change = (fields: Partial<View>) => {
    latest.current = { ...latest.current, ...fields };
    setQuery(write(latest.current), options);
  };
  return [view, change];
}

/** The values that are given, as they are written into an address. */
export function givenOnly(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Record<
    string,
    string
  >;
}
