import { CHAT_WORDS, REAL_WORDS, SPELLED_WORDS } from '../words/spelledWords.ts';

/** The word that a chat's short form stands for, or the word of the trade that a long word is but for one letter that is wrong, missing, too many or in the wrong place. */
export function spelled(word: string): string {
  if (Object.hasOwn(CHAT_WORDS, word)) return CHAT_WORDS[word]!;
  if (word.length < SHORTEST || REAL_WORDS.has(word)) return word;
  const near = SPELLED_WORDS.filter((one) => one[0] === word[0] && isNear(word, one));
  return near.length === 1 ? near[0]! : word;
}

const SHORTEST = 7;

/** Whether two words differ by one letter, or by two that are exchanged. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rests = [one.slice(start), other.slice(start)] as const;
  return areOneApart(...rests);
}

function areOneApart(one: string, other: string): boolean {
  const isExchanged = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  const isOneMore = one.slice(1) === other || one === other.slice(1);
  return isExchanged || isOneMore || one.slice(1) === other.slice(1);
}
