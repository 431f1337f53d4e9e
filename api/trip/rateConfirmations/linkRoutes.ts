import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { rowsOf } from '../../core/print/rows.ts';
import { actOnShipment, findShipment } from '../shipments/index.ts';
import { contactsNow } from './document/contactsNow.ts';
import { printedIn } from './document/documentOf.ts';
import { delivery } from './link/delivery.ts';
import { mailAgain } from './link/mail.ts';
import { messageFor } from './link/message.ts';
import { rateConfirmationPolicy as may } from './policy.ts';
import * as confirmations from './service.ts';

/** HTTP for the link of a rate confirmation: its carrier reads it, its broker sends it and sees whom it reached. */
export function linkRoutes({ env }: Pick<ModuleContext, 'env'>) {
  return {
    async getRateConfirmationSheet({ actor, params, locale }) {
      const shipment = await findShipment(actor, may.visible(actor), params.id);
      authorize(may.show(actor));
      const confirmation = await confirmations.find(actor, shipment, params.confirmationId);
      const document = await printedIn(confirmation, locale);
      const contacts = await contactsNow(shipment, confirmation.content, locale);
      return { sections: rowsOf({ ...document, sections: [...contacts, ...document.sections] }) };
    },

    async getRateConfirmationDelivery({ actor, params }) {
      authorize(may.delivery(actor));
      return delivery(await findShipment(actor, may.visible(actor), params.id));
    },

    async linkRateConfirmation({ actor, params, body }) {
      return actOnShipment(actor, params.id, may.link, (lockedShipment) =>
        messageFor(lockedShipment, body, { actor, publicUrl: env.publicUrl }),
      );
    },

    async mailRateConfirmation({ actor, params, body }) {
      await actOnShipment(actor, params.id, may.mail, (lockedShipment) =>
        mailAgain(lockedShipment, body),
      );
      return delivery(await findShipment(actor, may.visible(actor), params.id));
    },
  } satisfies Handlers;
}
