import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { raw } from 'objection';
import { Link } from './Link.ts';
import { idIn, isTokenOf } from './token.ts';

type LinkSubject = Pick<Link, 'kind' | 'subjectId' | 'partyId'> & { expiresAt: Date };

/** The link of a party to a record: made at the first call, later the same one, valid at least until `expiresAt`. */
export async function linkTo(trx: Transaction, subject: LinkSubject): Promise<Link> {
  const { kind, subjectId, partyId } = subject;
  await trx('links')
    .insert(subject)
    .onConflict(['subject_id', 'kind', 'party_id'])
    .merge({ expiresAt: trx.raw('greatest(links.expires_at, excluded.expires_at)') });
  return (await Link.query(trx).findOne({ kind, subjectId, partyId }))!;
}

/** Revokes the tokens of a link that were given out and mailed so far, and returns it with its next number. */
export async function renewLink(trx: Transaction, { id }: Pick<Link, 'id'>): Promise<Link> {
  await trx('link_mails').where({ linkId: id }).delete();
  return Link.query(trx).patchAndFetchById(id, { number: raw('number + 1') });
}

/** The link of a party to a record, if it was made. */
export async function findLink(subject: Omit<LinkSubject, 'expiresAt'>): Promise<Link | undefined> {
  return Link.query().findOne(subject);
}

/** The link with this id, unless it has ended. */
export async function openLinkOf(
  id: string,
  now: Date,
  trx?: Transaction,
): Promise<Link | undefined> {
  return Link.query(trx).findById(id).where('expiresAt', '>', now);
}

/** The links of a kind that a party has now, the newest first. */
export async function linksOf(
  { kind, partyId }: Pick<Link, 'kind' | 'partyId'>,
  now: Date,
): Promise<Link[]> {
  return Link.query().where({ kind, partyId }).where('expiresAt', '>', now).orderBy('id', 'desc');
}

/** Revokes the tokens of a link and ends it, until it is made again. */
export async function endLink(trx: Transaction, link: Pick<Link, 'id'>, now: Date): Promise<void> {
  await renewLink(trx, link);
  await Link.query(trx).findById(link.id).patch({ expiresAt: now });
}

/** Keeps that a person opened a link. */
export async function keepOpened(id: string, openedAt: Date): Promise<void> {
  await Link.query().findById(id).patch({ openedAt });
}

/** The link with this token; undefined for a token that is wrong, revoked or expired. */
export async function linkOf(db: Knex, token: string, now: Date): Promise<Link | undefined> {
  const id = idIn(token);
  const link = id ? await Link.query().findById(id) : undefined;
  if (!link || !(await isTokenOf(db, link, token))) return undefined;
  return new Date(link.expiresAt) > now ? link : undefined;
}
