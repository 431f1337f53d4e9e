import type { Actor } from '../../core/auth/actor.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import { importPolicy as may } from './policy.ts';
import { rows } from './rows.ts';
import * as imports from './service.ts';

/** HTTP for imports. */
export default {
  async listImports({ actor, query }) {
    authorize(may.list(actor));
    return imports.list(may.visible(actor), query);
  },

  async getImport({ actor, params }) {
    return presentFile(actor, params.id);
  },

  async confirmImport({ actor, params, body }) {
    authorize(may.confirm(actor));
    await imports.act(actor, params.id, may.confirm, (file, trx) =>
      imports.confirm(file, actor, body, trx),
    );
    return presentFile(actor, params.id);
  },

  async chooseImportDates({ actor, params, body }) {
    authorize(may.chooseDates(actor));
    await imports.act(actor, params.id, may.chooseDates, (file, trx) =>
      imports.chooseDates(file, body.order, trx),
    );
    return presentFile(actor, params.id);
  },

  async cancelImport({ actor, params, now }) {
    authorize(may.cancel(actor));
    await imports.act(actor, params.id, may.cancel, (file, trx) => imports.cancel(file, now, trx));
    return presentFile(actor, params.id);
  },

  async listImportRows({ actor, params, query, locale }) {
    const { id } = await findFile(actor, params.id);
    return rows(id, locale, query);
  },

  async getImportFile({ actor, params, query, locale, storage }) {
    const { id } = await findFile(actor, params.id);
    return imports.file(id, storage, locale, query.rows);
  },
} satisfies Handlers;

/** An import that the actor may see; throws 404 otherwise. */
export async function presentFile(actor: Actor, id: string) {
  const file = await findFile(actor, id);
  const can = abilities(may, actor, file);
  const mayImport = imports.mayImport(actor, file);
  return { ...file, can: mayImport ? can : can.filter((action) => READS.includes(action)) };
}

const READS = ['list', 'show'];

async function findFile(actor: Actor, id: string) {
  authorize(may.show(actor));
  return imports.find(may.visible(actor), id);
}
