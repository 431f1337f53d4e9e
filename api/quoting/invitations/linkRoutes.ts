import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { invitationPolicy as may } from './policy.ts';
import * as invitations from './service.ts';
import { mailAgain } from './sheet/mailAgain.ts';
import { messageFor } from './sheet/message.ts';

/** HTTP for the link of an invitation, which its broker sends to the carrier. */
export function linkRoutes({ env }: Pick<ModuleContext, 'env'>) {
  return {
    async linkInvitation({ actor, params, body }) {
      return invitations.act(actor, params.id, may.link, (lockedInvitation) =>
        messageFor(lockedInvitation, body, { actor, publicUrl: env.publicUrl }),
      );
    },

    async mailInvitation({ actor, params, body }) {
      await invitations.act(actor, params.id, may.mail, (lockedInvitation) =>
        mailAgain(lockedInvitation, body),
      );
      return invitations.show(actor, params.id);
    },
  } satisfies Handlers;
}
