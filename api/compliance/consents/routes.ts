import type { Actor } from '../../core/auth/actor.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Download } from '../../core/files/download.ts';
import { consentPolicy as may } from './policy.ts';
import * as consents from './service.ts';
import { judge, openShared, sharedBy } from './sharedDocuments.ts';

/** HTTP for consents and the documents that they show. */
export default {
  async listConsents({ actor, query }) {
    authorize(may.list(actor));
    return consents.list(actor, query);
  },

  async getConsent({ actor, params }) {
    authorize(may.show(actor));
    return presentConsent(actor, await consents.find(actor, params.id));
  },

  async askForPassport({ actor, params, body, now }) {
    return presentConsent(actor, await consents.ask(actor, params.id, { ...body, now }));
  },

  async grantConsent({ actor, params, body, now }) {
    const decided = { status: 'granted', ...body } as const;
    return presentConsent(actor, await consents.decide(actor, params.id, may.grant, decided, now));
  },

  async refuseConsent({ actor, params, body, now }) {
    const decided = { status: 'refused', ...body } as const;
    return presentConsent(actor, await consents.decide(actor, params.id, may.refuse, decided, now));
  },

  async withdrawConsent({ actor, params, body, now }) {
    const decided = { status: 'withdrawn', ...body } as const;
    return presentConsent(
      actor,
      await consents.decide(actor, params.id, may.withdraw, decided, now),
    );
  },

  async listSharedDocuments({ actor, params }) {
    authorize(may.show(actor));
    return sharedBy(actor, params.id);
  },

  async openSharedDocument({ actor, params: { id, documentId }, query: { saved: isDownload } }) {
    return new Download(await openShared(actor, id, { documentId, isDownload }));
  },

  async judgeSharedDocument({ actor, params: { id, documentId }, body, now }) {
    return judge(actor, id, documentId, { judgement: body, now });
  },
} satisfies Handlers;

function presentConsent(actor: Actor, consent: Schemas['Consent']) {
  return { ...consent, can: abilities(may, actor, consent) };
}
