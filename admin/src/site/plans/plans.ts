import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { readOwnSession } from '../../core/auth/permissions.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

/** Whether the plan of the user's company has limits. */
export function useIsFree(): boolean {
  const { data } = useQuery({
    queryKey: ['plans', 'own'],
    queryFn: async () => (await readOwnSession()).plan,
    retry: false,
  });
  return data === 'free';
}

/** Reads how much of its plan the user's company has used, or the company that staff name. */
export function usePlanUse(companyId?: string) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['plans', 'use', companyId],
    queryFn: async () => {
      const query = companyId ? { companyId } : undefined;
      return (await read<Schemas['PlanUse']>('plans/use', query)).data;
    },
    retry: false,
  });
}

/** The price of the premium plan. */
export function usePremium() {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: ['plans'],
    queryFn: async () => (await read<Schemas['PlanOffer'][]>('plans')).data,
    staleTime: 5 * 60_000,
  });
  return data?.find(({ plan }) => plan === 'premium');
}
