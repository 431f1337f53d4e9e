import { language } from '../messages.ts';
import { root } from '../page.ts';
import { answerMessages } from './messages.ts';

/** The form of the rate, and the texts of the page. */
export const rateForm = root.querySelector<HTMLFormElement>('#rate')!;
export const t = answerMessages[language()];
