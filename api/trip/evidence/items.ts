import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { abilities } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Evidence, type EvidenceType } from './Evidence.ts';
import { evidencePolicy as may } from './policy.ts';
import type { EvidenceState } from './states.ts';
import { compare } from './reading/compare.ts';
import type { Reading } from './reading/readings.ts';

type EvidenceBody = Schemas['Evidence'];
type Load = CompanyKey & Pick<Schemas['Shipment'], 'status'>;

/** The agreed proof documents of a load, as the actor may see them, in the order of the rate confirmation, then of the stops. */
export async function itemsOf(
  actor: Actor,
  { id, companyId, status }: Load,
  { now, trx }: { now: Date; trx?: Transaction },
): Promise<EvidenceBody[]> {
  const { rows } = await (trx ?? Evidence.knex()).raw(SQL, { id, companyId });
  return rows.map(({ item }: { item: Item }) => presentItem(actor, item, { status, now }));
}

interface Item extends Omit<EvidenceBody, 'isLate' | 'can' | 'files'> {
  type: EvidenceType;
  files: FileFound[];
  carrierRfc: string | null;
  brokerRfc: string | null;
  amount: string | null;
  currency: string | null;
}

interface FileFound extends Omit<Schemas['EvidenceFile'], 'findings'> {
  reading: Reading | null;
  isRepeated: boolean;
  isOfCarrier: boolean;
}

function presentItem(
  actor: Actor,
  { files, carrierRfc, brokerRfc, amount, currency, ...item }: Item,
  { status, now }: { status: EvidenceState['status']; now: Date },
): EvidenceBody {
  const agreed = { carrierRfc, brokerRfc, amount, currency };
  const hasFiles = files.some(({ isCurrent }) => isCurrent);
  const standing = { status, evidenceStatus: item.status, hasFiles };
  const isLate = item.status === 'pending' && !!item.reviewBy && new Date(item.reviewBy) < now;
  return {
    ...item,
    reviewedBy: actor.type === 'carrier' ? null : item.reviewedBy,
    isLate,
    files: files.map((file) => shownFile(actor, item.type, file, agreed)),
    can: abilities(may, actor, standing).filter((action) => ACTIONS.includes(action)),
  };
}

/** The actions on one proof document, not on the load. */
const ACTIONS = ['send', 'accept', 'reject', 'waive', 'reopen'];

function shownFile(
  actor: Actor,
  type: EvidenceType,
  { reading, isRepeated, isOfCarrier, ...file }: FileFound,
  terms: Pick<Item, 'carrierRfc' | 'brokerRfc' | 'amount' | 'currency'>,
): Schemas['EvidenceFile'] {
  const isOwnSide = (actor.type === 'carrier') === isOfCarrier;
  return {
    ...file,
    sentBy: isOwnSide || actor.type !== 'carrier' ? file.sentBy : null,
    findings: reading ? compare(type, reading, { ...terms, isRepeated }) : [],
  };
}

const FILES = `(select json_agg(json_build_object('id', files.id, 'isCurrent', files.round = evidence.round,
    'fileName', files.file_name, 'mediaType', files.media_type, 'size', files.size, 'checksum', files.checksum,
    'takenAt', files.taken_at, 'sentAt', files.sent_at, 'reading', files.reading,
    'place', case when files.latitude is not null
      then json_build_object('latitude', files.latitude, 'longitude', files.longitude) end,
    'sentBy', users.first_name || ' ' || users.last_name,
    'isOfCarrier', files.sent_by is null or users.carrier_id is not null,
    'isRepeated', files.reading->>'uuid' is not null and exists (
      select from evidence_files others
        join evidence elsewhere on elsewhere.company_id = others.company_id and elsewhere.id = others.evidence_id
      where others.company_id = files.company_id and others.reading->>'uuid' = files.reading->>'uuid'
        and elsewhere.shipment_id <> evidence.shipment_id)) order by files.round, files.sent_at, files.id)
  from evidence_files files left join users on users.id = files.sent_by
  where files.company_id = evidence.company_id and files.evidence_id = evidence.id)`;

const SQL = `
  select json_build_object('type', agreed.type, 'stopNumber', agreed.stop_number, 'status', agreed.status, 'reason', evidence.reason,
    'sentAt', evidence.sent_at, 'reviewBy', case when agreed.status = 'pending' then evidence.review_by end,
    'reviewedAt', evidence.reviewed_at, 'reviewedBy', reviewers.first_name || ' ' || reviewers.last_name,
    'carrierRfc', carriers.rfc, 'brokerRfc', companies.rfc,
    'amount', ((agreed_terms.price->>'total')::numeric + coalesce((select sum(accessorials.amount) from accessorials
      where accessorials.company_id = agreed.company_id and accessorials.shipment_id = agreed.shipment_id
        and accessorials.carrier_id = agreed.carrier_id and accessorials.status = 'approved'), 0))::text, 'currency', agreed_terms.price->>'currency',
    'files', coalesce(${FILES}, '[]')) as item
  from load_evidence agreed
    join agreed_terms on agreed_terms.company_id = agreed.company_id
      and agreed_terms.shipment_id = agreed.shipment_id
    join carriers on carriers.id = agreed.carrier_id
    join companies on companies.id = agreed.company_id
    left join evidence on evidence.company_id = agreed.company_id and evidence.id = agreed.id
    left join users reviewers on reviewers.id = evidence.reviewed_by
  where agreed.company_id = :companyId and agreed.shipment_id = :id
  order by agreed.position, agreed.stop_number`;
