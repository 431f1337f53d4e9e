import { messages } from './messages.ts';
import { homeOf, kindOf } from './users/kinds.ts';

/** What freight adds to the modules: the words that several of them say, and the kinds of their users. */
export const freight = { messages, kindOf, homeOf };
