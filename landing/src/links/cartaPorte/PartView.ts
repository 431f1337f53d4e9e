import type { Clash } from '#edits';
import type { CartaPorte, Values } from './types.ts';

/** How what was typed last stands. */
export type SaveState = 'unsaved' | 'saving' | 'saved' | 'merged' | 'kept' | 'refused';

/** What both the person and somebody else have changed; nothing is saved until one of them wins. */
export interface Conflict {
  clashes: Clash[];
  resolve: (winner: 'mine' | 'theirs') => void;
}

/** What the form of a part shows. */
export interface PartView {
  content: CartaPorte;
  values: Values;
  state?: SaveState;
  /** Why it was refused. */
  refusal?: string | undefined;
  /** The path of the value that was changed last. */
  at?: string;
  conflict?: Conflict | undefined;
}
