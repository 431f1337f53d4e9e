import type { Messages } from '../core/i18n/MessageTree.ts';
import { es } from './messages.es.ts';
import { homeOf, kindOf } from './users/kinds.ts';

const messages: Messages = { es, in: (language) => import(`./messages.${language}.ts`) };

/** The parts of the product that are freight and belong to no module: shared texts, and the kinds of users. */
export const freight = { messages, kindOf, homeOf };
