/** The texts of a module in both languages, with the same keys. Only who reads English loads the English ones. */
export interface Messages {
  es: MessageTree;
  en: () => Promise<MessageTree>;
}

/** Texts by key, nested: `{ resources: { users: { name: 'Usuario |||| Usuarios' } } }`. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}
