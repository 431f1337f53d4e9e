import type { Clash } from '#edits';
import type { CartaPorte, Values } from './types.ts';

/** The state of the last typed values. */
export type SaveState = 'unsaved' | 'saving' | 'saved' | 'merged' | 'kept' | 'refused';

/** The fields that both the person and somebody else have changed; nothing is saved until one of them wins. */
export interface Conflict {
  clashes: Clash[];
  resolve: (winner: 'mine' | 'theirs') => void;
}

/** The state that the form of a part shows. */
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
