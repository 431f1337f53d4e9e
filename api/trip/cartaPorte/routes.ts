import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Download } from '../../core/files/download.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import type { Locale } from '../../shared/words.ts';
import { fileOf } from './export/download.ts';
import { searchKeys } from './keys/search.ts';
import { messageFor } from './link.ts';
import { cartaPortePolicy as may } from './policy.ts';
import * as cartaPortes from './service.ts';
import { presentCartaPorte } from './view.ts';

/** HTTP for the Carta Porte of a load. */
export default function routes({ env }: Pick<ModuleContext, 'env'>) {
  return {
    async getCartaPorte({ actor, params, locale }) {
      authorize(may.show(actor));
      return readParts(actor, params.id, locale);
    },

    async searchCartaPorteKeys({ actor, params, query }) {
      authorize(may.show(actor));
      const { pickupDate } = await cartaPortes.find(actor, params.id);
      return searchKeys(query, pickupDate);
    },

    async saveCartaPorteCustomer({ actor, params, body, ifMatch, now, locale }) {
      await cartaPortes.save(actor, params.id, 'customer', body, { now, ifMatch });
      return readParts(actor, params.id, locale);
    },

    async saveCartaPorteCarrier({ actor, params, body, ifMatch, now, locale }) {
      await cartaPortes.save(actor, params.id, 'carrier', body, { now, ifMatch });
      return readParts(actor, params.id, locale);
    },

    async linkCartaPorte({ actor, params, body, now }) {
      const { party } = params;
      const request = { party, renew: body.renew ?? false, actor, publicUrl: env.publicUrl, now };
      return cartaPortes.act(actor, params.id, 'link', (trx, shipment) =>
        messageFor(trx, shipment, request),
      );
    },

    async downloadCartaPorte({ actor, params, query }) {
      const load = await cartaPortes.findExportable(actor, params.id);
      return new Download(await fileOf(load, query.format));
    },
  } satisfies Handlers;
}

async function readParts(actor: Actor, id: string, locale: Locale) {
  return presentCartaPorte(actor, await cartaPortes.find(actor, id), locale);
}
