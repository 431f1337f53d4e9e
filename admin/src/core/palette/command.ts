import type { ComponentType } from 'react';
import { matchesName } from '../format/folded.ts';

/** A page, record or action in the palette. */
export interface Command {
  /** Unique among all commands. */
  id: string;
  /** The heading of its group. */
  group: string;
  text: string;
  /** A detail that distinguishes commands of the same text. */
  detail?: string;
  icon?: ComponentType<{ fontSize?: 'small' }>;
  run: () => void;
}

/** The commands whose text or detail contains every typed word, ignoring accents and case. */
export function matching(commands: readonly Command[], query: string): Command[] {
  const words = query.split(/\s+/).filter(Boolean);
  return commands.filter(({ text, detail = '' }) =>
    words.every((word) => matchesName(word, { name: `${text} ${detail}` })),
  );
}
