import { phraseBook } from '../text/phraseBook.ts';
import { wordSet } from '../text/tokens.ts';

/** Words that say that what stands behind them is not meant: "no el miércoles", "en lugar de caja seca". */
export const NEGATIONS = phraseBook<true>([
  ['no|not|ya no|en lugar|en vez|instead|rather than|excepto|except|antes era|antes eran', true],
]);

/** "Si no" is a choice. */
export const BEFORE_CHOICES = wordSet('si or o if');

/** Words between a negation and what it denies. */
export const BEHIND_NEGATIONS = wordSet(
  'el la los las un una de del d a an the of on es son sea ser para for in en con',
);

/** Words with which somebody corrects what stands before. */
export const CORRECTIONS = phraseBook<true>([
  ['perdon|no perdon|perdon son|digo|mejor dicho|corrijo|correccion|me equivoque|mas bien', true],
  ['sorry|i mean|correction|i meant|make that|scratch that', true],
]);

/** Words behind "mañana no" that say that the day itself is not meant. */
export const BEHIND_NO = wordSet(
  'porque por se hay puedo puede podemos pueden tenemos alcanzamos alcanza , ; sino mejor va because',
);
