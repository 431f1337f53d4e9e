import type { Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { wordSet } from '../../text/tokens.ts';

/** `torton caja seca`, `rabón con termo`: a truck with this body, which has one code. */
export function withoutBodies(board: Board, mentions: Mention[]): Mention[] {
  return mentions.filter((mention, index) => {
    const before = mentions[index - 1];
    const isTruck =
      before?.field === 'equipmentId' &&
      before.values.length === 1 &&
      TRUCKS.has(board.word(before.start));
    return mention.field !== 'equipmentId' || !isTruck || !isBody(board, before.end, mention.start);
  });
}

/** "Con" or nothing between a truck and its body; "torton o caja seca", "torton pero ahora caja seca" are two types. */
function isBody(board: Board, from: number, to: number): boolean {
  return board.tokens
    .slice(from, to)
    .every(({ kind, word }) => OF_BODY.has(word) && kind !== 'break');
}

const TRUCKS = wordSet('torton thorton rabon unitario camion camioneta');
const OF_BODY = new Set(['con', 'de', 'tipo', 'd', '(', '-', 'with']);

/** "Caja seca o plataforma": the types that an "o" joins are choices. */
export function withAlternatives(board: Board, mentions: Mention[]): Mention[] {
  const merged: Mention[] = [];
  for (const mention of mentions) {
    const at = merged.findLastIndex(({ field }) => field === 'equipmentId');
    const last = merged[at];
    const isCount = mention.field === 'count';
    const isJoined = last && isChoice(board, last.end, mention.start + (isCount ? 1 : 0));
    if (!isJoined || isCount) {
      if (!isOfChoice(last, mention)) merged.push(mention);
      continue;
    }
    board.take(last.end, mention.end);
    const values = [...new Set([...last.values, ...mention.values])];
    merged[at] = { ...last, end: mention.end, values };
  }
  return merged;
}

/** The number of a type that is one of two: "un torton o un rabón". */
function isOfChoice(last: Mention | undefined, { field, end }: Mention): boolean {
  return field === 'count' && last !== undefined && end <= last.end && end > last.start;
}

/** "O", "o mejor un" */
function isChoice(board: Board, from: number, to: number): boolean {
  const [first, ...others] = board.tokens.slice(from, to).map(({ word }) => word);
  return CHOICES.has(first ?? '') && others.every((word) => BEHIND_CHOICE.has(word));
}

const CHOICES = new Set(['o', 'or', '/', 'u']);
const BEHIND_CHOICE = wordSet('un una a mejor si maybe tal vez bien');
