import type { Transaction } from 'objection';
import { nextNumber } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { add } from '../../core/records/writing/save.ts';
import { recordEvent } from '../../core/records/status/events.ts';
import { firstStopList } from './load/stopHistory.ts';
import { saveStops } from './load/stopRows.ts';
import { Quote } from './Quote.ts';
import { QuoteStop } from './QuoteStop.ts';

/** A quote whose fields have been checked, with the columns that others derive. */
export type AddedQuote = Omit<Schemas['QuoteChange'], 'targetRate' | 'legs'> &
  Pick<
    Quote,
    'companyId' | 'customerId' | 'status' | 'hazmat' | 'exchangeRate' | 'exchangeRateDate'
  > &
  Partial<Pick<Quote, 'wholeId' | 'leg' | 'legPosition' | 'handOver' | 'ctpat'>> & {
    targetRate?: string | null;
    parentId?: string;
    routeId?: string | null;
    message?: string;
  };

/** Inserts the row of a quote, numbered per company, with its stops and its first event; returns its id. */
export async function addQuote(
  trx: Transaction,
  actor: Pick<Actor, 'type'> & { userId: string | null },
  { stops, ...load }: AddedQuote,
): Promise<string> {
  const { companyId, status } = load;
  const number = await nextNumber(companyId, 'quoteCount', trx);
  const row = { ...load, number, createdBy: actor.userId };
  const id = await add(Quote, row, trx, firstStopList(stops));
  if (stops) await saveStops(trx, QuoteStop, { id, companyId }, stops);
  await recordEvent(trx, Quote, { id, companyId, status }, null, actor);
  return id;
}
