import type { Schemas } from '../../core/contract/types.ts';
import type { Locale, Words } from '../../shared/words.ts';

/** What is to be verified of a load's duty to have a Carta Porte, in words; undefined where nothing is. */
export function toVerify(leg: Schemas['BoughtLeg'] | null, locale: Locale): string | undefined {
  return leg === 'transfer' ? TRANSFER[locale] : undefined;
}

/** RMF 2026, 2.7.7.1 names no exception for the move across the bridge; nothing official was found that settles it. */
const TRANSFER: Words = {
  es: 'Por verificar: si el transportista del cruce debe emitir Carta Porte. No conocemos un texto oficial que lo resuelva; confírmelo con su asesor fiscal.',
  en: "To be verified: whether the transfer's carrier must issue a Carta Porte. We know of no official text that settles it; confirm it with your tax adviser.",
};
