/** The texts of a module in both languages, with the same keys. */
export interface Messages {
  es: MessageTree;
  en: MessageTree;
}

/** Texts by key, nested: `{ resources: { users: { name: 'Usuario |||| Usuarios' } } }`. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}
