/**
 * The texts of a module, with the same keys in every language: the Spanish ones, and the file of any language, which only
 * who reads that language loads. A new language needs a file `messages.xx.ts` beside each `messages.es.ts`, a file
 * `labels.xx.yaml` beside each `labels.es.yaml`, and no code.
 */
export interface Messages {
  es: MessageTree;
  in: (language: string) => Promise<Record<string, MessageTree>>;
}

/** Texts by key, nested: `{ resources: { users: { name: 'Usuario |||| Usuarios' } } }`. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}
