import { useAddressView } from '../../../core/navigation/useAddressView.ts';

/** The part of a quote by legs that its page shows: the comparison of all, one leg by its kind, or the whole. */
interface LegView {
  tab: string;
}

/** The part that the address names, and the function to show another one. */
export function useLegTab(): [string, (tab: string) => void] {
  const [{ tab }, change] = useAddressView<LegView>(ADDRESS, { replace: true });
  return [tab, (next) => change({ tab: next })];
}

/** The address of a leg on the page of its whole. */
export function legAddress(wholeId: string, leg: string): string {
  return `/admin/quotes/${wholeId}/view?leg=${leg}`;
}

export const COMPARE = 'compare';
export const WHOLE = 'whole';

const ADDRESS = {
  read: (query: URLSearchParams): LegView => ({ tab: query.get('leg') ?? COMPARE }),
  write: ({ tab }: LegView): Record<string, string> => (tab === COMPARE ? {} : { leg: tab }),
};
