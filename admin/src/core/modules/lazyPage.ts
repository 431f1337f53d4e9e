import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page in its own chunk, loaded at its first visit: `lazyPage(async () => (await import('./QuoteList.tsx')).QuoteList)`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load() }));
}
