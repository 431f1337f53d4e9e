import { useMediaQuery } from '@mui/material';
import { NARROW } from './tokens.ts';

/** Whether the screen is narrower than the specification's 768 px. */
export function useIsNarrow(): boolean {
  return useMediaQuery(`(max-width: ${NARROW - 0.05}px)`, { noSsr: true });
}
