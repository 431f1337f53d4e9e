import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import { authorize } from '../../../core/auth/policy.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid, Refusal, refusedUnder } from '../../../core/errors/errors.ts';
import type { LackingDocument } from '../../../compliance/documents/index.ts';
import { type Quote, quotePolicy as may } from '../../../quoting/quotes/index.ts';
import { inAll } from '../../../shared/words.ts';
import { admitCarrier, type Choice, chooseCarrier, lockCarriers } from '../carrier.ts';

type LegAward = Schemas['LegAward'];

/** A leg and the carrier that it is awarded to. */
export type LegChoice = Choice & {
  leg: Quote;
  award: LegAward;
  lackingDocuments: LackingDocument[];
};

/**
 * Finds for each award its leg and its carrier, in driving order, and checks both as the award of a quote does. Locks all carriers
 * in one order, so that two awards of the same carriers to other legs never wait for each other.
 */
export async function admitCarriers(
  trx: Transaction,
  actor: Actor,
  legs: Quote[],
  awards: LegAward[],
): Promise<LegChoice[]> {
  const parts = partsOf(legs, awards);
  const choices: (Choice & Part)[] = [];
  for (const part of parts) {
    const { at, leg, award } = part;
    await refusedAt(at, 'legId', () => authorize(may.award(actor, leg)));
    const choose = () => chooseCarrier({ trx, quote: leg }, award);
    const choice = await refusedAt(at, 'invitationId', choose);
    choices.push({ ...choice, ...part });
  }
  await lockCarriers(
    trx,
    choices.map(({ winner }) => winner.carrierId),
  );
  const admitted: LegChoice[] = [];
  for (const choice of choices) {
    const { at, leg, award, winner } = choice;
    const admit = () => admitCarrier({ trx, quote: leg }, winner, award);
    admitted.push({ ...choice, lackingDocuments: await refusedAt(at, 'invitationId', admit) });
  }
  return admitted;
}

interface Part {
  leg: Quote;
  award: LegAward;
  /** The place of the award in the body. */
  at: number;
}

/** The awards with their legs in driving order; refuses with 422 a leg that is not of the quote, or named twice. */
function partsOf(legs: Quote[], awards: LegAward[]): Part[] {
  const parts = awards.map((award, at) => {
    const leg = legs.find(({ id }) => id === award.legId);
    if (!leg) throw invalid(`awards.${at}.legId`, ELSEWHERE);
    const isRepeated = awards.findIndex(({ legId }) => legId === award.legId) < at;
    if (isRepeated) throw invalid(`awards.${at}.legId`, TWICE);
    return { leg, award, at };
  });
  return parts.sort((a, b) => a.leg.legPosition! - b.leg.legPosition!);
}

const ELSEWHERE = {
  es: 'No es un tramo de esta cotización: elija uno de ella',
  en: 'Not a leg of this quote: choose one of its own',
};
const TWICE = {
  es: 'El tramo está dos veces: asígnelo a un solo transportista',
  en: 'The leg is there twice: assign it to one carrier',
};

/** Runs the work; names in a refusal the award that it is of: its field there, else the one that is given. */
async function refusedAt<Result>(
  at: number,
  field: keyof LegAward,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await refusedUnder(`awards.${at}.`, async () => work());
  } catch (error) {
    if (!(error instanceof Refusal) || error.options.errors) throw error;
    const words = inAll((locale) => error.problem(locale).title);
    const errors = { [`awards.${at}.${field}`]: words };
    throw new Refusal(error.code, { ...error.options, errors, cause: error });
  }
}
