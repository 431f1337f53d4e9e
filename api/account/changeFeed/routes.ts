import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { resourcesOf } from '../live/index.ts';
import { fedResources } from './audiences.ts';
import { readFeed } from './read.ts';
import { tellSoon } from './telling/tellSoon.ts';
import { typesFor } from './types.ts';

/** HTTP for the feed of changes. */
export function handlersOf({ db, modules }: ModuleContext) {
  const fed = fedResources(resourcesOf(modules));
  const resources = [...fed.values()];
  tellSoon(db, (table) => fed.has(table));
  return {
    async listChangeTypes({ actor }) {
      return typesFor(actor, resources).map((type) => ({ type }));
    },

    async listChanges({ actor, query: { after, types, limit = 100 }, now }) {
      const named = typesFor(actor, resources, types);
      return readFeed(db, actor, { after, types: named, limit, now });
    },
  } satisfies Handlers;
}
