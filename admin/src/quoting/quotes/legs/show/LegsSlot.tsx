import { Skeleton } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '../../../../core/modules/lazyPage.ts';
import type { Quote } from '../../quote.ts';

const LegsArea = lazyPage(async () => (await import('./LegsArea.tsx')).LegsArea);

/** The legs of a quote with their carriers, loaded where there are any; `whole` is what is asked for the whole load. */
export function LegsSlot({ quote, whole }: { quote: Quote; whole: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <LegsArea quote={quote} whole={whole} />
    </Suspense>
  );
}
