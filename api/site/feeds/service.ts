import type { Knex } from 'knex';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Export, FileFormat } from '../../core/export/Export.ts';
import { dayAt } from '../../core/i18n/days.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Locale } from '../../shared/words.ts';
import { limit } from '../../core/http/limits/rateLimit.ts';
import {
  type LinkDefinition,
  endLink,
  findLink,
  giveLink,
  keepOpened,
  linkOf,
  linksOf,
  tokenOf,
} from '../../platform/links/index.ts';
import { quotePolicy } from '../../quoting/quotes/index.ts';
import { shipmentPolicy } from '../../trip/shipments/index.ts';
import { findActor, User } from '../../platform/users/index.ts';
import { feedPolicy } from './policy.ts';

type Feed = Schemas['Feed'];

/** With these links spreadsheets read a user's lists, for a year. */
export const feedLinks = { kind: 'feed', holder: 'user', days: 365 } satisfies LinkDefinition;

/** The limit of reads of one address: spreadsheets ask every few minutes at most. */
const READS = { limit: 60, seconds: 600 };

/** The setting in which feeds are made: where links begin, the language of their columns, and the time. */
interface Setting {
  db: Knex;
  publicUrl: string;
  locale: Locale;
  now: Date;
}

/** The actor's addresses; none before they are made and after they are revoked. */
export async function list(actor: Actor, setting: Setting): Promise<Feed[]> {
  const { db, publicUrl, locale, now } = setting;
  const link = await findLink({ kind: feedLinks.kind, ...targetOf(actor) });
  if (!link || new Date(link.expiresAt) <= now) return [];
  const token = await tokenOf(db, link);
  const readAt = link.openedAt ? new Date(link.openedAt).toISOString() : null;
  const query = `token=${token}&languaje=${locale.toUpperCase()}`;
  const addressOf = (file: string) => `${publicUrl}/api/feeds/${file}?${query}`;
  return listsOf(actor).map((id) => ({
    id,
    url: addressOf(`${id}.csv`),
    workbookUrl: addressOf(`${id}.xlsx`),
    readAt,
  }));
}

/** Makes the actor's addresses, for a year; the present ones stay. */
export async function make(actor: Actor, setting: Setting): Promise<Feed[]> {
  const target = { ...targetOf(actor), from: setting.now };
  await setting.db.transaction((trx) => giveLink(trx, feedLinks, target));
  return list(actor, setting);
}

/** Revokes the actor's addresses. */
export async function revoke(actor: Actor, setting: Setting): Promise<Feed[]> {
  const link = await findLink({ kind: feedLinks.kind, ...targetOf(actor) });
  if (link) await setting.db.transaction((trx) => endLink(trx, link, setting.now));
  return list(actor, setting);
}

/** The actor's colleagues who have addresses. */
export async function colleagues(actor: Actor, now: Date): Promise<Schemas['ColleagueFeed'][]> {
  const links = await linksOf({ kind: 'feed', partyId: actor.employerId! }, now);
  const others = links.filter(({ subjectId }) => subjectId !== actor.userId);
  const users = await User.query().findByIds(others.map(({ subjectId }) => subjectId));
  return others.map(({ subjectId: id, openedAt, expiresAt }) => {
    const user = users.find((one) => one.id === id);
    return {
      id,
      userName: user ? `${user.firstName} ${user.lastName}` : null,
      readAt: openedAt ? new Date(openedAt).toISOString() : null,
      expiresAt: new Date(expiresAt).toISOString(),
    };
  });
}

/** Revokes the addresses of a colleague; throws 404 where there are none. */
export async function revokeOf(actor: Actor, id: string, { db, now }: Pick<Setting, 'db' | 'now'>) {
  const links = await linksOf({ kind: 'feed', partyId: actor.employerId! }, now);
  const link = links.find(({ subjectId }) => subjectId === id);
  if (!link) throw new Refusal('NOT_FOUND');
  await db.transaction((trx) => endLink(trx, link, now));
  return colleagues(actor, now);
}

/**
 * Finds the user who made the address with this token; throws 404 when it is wrong or revoked, or its maker is no longer
 * an admin there, and 429 when it is read too often.
 */
export async function makerOf(token: string, { db, now }: Pick<Setting, 'db' | 'now'>) {
  const link = await linkOf(db, token, now);
  const maker = link?.kind === 'feed' ? await findActor(link.subjectId) : undefined;
  if (!link || !maker || maker.employerId !== link.partyId) throw new Refusal('NOT_FOUND');
  if (feedPolicy.make(maker) !== true) throw new Refusal('NOT_FOUND');
  await limit(db, READS, { name: 'feed', who: link.id, now });
  await keepOpened(link.id, now);
  return maker;
}

/** The formats in which a spreadsheet reads a list. */
export type Format = FileFormat;

interface FeedRequest {
  id: Feed['id'];
  format: Format;
  maker: Actor;
  now: Date;
}

/** The rows as a file of this format, named after its list and day, with times of the zone of the maker's company. */
export function fileOf(
  rows: Export,
  { id, format, maker: { timeZone }, now }: FeedRequest,
): Export {
  return rows.with({ format, fileName: `${id}-${dayAt(now, timeZone)}.${format}`, timeZone });
}

function targetOf({ userId, employerId }: Actor) {
  return { subjectId: userId!, partyId: employerId! };
}

function listsOf(actor: Actor): Feed['id'][] {
  const mayRead = { quotes: quotePolicy.export(actor), shipments: shipmentPolicy.export(actor) };
  return (['quotes', 'shipments'] as const).filter((id) => mayRead[id] === true);
}
