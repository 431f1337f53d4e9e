import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { lazyPage } from '../../../../core/modules/lazyPage.ts';
import { isByLegs, withLegs } from '../legValues.ts';

const LegsSection = lazyPage(async () => (await import('./LegsSection.tsx')).LegsSection);

/** The section of the legs, loaded once the form asks by legs; saves them as the API takes them. */
export function LegsSlot() {
  useRegisterMutationMiddleware(save);
  const [asked, movement] = useWatch({ name: ['asked', 'movement'] }) as [never, never];
  if (!isByLegs({ asked, movement })) return null;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <LegsSection />
    </Suspense>
  );
}

type Values = Record<string, unknown>;
interface Params {
  data: Values;
  previousData?: Values;
}

async function save(
  resource: string,
  params: Params,
  next: (resource: string, params: Params) => Promise<unknown>,
) {
  const data = withLegs(params.data, params.previousData);
  return next(resource, Object.assign({}, params, { data }));
}
