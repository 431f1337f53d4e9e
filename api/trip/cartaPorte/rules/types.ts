import type { Words } from '../../../shared/words.ts';
import type { Data, Party } from '../data.ts';
import type { Keys } from '../keys/Keys.ts';

/** A rule over both parts. */
export interface Rule {
  id: string;
  /** The party whose data break it. */
  party: Party;
  /** The codes in SAT's validation matrix; without them it is the schema's rule, or Andén's. */
  codes?: string;
  /** Only advice, because no official text confirms it. */
  isAdvice?: true;
  text: Words;
  remedy: Words;
  /** The paths of the fields, in the party's part, that break it; none when it holds. */
  broken: (data: Data, keys: Keys) => string[];
}

/** A rule that data break, at a field. */
export interface Finding {
  rule: string;
  party: Party;
  codes: string | null;
  isAdvice: boolean;
  text: Words;
  remedy: Words;
  path: string;
}
