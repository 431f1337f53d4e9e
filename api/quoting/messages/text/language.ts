import type { Board } from './Board.ts';
import { remembered } from './remembered.ts';
import { wordSet } from './tokens.ts';

/** Whether a message is written in Spanish rather than in English, by the small words of its own text. */
export const isSpanish = remembered((board: Board): boolean => {
  const own = board.tokens.filter((_, at) => !board.isCut(at));
  const count = (words: Set<string>) => own.filter(({ word }) => words.has(word)).length;
  return count(SPANISH) >= count(ENGLISH);
});

const SPANISH = wordSet(
  'de la el los las para con en una un por necesito caja y cargar entrega manana que saliendo tope ocupo cotizar seca',
);
const ENGLISH = wordSet(
  'the of for with from to need and pickup delivery on at load tomorrow is we are ready deliver delivering by looking rate lbs pickup drop monday friday pick not target please reefer flatbed each can you ship',
);
