import type { Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { wordSet } from '../text/tokens.ts';

/** `torton caja seca`, `rabón con termo`: a truck with this body, which has one code. */
export function withoutBodies(board: Board, mentions: Mention[]): Mention[] {
  return mentions.filter((mention, index) => {
    const before = mentions[index - 1];
    const isTruck =
      before?.field === 'equipmentId' &&
      before.values.length === 1 &&
      TRUCKS.has(board.word(before.start));
    return (
      mention.field !== 'equipmentId' ||
      !isTruck ||
      mention.start - before.end > 2 ||
      SEPARATE.has(board.word(before.end))
    );
  });
}

const TRUCKS = wordSet('torton thorton rabon unitario camion camioneta');
const SEPARATE = wordSet('o or y and , /');

/** "Caja seca o plataforma": the types that an "o" joins are choices. */
export function withAlternatives(board: Board, mentions: Mention[]): Mention[] {
  const merged: Mention[] = [];
  for (const mention of mentions) {
    const last = merged.at(-1);
    const isJoined =
      last?.field === 'equipmentId' &&
      mention.field === 'equipmentId' &&
      mention.start === last.end + 1;
    if (!isJoined || !['o', 'or', '/', 'u'].includes(board.word(last.end))) merged.push(mention);
    else {
      board.take(last.end, mention.end);
      merged[merged.length - 1] = {
        ...last,
        end: mention.end,
        values: [...new Set([...last.values, ...mention.values])],
      };
    }
  }
  return merged;
}
