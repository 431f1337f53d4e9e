import { bilingual } from '../locale.ts';
import { english } from './notice.en.ts';
import { spanish } from './notice.es.ts';
import type { Notice } from './noticeText.ts';

/** The privacy notice: the same parts in the same order in both languages; the Spanish text is the binding one. */
export const notice = bilingual<Notice>({ es: spanish, en: english });
