import type { Actor } from '../../core/auth/actor.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import type { Locale } from '../../shared/words.ts';
import { fieldsFor } from './fields/fields.ts';
import { offersFor } from './fields/offers.ts';
import { gapsOf } from './gaps.ts';
import { askedOf } from './link/asked.ts';
import { mailAsked } from './link/mail.ts';
import { messageFor } from './link/message.ts';
import { borderPolicy as may, partyOf } from './policy.ts';
import { factsInWords, zoneOfBridge } from './request.ts';
import * as border from './service.ts';
import { shownGap, shownLoad } from './view.ts';

/** HTTP for the border readiness of loads. */
export function routes({ env }: Pick<ModuleContext, 'env'>) {
  return {
    async getBorder({ actor, query, locale, now }) {
      authorize(may.list(actor));
      const { owedBy } = query;
      const loads = await border.board(actor, query, now);
      const requests = await askedOf(loads);
      const shownLoads = loads.map((load) =>
        shownLoad(load, { actor, locale, now, requestsByLoad: requests }),
      );
      const owes = ({ gaps }: Schemas['BorderLoad']) =>
        gaps.some(({ party, isAdvice }) => party === owedBy && !isAdvice);
      return { at: now.toISOString(), loads: owedBy ? shownLoads.filter(owes) : shownLoads };
    },

    async getBorderOfLoad({ actor, params, locale, now }) {
      return show(actor, params.id, { locale, now });
    },

    async linkBorder({ actor, params: { id, party }, body, now }) {
      const request = { party, renew: body.renew ?? false, actor, publicUrl: env.publicUrl, now };
      return border.act(actor, id, may.link, (lockedShipment) =>
        messageFor(lockedShipment, request),
      );
    },

    async mailBorder({ actor, params: { id, party }, body: { email }, locale, now }) {
      await border.act(actor, id, may.mail, (lockedShipment) =>
        mailAsked(lockedShipment, { party, email, actor, now }),
      );
      return show(actor, id, { locale, now });
    },

    async getBorderByLink({ actor, locale, now }) {
      return request(actor, locale, now);
    },

    async answerBorder({ actor, body, locale, now }) {
      const id = loadOf(actor);
      const offers = await offersFor(actor, await border.find(actor, id));
      await border.act(actor, id, may.answer, (lockedShipment) =>
        border.answer(lockedShipment, { party: partyOf(actor), values: body, offers, now }),
      );
      return request(actor, locale, now);
    },
  } satisfies Handlers;
}

async function show(actor: Actor, id: string, { locale, now }: { locale: Locale; now: Date }) {
  const load = await border.find(actor, id);
  authorize(may.show(actor));
  return shownLoad(load, { actor, locale, now, requestsByLoad: await askedOf([load]) });
}

/** The id of the load that the caller's link opens; throws 404 for callers without a link. */
function loadOf({ link }: Actor): string {
  if (!link) throw new Refusal('NOT_FOUND');
  return link.subjectId;
}

/** Lists all that the holder of the caller's link owes. */
async function request(actor: Actor, locale: Locale, now: Date): Promise<Schemas['BorderRequest']> {
  const load = await border.find(actor, loadOf(actor));
  const party = partyOf(actor);
  const owed = gapsOf(load, now).filter((gap) => gap.party === party);
  return {
    reference: load.reference,
    party,
    facts: factsInWords(load, locale),
    gaps: owed.map((gap) => shownGap(gap, locale, now)),
    fields: fieldsFor(owed, await offersFor(actor, load), locale),
    timeZone: zoneOfBridge(load),
    can: abilities(may, actor, load),
  };
}
