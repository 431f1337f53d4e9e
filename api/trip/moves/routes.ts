import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import type { Locale } from '../../shared/words.ts';
import { actOnShipment, findShipment, mayMoveTo } from '../shipments/index.ts';
import { messageFor } from './link.ts';
import { movePolicy as may } from './policy.ts';
import { tap, undo } from './taps.ts';
import { movesOf } from './view.ts';

/** HTTP for the moves of loads, which a driver also reports by link. */
export function routes({ env }: Pick<ModuleContext, 'env'>) {
  return {
    async getMoves({ actor, params, locale, now }) {
      authorize(may.list(actor));
      return presentMoves(actor, params.id, { locale, now });
    },

    async reportMove({ actor, params, body, locale, now }) {
      await actOnShipment(actor, params.id, mayMoveTo(body), (lockedShipment) =>
        tap(lockedShipment, actor, body, now),
      );
      return presentMoves(actor, params.id, { locale, now });
    },

    async undoMove({ actor, params, body, locale, now }) {
      await actOnShipment(actor, params.id, may.undo, (lockedShipment) =>
        undo(lockedShipment, actor, body, now),
      );
      return presentMoves(actor, params.id, { locale, now });
    },

    async linkMoves({ actor, params, body, now }) {
      return actOnShipment(actor, params.id, may.link, (lockedShipment) =>
        messageFor(lockedShipment, body, { actor, publicUrl: env.publicUrl, now }),
      );
    },
  } satisfies Handlers;
}

async function presentMoves(actor: Actor, id: string, context: { locale: Locale; now: Date }) {
  return movesOf(actor, await findShipment(actor, may.visible(actor), id), context);
}
