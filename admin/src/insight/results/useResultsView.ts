import { givenOnly, useAddressView } from '../../core/navigation/useAddressView.ts';

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

/** Which results are shown, as the address says. */
export function useResultsView(): [ResultsView, (change: Partial<ResultsView>) => void] {
  return useAddressView(ADDRESS);
}

const ADDRESS = {
  read: viewOf,
  write: ({ currency, ...view }: ResultsView) =>
    givenOnly({ ...view, currency: currency !== 'MXN' && currency }),
};

function viewOf(query: URLSearchParams): ResultsView {
  const parameterIn = (name: string, pattern: RegExp) => {
    const value = query.get(name);
    return value && pattern.test(value) ? { [name]: value } : {};
  };
  return {
    currency: query.get('currency') === 'USD' ? 'USD' : 'MXN',
    ...parameterIn('from', DAY),
    ...parameterIn('to', DAY),
    ...parameterIn('customerId', ID),
    ...parameterIn('companyId', ID),
  };
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const ID = /^[\da-f-]{36}$/;
