import type { Schemas } from '../../schemas.ts';

/** The Carta Porte as the API shows it to the party of a link: with the one part that it fills. */
export type CartaPorte = Schemas['CartaPorte'] & { parts: [Part] };

export type Part = Schemas['CartaPortePart'];
export type PartField = Schemas['CartaPorteField'];
export type Choice = Schemas['CartaPorteChoice'];
export type Finding = Schemas['CartaPorteFinding'];

/** The values of a part by their names; of lists and objects at any depth. */
export type Values = Record<string, unknown>;

/** The values of the part that the party fills. */
export function valuesOf({ parts: [part] }: CartaPorte): Values {
  return (part[part.party] as Values | undefined) ?? {};
}
