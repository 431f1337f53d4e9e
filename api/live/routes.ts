import type { Handlers } from '../core/contract/types.ts';
import type { ModuleContext } from '../core/http/module.ts';
import { createHub } from './hub.ts';

/** HTTP for the stream of events. */
export function handlersOf(context: ModuleContext) {
  const hub = createHub(context);
  return {
    openLive({ actor }) {
      return hub.open(actor);
    },
  } satisfies Handlers;
}
