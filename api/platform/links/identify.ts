import type { Context } from 'koa';
import type { Knex } from 'knex';
import type { Actor } from '../../core/auth/actor.ts';
import type { LinkDefinition } from './linkDefinition.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { limit, rateHeaders } from '../../core/http/limits/rateLimit.ts';
import { MEXICO_CITY } from '../../core/i18n/days.ts';
import { localeOf } from '../../core/i18n/locale.ts';
import type { Link } from './Link.ts';
import { linkOf } from './service.ts';

type Identify = (ctx: Context, kinds: string[]) => Actor | Promise<Actor>;

/** The header with the token of a link, which its page reads from the fragment of its URL. */
const HEADER = 'X-Link';

/** Calls within ten minutes: of one address, and of one link from any address. */
const BY_ADDRESS = { limit: 600, seconds: 600 };
const BY_LINK = { limit: 200, seconds: 600 };

/**
 * Identifies callers who send the token of a link to an operation that takes one of these kinds; all others as before. A
 * token that is unknown, revoked, expired or of another kind is 404, too many calls 429. The kinds are those that the
 * modules declare.
 */
export function orByLink(
  byToken: (ctx: Context) => Actor | Promise<Actor>,
  {
    db,
    clock,
    modules,
  }: { db: Knex; clock: () => Date; modules: { handlers: object; links?: LinkDefinition[] }[] },
): Identify {
  const definitions = modules.flatMap(({ links = [] }) => links);
  return (ctx, kinds) => {
    const token = ctx.get(HEADER);
    return kinds.length > 0 && token ? byLink(ctx, token, kinds) : byToken(ctx);
  };

  async function byLink(ctx: Context, token: string, kinds: string[]): Promise<Actor> {
    const now = clock();
    await limit(db, BY_ADDRESS, { name: 'links of an address', who: ctx.ip, now });
    const link = await linkOf(db, token, now);
    const definition = definitions.find(({ kind }) => kind === link?.kind);
    if (!link || !definition || !kinds.includes(link.kind)) throw new Refusal('NOT_FOUND');
    ctx.set(rateHeaders(await limit(db, BY_LINK, { name: 'link', who: link.id, now }), now));
    return actorOf(link, definition, ctx);
  }
}

/** Returns the actor of a link: like an admin of its carrier or of its customer, limited to one record by `link`. */
function actorOf(
  { id, kind, subjectId, partyId }: Link,
  { holder }: LinkDefinition,
  ctx: Context,
): Actor {
  const isCustomer = holder === 'customer';
  return {
    userId: null,
    type: isCustomer ? 'shipper' : 'carrier',
    role: 'admin',
    access: 'full',
    companyId: isCustomer ? partyId : null,
    carrierId: isCustomer ? null : partyId,
    employerId: partyId,
    hiddenEmployers: isCustomer ? ['carrier'] : [],
    locale: localeOf(ctx),
    timeZone: MEXICO_CITY,
    link: { id, kind, subjectId, address: ctx.ip },
  };
}
