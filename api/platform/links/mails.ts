import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import type { Link, LinkKind } from './Link.ts';

/** Keeps to which address a link was mailed, and by which mail. */
export async function keepMailed(
  trx: Transaction,
  { id: linkId }: Pick<Link, 'id'>,
  mail: { recipient: string; mailId: string },
): Promise<void> {
  await trx('link_mails')
    .insert({ linkId, ...mail })
    .onConflict(['link_id', 'recipient'])
    .merge({ mailId: mail.mailId, mailedAt: trx.raw('clock_timestamp()') });
}

/** The addresses to which the present token of a link was mailed, in lower case, the first one first. */
export async function mailedTo(
  trx: Transaction,
  { id: linkId }: Pick<Link, 'id'>,
): Promise<string[]> {
  const mails = await trx('link_mails').where({ linkId }).orderBy(['mailed_at', 'recipient']);
  return mails.map(({ recipient }: { recipient: string }) => recipient.toLowerCase());
}

/** Whom the link of this kind to a record reached: nobody where there is none. */
export async function deliveryOf(
  db: Knex,
  { kind, subjectId, partyId }: Pick<Link, 'kind' | 'subjectId' | 'partyId'>,
): Promise<Schemas['LinkDelivery']> {
  const { rows } = await db.raw(DELIVERY, { kind, subjectId, partyId });
  return rows[0]?.delivery ?? { mails: [], openedAt: null };
}

/** Whom the links of these kinds reached, of those that were made to these records. */
export async function deliveriesOf(
  db: Knex,
  kinds: LinkKind[],
  subjectIds: string[],
): Promise<Delivery[]> {
  if (subjectIds.length === 0) return [];
  const { rows } = await db.raw(DELIVERIES, { kinds, subjectIds });
  return rows as Delivery[];
}

type Delivery = Pick<Link, 'kind' | 'subjectId' | 'partyId'> & Schemas['LinkDelivery'];

/** The mails with the present links of this kind, by the record that they lead to; records without any are missing. */
export async function mailsOf(
  db: Knex,
  kind: LinkKind,
  subjectIds: string[],
): Promise<Map<string, Schemas['LinkMail'][]>> {
  const { rows } = await db.raw(MAILS, { kind, subjectIds });
  return new Map(rows.map(({ subjectId, mails }: MailsOfSubject) => [subjectId, mails]));
}

interface MailsOfSubject {
  subjectId: string;
  mails: Schemas['LinkMail'][];
}

/** SQL: a mail with a link as JSON, of rows of `link_mails` and `mails`; an accepted mail may be deleted already. */
const mailJson = `json_build_object('recipient', link_mails.recipient, 'refusal', mails.refusal,
  'status', case when mails.refused_at is not null then 'refused'
    when mails.id is not null and mails.sent_at is null then 'waiting' else 'accepted' end)`;

/** SQL: the mails of a row of `links` as a JSON list. */
const mailList = `coalesce((
    select json_agg(${mailJson} order by link_mails.mailed_at, link_mails.recipient)
    from link_mails left join mails on mails.id = link_mails.mail_id
    where link_mails.link_id = links.id), '[]')`;

const DELIVERY = `
  select json_build_object('openedAt', links.opened_at, 'mails', ${mailList}) as delivery
  from links
  where links.kind = :kind and links.subject_id = :subjectId and links.party_id = :partyId`;

const DELIVERIES = `
  select links.kind, links.subject_id as "subjectId", links.party_id as "partyId", ${mailList} as mails,
    links.opened_at as "openedAt"
  from links
  where links.subject_id = any(:subjectIds) and links.kind = any(:kinds)`;

const MAILS = `
  select links.subject_id as "subjectId",
    json_agg(${mailJson} order by link_mails.mailed_at, link_mails.recipient) as mails
  from links join link_mails on link_mails.link_id = links.id
    left join mails on mails.id = link_mails.mail_id
  where links.subject_id = any(:subjectIds) and links.kind = :kind
  group by links.subject_id`;
