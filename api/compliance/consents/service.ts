import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { authorize, type Rule } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { move } from '../../core/records/status/transitions.ts';
import { Consent } from './Consent.ts';
import { tellBroker, tellCarrier } from './notices.ts';
import { passportOf } from './passport.ts';
import { consentPolicy as may, type ConsentState } from './policy.ts';
import { consentFlow } from './transitions.ts';
import { consentView, KNOWN_CARRIER } from './view.ts';
import { DAY_MS } from '../../shared/localTime.ts';

type ConsentBody = Schemas['Consent'];

/** A page of the consents that the actor may see. */
export function list(actor: Actor, query: AnyListQuery) {
  return read.list(consentView(actor), may.visible(actor), query, RULES);
}

/** A consent as the actor may see it; throws 404 for others. */
export function find(actor: Actor, id: string, trx?: Transaction): Promise<ConsentBody> {
  return read.find(consentView(actor), may.visible(actor), id, trx);
}

/**
 * Asks a carrier to show its passport to the actor's company, and tells the carrier. While it is asked or granted already
 * nothing changes. Throws 409 within a day of the carrier's last decision.
 */
export async function ask(
  actor: Actor,
  passportId: string,
  { message = null, now }: Schemas['ConsentAsk'] & { now: Date },
): Promise<ConsentBody> {
  authorize(may.ask(actor));
  return Consent.transaction(async (trx) => {
    const { carrierId, recordId } = await passportOf(trx, actor, passportId);
    const companyId = actor.companyId!;
    const request = { status: 'asked', message, askedBy: actor.userId, askedAt: now } as const;
    const before = await Consent.query(trx).findOne({ carrierId, companyId }).forUpdate();
    if (before && ['asked', 'granted'].includes(before.status)) return find(actor, before.id, trx);
    if (before?.decidedAt && +now - +new Date(before.decidedAt) < DAY_MS)
      throw new Refusal('PASSPORT_DECIDED_TODAY');
    const again = {
      ...request,
      recordId,
      reason: null,
      types: null,
      decidedBy: null,
      decidedAt: null,
    };
    if (before) await amend(Consent, before.id, again, { trx });
    const id =
      before?.id ?? (await add(Consent, { ...request, carrierId, companyId, recordId }, trx));
    await tellCarrier(trx, actor, { id, carrierId });
    return find(actor, id, trx);
  });
}

/** A carrier's decision about a consent. */
interface Decided {
  status: 'granted' | 'refused' | 'withdrawn';
  types?: Consent['types'];
  reason?: string | null | undefined;
}

/** Grants, refuses or withdraws a consent, and tells the broker who asked. */
export function decide(
  actor: Actor,
  id: string,
  rule: Rule<ConsentState>,
  { status, types = null, reason = null }: Decided,
  now: Date,
): Promise<ConsentBody> {
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Consent, may.visible(actor), id, trx),
  });
  return actOn(Consent, { actor, rule, lock }, async ({ record }, trx) => {
    const decided = { decidedBy: actor.userId, decidedAt: now };
    const next = move(consentFlow, record.status, status);
    await amend(Consent, id, { status: next, types, reason, ...decided }, { trx });
    await tellBroker(trx, record, status);
    return find(actor, id, trx);
  });
}

const RULES: read.ListRules = {
  filters: {
    carrierId: (query, id: string) => query.whereRaw(`${KNOWN_CARRIER} = ?::uuid`, [id]),
  },
};
