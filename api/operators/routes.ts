import type { Actor } from '../core/auth/actor.ts';
import { abilities, authorize } from '../core/auth/policy.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { bulk } from '../core/records/bulk.ts';
import { readChanges } from '../core/records/readChanges.ts';
import { operatorPolicy as may } from './policy.ts';
import * as operators from './service.ts';
import { operatorView } from './view.ts';

/** HTTP for operators. */
export default {
  async listOperators({ actor, query }) {
    authorize(may.list(actor));
    return operators.list(may.visible(actor), query);
  },

  async exportOperators({ actor, query }) {
    authorize(may.export(actor));
    return operators.exported(may.visible(actor), query);
  },

  async bulkOperators({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createOperator({ actor, body }) {
    return shown(actor, await operators.create(actor, body));
  },

  async getOperator({ actor, params }) {
    authorize(may.show(actor));
    return shown(actor, await operators.find(may.visible(actor), params.id));
  },

  async listOperatorHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await operators.find(may.visible(actor), params.id);
    return readChanges(operatorView, id, actor, query);
  },

  async updateOperator({ actor, params, body, ifMatch }) {
    const operator = await operators.find(may.visible(actor), params.id);
    authorize(may.update(actor, operator));
    return shown(actor, await operators.update(operator.id, body, ifMatch));
  },

  async deleteOperator({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, id: string) {
  const operator = await operators.find(may.visible(actor), id);
  authorize(may.delete(actor, operator));
  return operators.archive(id);
}

function shown(actor: Actor, operator: Schemas['Operator']) {
  return { ...operator, can: abilities(may, actor, operator) };
}
