import type { Board, Reading, Span } from '../../messages/index.ts';
import type { RatePart, ReplyFields } from '../Reply.ts';
import type { Offer } from './offers.ts';

/** The amounts of a reply as one rate: an all-in price or its parts; what a person must choose has choices. */
export function priceOf(board: Board, offers: Offer[]): ReplyFields {
  const taxes = offers.filter(({ label }) => label === 'tax');
  const totals = offers.filter(({ label }) => label === 'total');
  const amounts = offers.filter(({ label }) => label !== 'tax' && label !== 'total');
  const prices = valid(amounts);
  if (prices.length === 0 && totals.length > 0) return { allIn: choiceOf(board, totals) };
  if (prices.length === 0)
    return amounts.some(isTold) ? { allIn: choiceOf(board, amounts.filter(isTold), []) } : {};
  const open = amounts.find(({ isPerUnit, label }) => isPerUnit && isPart(label));
  if (open) return { allIn: choiceOf(board, [...prices, open], []) };
  const parts = partsOf(board, prices, totals, taxes);
  if (parts) return parts;
  const isDoubtful = !agrees(prices.slice(0, 1), totals, taxes);
  return { allIn: choiceOf(board, isDoubtful ? [...prices, ...totals] : prices) };
}

function valid(offers: Offer[]): Offer[] {
  const certain = offers.filter(({ isPerUnit, isLeast }) => !isPerUnit && !isLeast);
  const present = certain.filter(({ isPast }) => !isPast);
  return present.length > 0 ? present : certain;
}

function isTold({ isPast }: Offer): boolean {
  return !isPast;
}

/** The value that all offers have, or their values as choices. */
function choiceOf(board: Board, offers: Offer[], choices?: string[]): Reading<string> {
  const words = spanOf(board, offers);
  const values = unique(offers.flatMap((offer) => offer.values));
  const isClear = values.length === 1 && offers.every((offer) => offer.isClear);
  if (isClear && !choices) return { value: values[0]!, words };
  return { choices: choices ?? values, words };
}

function unique(values: string[]): string[] {
  const seen = new Map(values.map((value) => [Number(value), value]));
  return [...seen.values()];
}

/** From the first offer to the last, with the sign before. */
function spanOf(board: Board, offers: Offer[]): Span {
  const inOrder = offers.toSorted((one, other) => one.start - other.start);
  const [first, last] = [inOrder[0]!, inOrder.at(-1)!];
  const sign = board.word(first.start - 1) === '$' ? first.start - 1 : first.start;
  return board.spanOf(sign, last.end);
}

/** The parts, where there is a linehaul and each other part once or more; the totals must agree with them. */
function partsOf(
  board: Board,
  prices: Offer[],
  totals: Offer[],
  taxes: Offer[],
): ReplyFields | undefined {
  const groups = groupsOf(prices);
  const linehaul = groups.get('linehaul') ?? [];
  const open = prices.find((offer) => offer.open)?.open;
  if (linehaul.length !== 1 || (groups.size < 2 && !open)) return undefined;
  const others = [...groups].filter(([part]) => part !== 'linehaul' && part !== 'accessorials');
  if (others.some(([, offers]) => offers.length > 1)) return undefined;
  if (prices.some(({ isClear }) => !isClear) || !agrees(prices, totals, taxes))
    return {
      allIn: choiceOf(
        board,
        [...prices, ...totals],
        totals.flatMap(({ values }) => values),
      ),
    };
  const fields: ReplyFields = {};
  for (const [part, offers] of groups)
    fields[part] = { value: sum(offers), words: spanOf(board, offers) };
  if (open)
    fields[open.label as RatePart] = { choices: [], words: board.spanOf(open.start, open.end) };
  return fields;
}

/** By part; an amount without a label is the linehaul. */
function groupsOf(prices: Offer[]): Map<RatePart, Offer[]> {
  const groups = new Map<RatePart, Offer[]>();
  for (const offer of prices) {
    const part = isPart(offer.label) ? offer.label : 'linehaul';
    groups.set(part, [...(groups.get(part) ?? []), offer]);
  }
  return groups;
}

function isPart(label: Offer['label']): label is RatePart {
  return label !== undefined && !['price', 'total', 'tax', 'other'].includes(label);
}

/** Whether a total is the sum of the parts, alone or with the taxes, or none is given. */
function agrees(prices: Offer[], totals: Offer[], taxes: Offer[]): boolean {
  if (totals.length === 0) return true;
  const parts = cents(sum(prices));
  const [first = 0, second = 0] = taxes.map(({ values }) => cents(values[0]!));
  const sums = [parts, parts + first, parts + first - second, parts + first + second];
  return totals.every(({ values }) => sums.includes(cents(values[0]!)));
}

function cents(value: string): number {
  return Math.round(Number(value) * 100);
}

function sum(offers: Offer[]): string {
  const total = offers.reduce((all, { values }) => all + cents(values[0]!), 0);
  return offers.length === 1 ? offers[0]!.values[0]! : (total / 100).toFixed(2);
}
