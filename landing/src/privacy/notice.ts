import { bilingual } from '../locale.ts';
import { english } from './notice.en.ts';
import { spanish } from './notice.es.ts';

/** The privacy notice as data: an introduction and titled parts of paragraphs and lists. */
export interface Notice {
  title: string;
  updated: string;
  introduction: string;
  parts: { title: string; paragraphs: string[]; items?: string[]; closing?: string }[];
}

/** The same parts in the same order in both languages; the Spanish text is the one in force. */
export const notice = bilingual<Notice>({ es: spanish, en: english });
