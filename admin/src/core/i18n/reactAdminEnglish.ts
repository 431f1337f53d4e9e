import english from 'ra-language-english';
import type { MessageTree } from './MessageTree.ts';
import { merge } from './merge.ts';

/** react-admin's texts in English, with the specification's words (section 5). */
export const reactAdminEnglish = merge(english as unknown as MessageTree, {
  ra: {
    navigation: { prev: 'Previous page' },
    validation: {
      required: 'This field is required',
      email: 'E-mail must be valid, for example user@domain',
      maxLength: 'At most %{max} characters',
      regex: 'The format is not valid',
    },
  },
});
