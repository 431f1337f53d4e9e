import type { Actor } from '../core/auth/actor.ts';
import { bulk } from '../core/records/bulk.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { history } from '../core/records/history.ts';
import { abilities, authorize } from '../core/auth/policy.ts';
import { equipmentPolicy as may } from './policy.ts';
import { equipmentView } from './presenter.ts';
import * as equipments from './service.ts';

/** HTTP for equipment types. */
export default {
  async listEquipments({ actor, query }) {
    authorize(may.list(actor));
    return equipments.list(may.visible(), query);
  },

  async exportEquipments({ actor, query }) {
    authorize(may.export(actor));
    return equipments.exported(may.visible(), query);
  },

  async bulkEquipments({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createEquipment({ actor, body }) {
    authorize(may.create(actor));
    return shown(actor, await equipments.create(body));
  },

  async getEquipment({ actor, params }) {
    authorize(may.show(actor));
    return shown(actor, await equipments.find(may.visible(), params.id));
  },

  async listEquipmentHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await equipments.find(may.visible(), params.id);
    return history(equipmentView, id, actor, query);
  },

  async updateEquipment({ actor, params, body, ifMatch }) {
    const { id } = await equipments.find(may.visible(), params.id);
    authorize(may.update(actor));
    return shown(actor, await equipments.update(id, body, ifMatch));
  },

  async deleteEquipment({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, named: string) {
  const { id } = await equipments.find(may.visible(), named);
  authorize(may.delete(actor));
  return equipments.archive(id);
}

function shown(actor: Actor, equipment: Schemas['Equipment']) {
  return { ...equipment, can: abilities(may, actor, equipment) };
}
