import { messages } from './messages.ts';
import { homeOf, kindOf } from './users/kinds.ts';

/** The parts of the product that are freight and belong to no module: shared texts, and the kinds of users. */
export const freight = { messages, kindOf, homeOf };
