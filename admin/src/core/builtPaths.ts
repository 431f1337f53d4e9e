import { createContext } from 'react';
import type { Room } from './room.ts';

/** The paths below /admin that some room has a page for. */
export const BuiltPaths = createContext<ReadonlySet<string>>(new Set());

/** Every room's own path and those of its other pages. */
export function builtPathsOf(rooms: readonly Room[]): ReadonlySet<string> {
  return new Set(
    rooms.flatMap(({ name, list, listPath = name, customRoutes = [] }) => [
      ...(list ? [listPath] : []),
      ...customRoutes.map(({ path }) => path),
    ]),
  );
}
