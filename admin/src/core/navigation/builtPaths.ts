import { createContext } from 'react';
import type { AdminModule } from '../modules/AdminModule.ts';

/** The paths below /admin that some module has a page for. */
export const BuiltPaths = createContext<ReadonlySet<string>>(new Set());

/** Every module's own path and those of its other pages. */
export function builtPathsOf(modules: readonly AdminModule[]): ReadonlySet<string> {
  return new Set(
    modules.flatMap(({ name, list, listPath = name, customRoutes = [] }) => [
      ...(list ? [listPath] : []),
      ...customRoutes.map(({ path }) => path),
    ]),
  );
}
