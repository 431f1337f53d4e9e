import { type ReactNode, useEffect, useRef } from 'react';
import { StopsContext, useStopsState } from './useStops.ts';
import { useSavedStops } from './useSavedStops.ts';
import type { StopSchema } from './stopsForm.ts';

/** Around the sections of a form whose load or route may have more stops than its ends. */
export function StopsForm({ of, children }: { of: StopSchema; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const state = useStopsState(of);
  useSavedStops(of);
  const { focus } = state;
  useEffect(() => {
    if (focus) area.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [focus]);
  return (
    <StopsContext value={state}>
      <div ref={area} style={CONTENTS}>
        {children}
      </div>
    </StopsContext>
  );
}

const CONTENTS = { display: 'contents' };
