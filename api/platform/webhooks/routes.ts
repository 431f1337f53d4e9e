import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import * as events from './events.ts';
import { kindsFor } from './kinds.ts';
import { webhookPolicy as may } from './policy.ts';
import * as webhooks from './service.ts';
import { webhookView } from './view.ts';

/** HTTP for webhooks and their events. */
export function handlersOf({ env: { publicUrl, demo: allowsPrivate } }: ModuleContext) {
  return {
    async listWebhooks({ actor, query }) {
      authorize(may.list(actor));
      return webhooks.list(may.visible(actor), query);
    },

    async createWebhook({ actor, body, now }) {
      authorize(may.create(actor));
      return webhooks.create(actor, body, { allowsPrivate, now });
    },

    async listWebhookKinds({ actor }) {
      authorize(may.create(actor));
      return kindsFor(actor);
    },

    async getWebhook({ actor, params }) {
      return presentWebhook(actor, await findWebhook(actor, params.id));
    },

    async listWebhookHistory({ actor, params, query }) {
      const { id } = await findWebhook(actor, params.id);
      return readChanges(webhookView, id, actor, query);
    },

    async updateWebhook({ actor, params, body, ifMatch, now }) {
      const { id } = await findWebhook(actor, params.id);
      return presentWebhook(
        actor,
        await webhooks.update(actor, id, body, { allowsPrivate, ifMatch, now }),
      );
    },

    async rotateWebhook({ actor, params, now }) {
      const { id } = await findWebhook(actor, params.id);
      return presentWebhook(actor, await webhooks.rotate(actor, id, now));
    },

    async endWebhook({ actor, params, now }) {
      const { id } = await findWebhook(actor, params.id);
      return presentWebhook(actor, await webhooks.end(actor, id, now));
    },

    async testWebhook({ actor, params }) {
      const { id } = await findWebhook(actor, params.id);
      return events.test(actor, id);
    },

    async replayWebhook({ actor, params, now }) {
      const { id } = await findWebhook(actor, params.id);
      return events.replayFailed(actor, id, now);
    },

    async listWebhookEvents({ actor, params, query }) {
      const { id } = await findWebhook(actor, params.id);
      return events.list(id, query);
    },

    async getWebhookEvent({ actor, params }) {
      const { id } = await findWebhook(actor, params.id);
      return events.find(id, params.eventId, publicUrl);
    },

    async replayWebhookEvent({ actor, params, now }) {
      const { id } = await findWebhook(actor, params.id);
      return events.replay(actor, id, params.eventId, now);
    },
  } satisfies Handlers;
}

async function findWebhook(actor: Actor, id: string) {
  authorize(may.show(actor));
  return webhooks.find(may.visible(actor), id);
}

function presentWebhook<Webhook extends Schemas['Webhook']>(actor: Actor, webhook: Webhook) {
  return { ...webhook, can: abilities(may, actor, webhook) };
}
