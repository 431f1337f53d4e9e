import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { givenOnly, useAddressView } from '../../core/navigation/useAddressView.ts';

export type BorderLoad = Schemas['BorderLoad'];
export type Party = Schemas['BorderParty'];

/** Which loads the board shows. */
export interface BorderView {
  days: number;
  bridgeId?: string;
  owedBy?: Party;
}

export const DAYS = [1, 3, 7, 14];
export const PARTIES: Party[] = ['company', 'carrier', 'mx_broker', 'us_broker'];

/** Which loads the board shows, as the address says. */
export function useBorderView(): [BorderView, (change: Partial<BorderView>) => void] {
  return useAddressView(ADDRESS);
}

/** The loads of the board, read again each minute; a change keeps the old ones until the new ones are there. */
export function useBorder({ days, ...filters }: BorderView) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['border', days, filters],
    queryFn: async () =>
      (await read<Schemas['BorderBoard']>('border', { days: String(days), ...filters })).data.loads,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

function viewOf(query: URLSearchParams): BorderView {
  const days = Number(query.get('days'));
  const bridgeId = query.get('bridgeId') ?? '';
  const owedBy = PARTIES.find((party) => party === query.get('owedBy'));
  return {
    days: DAYS.includes(days) ? days : USUAL,
    ...(/^[\da-f-]{36}$/.test(bridgeId) && { bridgeId }),
    ...(owedBy && { owedBy }),
  };
}

const USUAL = 3;

const ADDRESS = {
  read: viewOf,
  write: ({ days, ...view }: BorderView) =>
    givenOnly({ ...view, days: days !== USUAL && String(days) }),
};
