/** By operationId what a call does, in Spanish and English. */
export type Actions = Record<string, readonly [es: string, en: string]>;
