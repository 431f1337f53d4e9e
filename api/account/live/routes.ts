import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { createHub } from './hub.ts';
import { endPresence, keepPresence } from './presences.ts';

/** HTTP for the stream of events, and for who has a record open. */
export function handlersOf(context: ModuleContext) {
  const hub = createHub(context);
  return {
    openLive({ actor, query }) {
      return hub.open(actor, query.streamId);
    },

    async keepPresence({ actor, body, now }) {
      await hub.assertVisible(actor, body.resource, body.recordId);
      return keepPresence(context.db, actor, body, now);
    },

    async endPresence({ actor, params: { id } }) {
      await endPresence(context.db, actor, id);
      return { id };
    },
  } satisfies Handlers;
}
