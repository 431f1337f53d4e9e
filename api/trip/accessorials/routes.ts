import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Download } from '../../core/files/download.ts';
import { actOnShipment } from '../shipments/index.ts';
import * as change from './change.ts';
import { accessorialPolicy as may, mayDecide } from './policy.ts';
import * as accessorials from './service.ts';

/** HTTP for accessorials: visible to the users who see the load, except its customer. */
export default {
  async listAccessorials({ actor, params }) {
    const list = await accessorials.accessorialsOf(actor, params.id);
    authorize(may.list(actor));
    return list;
  },

  async requestAccessorial({ actor, params, body, now }) {
    await actOnShipment(actor, params.id, may.request, (lockedShipment) =>
      change.request(lockedShipment, actor, body, now),
    );
    return accessorials.accessorialsOf(actor, params.id);
  },

  async reviewAccessorial({ actor, params, body, now }) {
    await accessorials.act(actor, params, mayDecide(body.decision), (lockedAccessorial) =>
      change.decide(lockedAccessorial, actor, body, now),
    );
    return accessorials.accessorialsOf(actor, params.id);
  },

  async sendAccessorialFile({ actor, params, body: file, now }) {
    await accessorials.act(actor, params, may.prove, (lockedAccessorial) =>
      change.prove(lockedAccessorial, actor, file, now),
    );
    return accessorials.accessorialsOf(actor, params.id);
  },

  async downloadAccessorialFile({ actor, params }) {
    return new Download(await accessorials.fileOf(actor, params));
  },
} satisfies Handlers;
