import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { authorize, type Rule } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Locale, Words } from '../../shared/words.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { notify } from '../../platform/notifications/index.ts';
import { Claim } from './Claim.ts';
import { codeOf, mailProof } from './mail.ts';
import { claimPolicy as may, mayDecide } from './policy.ts';
import { recordsToClaim } from './recordsToClaim.ts';
import { claimView } from './view.ts';
import { DAY_MS } from '../../shared/localTime.ts';

type ClaimBody = Schemas['Claim'];

/** A page of the claims that the actor may see. */
export function list(actor: Actor, query: AnyListQuery) {
  return read.list(claimView(actor), may.visible(actor), query);
}

/** A claim as the actor may see it; throws 404 for others. */
export function find(actor: Actor, id: string, trx?: Transaction): Promise<ClaimBody> {
  return read.find(claimView(actor), may.visible(actor), id, trx);
}

/**
 * Claims the records of brokers' networks with the codes of the actor's carrier, mails each registered address at most
 * once a day, and tells Andén's staff of new claims. The answer does not tell whether there are any.
 */
export async function claimRecords(
  actor: Actor,
  { now, locale }: { now: Date; locale: Locale },
): Promise<Schemas['ClaimsMade']> {
  authorize(may.claim(actor));
  await Claim.transaction(async (trx) => {
    const claimant = (await Carrier.query(trx).findById(actor.carrierId!).forUpdate())!;
    for (const record of await recordsToClaim(trx, claimant)) {
      const claim = await claimOn(trx, { record, claimant });
      if (claim.status !== 'open' || !record.quotingEmail || isLately(claim.mailedAt, now))
        continue;
      await trx('claims').where({ id: claim.id }).update({ mailedAt: now });
      await mailProof(trx, claim, { record, claimant });
    }
  });
  return { message: MADE[locale] };
}

/** The claim of a carrier on a record, made when it is new. */
async function claimOn(
  trx: Transaction,
  { record, claimant }: { record: Carrier; claimant: Carrier },
): Promise<Claim> {
  const key = { carrierId: claimant.id, recordId: record.id };
  const before = await Claim.query(trx).findOne(key);
  if (before) return before;
  const id = await add(Claim, { ...key, companyId: record.companyId }, trx);
  const params = { carrier: claimant.carrierName };
  await notify(trx, 'claim_received', { of: {}, entityId: id, params });
  return (await Claim.query(trx).findById(id))!;
}

/** Links a record to the actor's carrier, which has the code that its registered address was mailed. */
export function prove(actor: Actor, id: string, code: string, now: Date): Promise<ClaimBody> {
  authorize(may.claim(actor));
  return Claim.transaction(async (trx) => {
    const { carrierId } = actor;
    const claim = await Claim.query(trx).findOne({ id, carrierId }).forUpdate();
    if (!claim) throw new Refusal('NOT_FOUND');
    const expected = Buffer.from(await codeOf(trx, claim));
    if (claim.status === 'refused' || !timingSafeEqual(expected, Buffer.from(code)))
      throw new Refusal('CLAIM_CODE_WRONG');
    if (claim.status === 'open') await link(trx, claim, { proof: 'mail', actor, now });
    return find(actor, id, trx);
  });
}

/** Accepts or refuses a claim after a review. */
export function decide(
  actor: Actor,
  id: string,
  { status, reason }: Schemas['ClaimDecision'],
  now: Date,
): Promise<ClaimBody> {
  const rule = mayDecide(status) as Rule<Claim>;
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Claim, may.visible(actor), id, trx),
  });
  return actOn(Claim, { actor, rule, lock }, async ({ record }, trx) => {
    if (status === 'proved') await link(trx, record, { proof: 'review', actor, now });
    else {
      const refusal = { status, proof: null, reason: reason!.trim() };
      await amend(Claim, id, { ...refusal, decidedBy: actor.userId, decidedAt: now }, { trx });
    }
    return find(actor, id, trx);
  });
}

/** The proved claim on a record; undefined without one. */
export async function provedClaimOf(
  trx: Transaction,
  recordId: string,
): Promise<Claim | undefined> {
  return Claim.query(trx).findOne({ recordId, status: 'proved' });
}

/** Links a record, and tells its broker; throws 409 when it is linked to another carrier already. */
async function link(
  trx: Transaction,
  { id, recordId, companyId }: Claim,
  { proof, actor, now }: { proof: 'mail' | 'review'; actor: Actor; now: Date },
) {
  const { carrierName: carrier } = (await Carrier.query(trx).findById(recordId).forUpdate())!;
  if (await provedClaimOf(trx, recordId)) throw new Refusal('RECORD_ALREADY_LINKED');
  const decided = { decidedBy: actor.userId, decidedAt: now };
  await amend(Claim, id, { status: 'proved', proof, reason: null, ...decided }, { trx });
  const of = { companyId };
  await notify(trx, 'claim_proved', { of, entityId: recordId, params: { carrier } });
}

function isLately(at: Claim['mailedAt'], now: Date): boolean {
  return at !== null && +now - +new Date(at) < DAY_MS;
}

const MADE: Words = {
  es: 'Si algún broker tiene un registro con su RFC o SCAC, escribimos al correo de ese registro con un enlace para confirmarlo. El equipo de Andén revisa los demás.',
  en: 'If a broker has a record with your RFC or SCAC, we wrote to the address of that record with a link to confirm it. The Andén team reviews the others.',
};
