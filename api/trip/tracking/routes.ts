import type { Handlers } from '../../core/http/handlers.ts';
import { Download } from '../../core/files/download.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { actOnShipment } from '../shipments/index.ts';
import { messageFor } from './link.ts';
import { trackingPolicy as may } from './policy.ts';
import * as tracking from './service.ts';

/** HTTP for the page on which a customer follows a load. */
export default function routes({ env }: Pick<ModuleContext, 'env'>) {
  return {
    getTracking: ({ actor, now }) => tracking.trackingOf(actor, now),

    async downloadTrackingFile({ actor, params, storage }) {
      return new Download(await tracking.fileOf(actor, params.fileId, storage));
    },

    async linkTracking({ actor, params, body, now }) {
      return actOnShipment(actor, params.id, may.link, (lockedShipment) =>
        messageFor(lockedShipment, body, { publicUrl: env.publicUrl, now }),
      );
    },
  } satisfies Handlers;
}
