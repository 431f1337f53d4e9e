import type { Messages } from '../core/i18n/MessageTree.ts';
import { menuSections } from './menuSections.ts';
import { es } from './messages.es.ts';
import { useStopValue } from './stops/useStopValue.ts';
import { homeOf, kindOf } from './users/kinds.ts';

const messages: Messages = { es, in: (language) => import(`./messages.${language}.ts`) };

/** The parts of the product that are freight and belong to no module: shared texts, the kinds of users and the sections of the menu. */
export const freight = {
  messages,
  kindOf,
  homeOf,
  sections: menuSections,
  useValueText: useStopValue,
};
