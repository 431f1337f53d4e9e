import type { Handlers } from '../../core/http/handlers.ts';
import { authorize } from '../../core/auth/policy.ts';
import { choicesOf, choose } from './choices/service.ts';
import { notificationPolicy as may } from './policy.ts';
import * as notifications from './service.ts';
import { unassigned } from './unassigned.ts';

/** HTTP for notifications. */
export default {
  async listNotifications({ actor, query }) {
    authorize(may.list(actor));
    return notifications.list(actor, query);
  },

  async getUnassignedNotifications() {
    return unassigned();
  },

  async readAllNotifications({ actor }) {
    authorize(may.readAll(actor));
    return notifications.readAll(actor);
  },

  async listNotificationChoices({ actor }) {
    authorize(may.choose(actor));
    return choicesOf(actor);
  },

  async chooseNotification({ actor, body }) {
    authorize(may.choose(actor));
    return choose(actor, body);
  },

  async updateNotification({ actor, params, query }) {
    const { id } = await notifications.find(may.visible(actor), params.id);
    authorize(may.update(actor));
    return notifications.mark(id, query.action);
  },
} satisfies Handlers;
