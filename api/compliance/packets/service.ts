import { randomBytes } from 'node:crypto';
import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { limit } from '../../core/http/limits/rateLimit.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Locale } from '../../shared/words.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { DocumentVersion, keepOpening } from '../documents/index.ts';
import { giveLink } from '../../platform/links/index.ts';
import { mailPacket, packetLinks, targetOf } from './mail.ts';
import { pack } from './pack.ts';
import { Packet } from './Packet.ts';
import { packetPolicy as may } from './policy.ts';
import { packetView } from './view.ts';
import { DAY_MS } from '../../shared/localTime.ts';

type PacketBody = Schemas['Packet'];

/** The most packets that a carrier may send, so that nobody mails strangers through it. */
const MOST = { limit: 30, seconds: 24 * 60 * 60 };

/** A page of the packets that the actor may see. */
export function list(actor: Actor, query: AnyListQuery) {
  return read.list(packetView, may.visible(actor), query);
}

/**
 * Packs the documents of the actor's carrier as they stand and mails the link; throws 409 without a file, and 429 after 30
 * packets in a day.
 */
export async function send(
  actor: Actor,
  { recipient, email, types, days, language }: Schemas['PacketAsk'],
  { now, locale }: { now: Date; locale: Locale },
): Promise<PacketBody> {
  authorize(may.send(actor));
  const carrierId = actor.carrierId!;
  await limit(Packet.knex(), MOST, { name: 'packets', who: carrierId, now });
  return Packet.transaction(async (trx) => {
    const content = await pack(trx, carrierId, types);
    if (content.documents.length === 0) throw new Refusal('NOTHING_TO_SEND');
    const id = await add(
      Packet,
      {
        carrierId,
        content,
        language: language ?? locale,
        madeBy: actor.userId,
        recipient: recipient.trim(),
        email: email!.trim(),
        number: randomBytes(16).toString('hex'),
        expiresAt: new Date(+now + days * DAY_MS),
      },
      trx,
    );
    await mailPacket(trx, (await Packet.query(trx).findById(id))!);
    return read.find(packetView, may.visible(actor), id, trx);
  });
}

/** Ends the link of a packet; a repeat changes nothing. */
export function revoke(actor: Actor, id: string, now: Date): Promise<PacketBody> {
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Packet, may.visible(actor), id, trx),
  });
  return actOn(Packet, { actor, rule: may.revoke, lock }, async ({ record }, trx) => {
    if (!record.revokedAt) {
      await amend(Packet, id, { revokedAt: now }, { trx });
      await giveLink(trx, packetLinks, { ...targetOf(record), renew: true });
    }
    return read.find(packetView, may.visible(actor), id, trx);
  });
}

/** A packet that the actor may see; throws 404 for others. */
export async function find(actor: Actor, id: string): Promise<Packet> {
  const packet = await read.within(Packet.query(), may.visible(actor)).findById(id);
  if (!packet) throw new Refusal('NOT_FOUND');
  return packet as Packet;
}

/** The packet with this number, however it is typed; throws 404 without one. */
export async function byNumber(text: string): Promise<Packet> {
  const number = text.replace(/[\s-]/g, '').toLowerCase();
  const packet = await Packet.query().findOne({ number });
  if (!packet) throw new Refusal('NOT_FOUND');
  return packet;
}

/** The packet that the actor's link opens. */
export async function packetOfLink({ link }: Actor): Promise<Packet> {
  const packet = link && (await Packet.query().findById(link.subjectId));
  if (!packet) throw new Refusal('NOT_FOUND');
  return packet;
}

/** A file of a packet; keeps that its recipient opened it. Throws 404 for a document that it does not contain. */
export async function fileOf(packet: Packet, documentId: string) {
  const { id: packetId, carrierId, recipient } = packet;
  const document = packet.content.documents.find(({ id }) => id === documentId);
  if (!document) throw new Refusal('NOT_FOUND');
  const { number } = document;
  const version = await DocumentVersion.query().findOne({ documentId, number });
  if (!version) throw new Refusal('NOT_FOUND');
  await keepOpening({ recipient, packetId }, { carrierId, documentId, number }, true);
  const { fileKey: key, fileName, mediaType, size } = version;
  return { key, fileName, mediaType, size };
}
