import { bilingual } from '../locale.ts';
import { english } from './notice.en.ts';
import { spanish } from './notice.es.ts';
import type { Notice } from './noticeText.ts';

/** The same parts in the same order in both languages; the Spanish text is the one in force. */
export const notice = bilingual<Notice>({ es: spanish, en: english });
