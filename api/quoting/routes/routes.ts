import type { Actor } from '../../core/auth/actor.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { authorize } from '../../core/auth/policy.ts';
import { byEnds } from '../quotes/index.ts';
import { endsOfLane } from '../../shared/stopEnds.ts';
import { fromQuote } from './fromQuote.ts';
import { routePolicy as may } from './policy.ts';
import { routeViewFor } from './view.ts';
import * as routes from './service.ts';

/** HTTP for routes. */
export default {
  async listRoutes({ actor, query }) {
    authorize(may.list(actor));
    return routes.list(actor, query);
  },

  async exportRoutes({ actor, query }) {
    authorize(may.export(actor));
    return routes.exported(actor, query);
  },

  async bulkRoutes({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createRoute({ actor, body }) {
    authorize(may.create(actor));
    const id = await byEnds(endsOfLane, body, (input) => routes.create(actor, input));
    return routes.show(actor, id);
  },

  async createRouteFromQuote({ actor, params }) {
    authorize(may.fromQuote(actor));
    return routes.show(actor, await fromQuote(actor, params.id));
  },

  async getRoute({ actor, params, query }) {
    authorize(may.show(actor));
    return routes.show(actor, params.id, query);
  },

  async listRouteHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const key = await routes.keyOf(actor, params.id);
    const lists = actor.type === 'carrier' ? [] : ['stops'];
    return readChanges(routeViewFor(actor), key, actor, query, lists);
  },

  async updateRoute({ actor, params, body, ifMatch }) {
    await routes.act(actor, params.id, may.update, (route) =>
      byEnds(endsOfLane, body, (input) => routes.update(route, actor, input, ifMatch)),
    );
    return routes.show(actor, params.id);
  },

  async deleteRoute({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

function archive(actor: Actor, id: string) {
  return routes.act(actor, id, may.delete, routes.archive);
}
