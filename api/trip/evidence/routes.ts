import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Download } from '../../core/files/download.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { actOnShipment } from '../shipments/index.ts';
import { messageFor } from './link.ts';
import { evidencePolicy as may, mayDecide } from './policy.ts';
import { review } from './review.ts';
import { send } from './send.ts';
import * as evidence from './service.ts';

/** HTTP for the evidence of loads: visible to the users who see the load, except its customer. */
export default function routes({ env }: Pick<ModuleContext, 'env'>) {
  return {
    async listEvidence({ actor, params, now }) {
      const list = await evidence.evidenceOf(actor, params.id, now);
      authorize(may.list(actor));
      return list;
    },

    async sendEvidence({ actor, params, query, body: file, now }) {
      const named = { ...params, stopNumber: query.stopNumber };
      await evidence.act(actor, named, may.send, (lockedEvidence) =>
        send(lockedEvidence, actor, file, { photoOrigin: query, now }),
      );
      return evidence.evidenceOf(actor, params.id, now);
    },

    async downloadEvidence({ actor, params }) {
      return new Download(await evidence.fileOf(actor, params));
    },

    async reviewEvidence({ actor, params, body, now }) {
      const named = { ...params, stopNumber: body.stopNumber };
      await evidence.act(actor, named, mayDecide(body.decision), (lockedEvidence) =>
        review(lockedEvidence, actor, body, now),
      );
      return evidence.evidenceOf(actor, params.id, now);
    },

    async linkEvidence({ actor, params, body, now }) {
      return actOnShipment(actor, params.id, may.link, (lockedShipment) =>
        messageFor(lockedShipment, body, { actor, publicUrl: env.publicUrl, now }),
      );
    },
  } satisfies Handlers;
}
