import { phraseBook } from '../text/phraseBook.ts';
import type { Board } from '../text/Board.ts';
import { phraseAt } from '../text/phraseBook.ts';

/** Whether a message tells of a load on its way or refuses one, and asks for no price. */
export function isOther(board: Board): boolean {
  const has = (book: typeof NEWS) =>
    board.tokens.some((_, at) => !board.isCut(at) && phraseAt(board.tokens, at, book));
  return has(NEWS) && !has(REQUESTS);
}

const NEWS = phraseBook<true>([
  [
    'placas|licencia|chofer|sello|nombre del operador|datos del operador|datos de la unidad|ponchó|retrasada',
    true,
  ],
  [
    'no tenemos disponibilidad|sin disponibilidad|no la cubrimos|no cubrimos|cuanto pesa|no manches|ya llego|ya esta en',
    true,
  ],
  [
    'license plate|driver name|seal number|no capacity|unable to cover|eta|running late|broke down',
    true,
  ],
]);

const REQUESTS = phraseBook<true>([
  [
    'cotizar|cotiza|cotizacion|cotizame|cotizas|cot|necesito|necesitamos|ocupo|ocupamos|requiero|requerimos|precio|tarifa|costo',
    true,
  ],
  ['quote|need|rate|pricing|looking for|rfq|cuanto me cobras|cuanto sale', true],
]);
