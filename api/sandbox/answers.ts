import type { Knex } from 'knex';
import { MEXICO_CITY } from '../core/i18n/days.ts';
import { actAs } from '../core/auth/acting.ts';
import type { Actor } from '../core/auth/actor.ts';
import type { Handlers } from '../core/http/handlers.ts';
import { Refusal } from '../core/errors/errors.ts';
import { DEFAULT_LOCALE } from '../shared/languages.ts';
import { rateOf, ruleOf, type Lane, type Rule } from './rules.ts';

/** The answer of a carrier that its rule makes at this time. */
export interface PlannedAnswer {
  at: Date;
  rule: Rule;
  invitation: OpenInvitation;
}

/** An answer that was given, or refused with a code. */
export interface GivenAnswer {
  at: string;
  quoteId: string;
  invitationId: string;
  carrierName: string;
  does: Rule['does'];
  amount?: string;
  currency?: string;
  refused?: string;
}

interface OpenInvitation extends Lane {
  id: string;
  quoteId: string;
  carrierId: string;
  carrierName: string;
  identifier: string | null;
  sentAt: Date;
  deadlineAt: Date;
  isExpired: boolean;
}

type Answering = Required<Pick<Handlers, 'rateInvitation' | 'declineInvitation'>>;

/** Answers the invitations of a sandbox by its rules, through the same handlers that answer calls. */
export class Carriers {
  readonly #db: Knex;
  readonly #handlers: Answering;
  /** The invitations whose answer was refused, which is not tried again. */
  readonly #refused = new Set<string>();

  constructor(db: Knex, handlers: Answering) {
    this.#db = db;
    this.#handlers = handlers;
  }

  /** The first answer that is due until this time; invitations of the story count from its beginning. */
  async next(until: Date, storyAt: Date): Promise<PlannedAnswer | undefined> {
    const { rows } = await this.#db.raw<{ rows: OpenInvitation[] }>(OPEN, { storyAt });
    return rows
      .filter(({ id }) => !this.#refused.has(id))
      .flatMap((invitation) => planAnswers(invitation, storyAt))
      .filter(({ at }) => at <= until)
      .sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  }

  /** Gives a planned answer as the carrier; a refusal is returned, not thrown. */
  async give({ invitation, rule }: PlannedAnswer, now: Date): Promise<GivenAnswer> {
    const { id, quoteId, carrierName, currency } = invitation;
    const answer = { at: now.toISOString(), quoteId, invitationId: id, carrierName };
    const allIn = rule.does === 'decline' ? undefined : rateOf(rule, invitation);
    const result = { ...answer, does: rule.does, ...(allIn && { amount: allIn, currency }) };
    try {
      await this.#answer(invitation, rule, now);
      return result;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refused.add(id);
      return { ...result, refused: error.code };
    }
  }

  /** Forgets what was refused, with the data. */
  forgetRefused(): void {
    this.#refused.clear();
  }

  async #answer(invitation: OpenInvitation, rule: Rule, now: Date): Promise<void> {
    const { rateInvitation, declineInvitation } = this.#handlers;
    const actor = actorOf(invitation);
    const { currency } = invitation;
    const call = { actor, params: { id: invitation.id }, locale: actor.locale, now };
    await actAs(actor, async () => {
      if (rule.does === 'decline')
        await declineInvitation({ ...call, body: { reason: rule.reason! } } as never);
      else
        await rateInvitation({
          ...call,
          body: { currency, allIn: rateOf(rule, invitation) },
        } as never);
    });
  }
}

/** When a carrier answers by its rule; nothing for one that never does, or whose time for a late rate is not there yet. */
function planAnswers(invitation: OpenInvitation, storyAt: Date): PlannedAnswer[] {
  const rule = ruleOf(invitation.identifier);
  const isLate = rule.does === 'rate_late';
  if (rule.does === 'nothing' || isLate !== invitation.isExpired) return [];
  const { sentAt, deadlineAt } = invitation;
  const from = isLate ? deadlineAt : sentAt > storyAt ? sentAt : storyAt;
  return [{ at: new Date(from.getTime() + rule.minutes! * 60_000), rule, invitation }];
}

/** The invitations without a rate that wait for an answer, or whose deadline passed since the story began. */
const OPEN = `
  select invitations.id, invitations.quote_id as "quoteId", invitations.carrier_id as "carrierId",
    carriers.carrier_name as "carrierName", carriers.identifier, invitations.sent_at as "sentAt",
    invitations.deadline_at as "deadlineAt", invitations.status = 'not_available' as "isExpired",
    quotes.origin_state as "originState", quotes.destination_state as "destinationState",
    quotes.distance_km as "distanceKm", quotes.target_rate as "targetRate", quotes.currency,
    quotes.exchange_rate as "exchangeRate", quotes.leg is not distinct from 'transfer' as "isTransfer"
  from invitations
    join quotes on quotes.id = invitations.quote_id and quotes.company_id = invitations.company_id
    join carriers on carriers.id = invitations.carrier_id
  where invitations.first_rate_at is null and (
    invitations.status in ('sent', 'in_contact', 'available')
    or (invitations.status = 'not_available' and invitations.close_reason = 'expired'
      and invitations.deadline_at > :storyAt and quotes.status in ('sent', 'rated', 'not_available')))
  order by invitations.sent_at, invitations.id`;

/** The actor who answers for a carrier: like an admin of it, without an account. */
function actorOf({ carrierId }: OpenInvitation): Actor & { carrierId: string } {
  return {
    userId: null,
    type: 'carrier',
    role: 'admin',
    access: 'full',
    companyId: null,
    carrierId,
    employerId: carrierId,
    hiddenEmployers: [],
    locale: DEFAULT_LOCALE,
    timeZone: MEXICO_CITY,
  };
}
