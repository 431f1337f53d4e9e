import { language } from '../messages.ts';
import { confirmationMessages } from './messages.ts';

/** The texts of the page. */
export const t = { ...confirmationMessages[language()], language: language() };
