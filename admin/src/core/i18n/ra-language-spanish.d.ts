declare module 'ra-language-spanish' {
  import type { MessageTree } from './MessageTree.ts';
  /** React-admin's texts in Spanish, as of its version 4. */
  const messages: MessageTree;
  export default messages;
}
