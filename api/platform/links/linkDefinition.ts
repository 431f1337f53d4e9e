import type { Schemas } from '../../core/contract/types.ts';
import type { Words } from '../../shared/words.ts';

/**
 * A kind of public links as data. The module whose records it opens declares it and names it in its `index.ts`; `links`
 * makes the links, words them, mails them and tells from the definition who acts by one.
 */
export interface LinkDefinition {
  kind: Schemas['LinkKind'];
  /** The party that acts by it: for a customs broker's link the company that asks. */
  holder: 'carrier' | 'customer' | 'customsBroker' | 'user';
  /** The days for which it works after the moment from which it is given. */
  days: number;
  /** The page that it opens; without one it is no address of a page. */
  paths?: Words;
  /** The beginning of its text, before the reference of the record; without one the lines of the text say all. */
  title?: Words;
  /** The request to its holder at the address. */
  ask?: Words;
  /** The label of the link in mails. */
  label?: Words;
  /** Whether the mails sent before still open the record once it is mailed to another address; by default they do not. */
  isSharedByAddresses?: boolean;
}
