import type { ComponentType } from 'react';
import { matchesName } from '../format/folded.ts';

/** Something that the palette leads to or does. */
export interface Command {
  /** Its own among all commands. */
  id: string;
  /** The heading that it stands under. */
  group: string;
  text: string;
  /** What tells it from others of the same text. */
  detail?: string;
  icon?: ComponentType<{ fontSize?: 'small' }>;
  run: () => void;
}

/** The commands whose text or detail holds every word that was typed, whatever the accents and case. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = typed.split(/\s+/).filter(Boolean);
  return commands.filter(({ text, detail = '' }) =>
    words.every((word) => matchesName(word, { name: `${text} ${detail}` })),
  );
}
