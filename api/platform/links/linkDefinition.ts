import type { Schemas } from '../../core/contract/types.ts';
import type { Words } from '../../shared/words.ts';

/**
 * A kind of public links as data. The module whose records it opens declares it and names it in its `index.ts`; `links`
 * makes the links, words them, mails them and tells from the definition who acts by one.
 */
export interface LinkDefinition {
  kind: Schemas['LinkKind'];
  /** Who acts by it: of a customs broker's link the company that asks it is the party. */
  holder: 'carrier' | 'customer' | 'customsBroker' | 'user';
  /** How many days it works after the moment from which it is given. */
  days: number;
  /** The page that it opens; without one it is no address of a page. */
  paths?: Words;
  /** What its text begins with, before the reference of the record; without one the lines of the text say all. */
  title?: Words;
  /** What the text asks its holder to do at the address. */
  ask?: Words;
  /** The label of the link in mails. */
  label?: Words;
  /** Whether the mails sent before still open the record once it is mailed to another address; by default they do not. */
  isSharedByAddresses?: boolean;
}
