import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page in its own chunk, loaded at its first visit: `lazyPage(() => import('../QuoteList.tsx'), 'QuoteList')`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
