import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isReachable, whenReachable } from '../data/connection.ts';

/**
 * A page or dialog in a chunk of its own, loaded at the first visit: `lazyPage(async () => (await
 * import('./QuoteList.tsx')).QuoteList)`. `preload` loads it before.
 */
export function lazyPage<Props = object>(load: Load<Props>): LazyPage<Props> {
  const page = lazy(async () => ({ default: await load().catch(reloadOnline) }));
  return Object.assign(page, { preload: load });
}

type Load<Props> = () => Promise<ComponentType<Props>>;
type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: Load<Props> };

/**
 * A browser does not load a module again that failed once, so the whole document is loaded again: as soon as the server
 * can be reached; where it could be all along, once a minute at most. Throws `error` otherwise.
 */
async function reloadOnline(error: unknown): Promise<never> {
  if (await isReachable()) {
    const reloadedAt = Number(sessionStorage.getItem('reloadedAt'));
    if (Date.now() - reloadedAt < 60_000) throw error;
    sessionStorage.setItem('reloadedAt', String(Date.now()));
  }
  await whenReachable();
  window.location.reload();
  return new Promise<never>(() => undefined);
}
