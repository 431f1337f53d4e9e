declare module 'ra-language-spanish' {
  import type { MessageTree } from './MessageTree.ts';
  /** React-admin's texts in Spanish, without those that came after its version 4. */
  const messages: MessageTree;
  export default messages;
}
