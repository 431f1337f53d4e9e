import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { abilities, authorize, type Rule } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { findShipment, Shipment } from '../shipments/index.ts';
import { Accessorial } from './Accessorial.ts';
import { addedStopsOf } from './addedStops.ts';
import { AccessorialFile } from './AccessorialFile.ts';
import { accessorialPolicy as may } from './policy.ts';
import type { AccessorialState } from './states.ts';
import { agreementOf } from './times.ts';

type AccessorialsBody = Schemas['LoadAccessorials'];
type Item = Schemas['Accessorial'];

/** The accessorials of a load that the actor may see, newest first, with the detention and added stops that may be asked for. */
export async function accessorialsOf(actor: Actor, id: string): Promise<AccessorialsBody> {
  const { companyId, status, byLegs } = await findShipment(actor, may.visible(actor), id);
  const { rows } = await Accessorial.knex().raw(SQL, { id, companyId });
  const { currency, detention } = await agreementOf({ id, companyId });
  const addedStops = await addedStopsOf({ id, companyId });
  const items = rows.map(({ item }: { item: Item }) => presentAccessorial(actor, item, status));
  const can = abilities(may, actor, { status, byLegs }).filter((action) => action === 'request');
  return { currency, items, detention, addedStops, can };
}

function presentAccessorial(
  actor: Actor,
  { isOfCarrier, ...item }: Item & { isOfCarrier?: boolean },
  status: AccessorialState['status'],
): Item {
  const isCarrier = actor.type === 'carrier';
  const standing = { status, accessorialStatus: item.status, isProved: isProved(item) };
  return {
    ...item,
    requestedBy: isCarrier && !isOfCarrier ? null : item.requestedBy,
    reviewedBy: isCarrier ? null : item.reviewedBy,
    can: abilities(may, actor, standing).filter((action) => ACTIONS.includes(action)),
  };
}

const ACTIONS = ['prove', 'approve', 'reject', 'withdraw'];

function isProved({ files, minutes }: Pick<Item, 'minutes'> & { files: unknown[] }): boolean {
  return files.length > 0 || minutes !== null;
}

/** An accessorial whose load is locked until the transaction ends. */
export interface LockedAccessorial {
  trx: Transaction;
  shipment: Shipment;
  accessorial: Accessorial;
  files: AccessorialFile[];
}

/** Locks the load of an accessorial, authorizes the action on it and runs the work; throws 404 for that of another carrier. */
export function act(
  actor: Actor,
  { id, accessorialId }: { id: string; accessorialId: string },
  rule: Rule<AccessorialState>,
  work: (lockedAccessorial: LockedAccessorial) => Promise<void>,
): Promise<void> {
  const lock = async (trx: Transaction) => {
    const shipment = await lockWithin(Shipment, may.visible(actor), id, trx);
    const { companyId, carrierId, status } = shipment;
    const accessorialKey = { companyId, id: accessorialId, shipmentId: id };
    const accessorial = await Accessorial.query(trx).findOne(accessorialKey);
    if (!accessorial || accessorial.carrierId !== carrierId) throw new Refusal('NOT_FOUND');
    const files = await AccessorialFile.query(trx).where({ companyId, accessorialId });
    const record: AccessorialState = {
      status,
      accessorialStatus: accessorial.status,
      isProved: isProved({ files, minutes: accessorial.minutes }),
    };
    return { trx, shipment, accessorial, files, record };
  };
  return actOn(Shipment, { actor, rule, lock }, work);
}

/** A file of an accessorial that the actor may see; throws 404 for another one. */
export async function fileOf(
  actor: Actor,
  { id, accessorialId, proofId }: { id: string; accessorialId: string; proofId: string },
) {
  const { companyId, carrierId } = await findShipment(actor, may.visible(actor), id);
  authorize(may.show(actor));
  const accessorialKey = {
    companyId,
    id: accessorialId,
    shipmentId: id,
    carrierId: carrierId ?? '',
  };
  const accessorial = carrierId && (await Accessorial.query().findOne(accessorialKey));
  const file =
    accessorial &&
    (await AccessorialFile.query().findOne({ companyId, id: proofId, accessorialId }));
  if (!file) throw new Refusal('NOT_FOUND');
  const { fileKey: key, fileName, mediaType, size } = file;
  return { key, fileName, mediaType, size };
}

const FILES = `(select json_agg(json_build_object('id', files.id, 'fileName', files.file_name,
    'mediaType', files.media_type, 'size', files.size, 'checksum', files.checksum, 'sentAt', files.sent_at)
    order by files.sent_at, files.id)
  from accessorial_files files
  where files.company_id = asked.company_id and files.accessorial_id = asked.id)`;

const SQL = `
  select json_build_object('id', asked.id, 'kind', asked.kind, 'amount', asked.amount::text,
    'currency', asked.currency, 'comment', asked.comment, 'stop', asked.stop, 'stopNumber', asked.stop_number, 'minutes', asked.minutes,
    'status', asked.status, 'reason', asked.reason, 'requestedAt', asked.requested_at,
    'requestedBy', askers.first_name || ' ' || askers.last_name, 'isOfCarrier', askers.carrier_id is not null,
    'reviewedAt', asked.reviewed_at, 'reviewedBy', reviewers.first_name || ' ' || reviewers.last_name,
    'files', coalesce(${FILES}, '[]')) as item
  from accessorials asked
    join shipments on shipments.company_id = asked.company_id and shipments.id = asked.shipment_id
      and shipments.carrier_id = asked.carrier_id
    left join users askers on askers.id = asked.requested_by
    left join users reviewers on reviewers.id = asked.reviewed_by
  where asked.company_id = :companyId and asked.shipment_id = :id
  order by asked.requested_at desc, asked.id desc`;
