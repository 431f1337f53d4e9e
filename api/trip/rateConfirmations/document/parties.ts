import type { Column, Section } from '../../../core/print/model.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Locale } from '../../../shared/words.ts';
import { addressLines } from '../../../platform/geography/addressLines.ts';
import { phoneText } from '../../../platform/geography/phone.ts';
import type { Content } from '../content/content.ts';
import { WORDS } from './words.ts';

type Party = Schemas['ContractParty'];

/** Broker and carrier in full, side by side. */
export function partiesOf({ broker, carrier }: Content, locale: Locale): Section {
  const columns = [party('broker', broker, locale), party('carrier', carrier, locale)];
  return { heading: WORDS.parties[locale], blocks: [{ kind: 'columns', columns }] };
}

/** The known identifiers in one line: "RFC TRE991231AB1 · SCAC TRGO". */
export function identifiers({ rfc, ein, scacCode, caat }: Party): string {
  const codes = Object.entries({ RFC: rfc, EIN: ein && dashed(ein), SCAC: scacCode, CAAT: caat });
  return codes.flatMap(([kind, id]) => (id ? [`${kind} ${id}`] : [])).join(' · ');
}

/** The address in one line; empty without one. */
export function addressText({ address }: Party, locale: Locale): string {
  return address ? addressLines(address, locale).join(', ') : '';
}

/** The known phone and e-mail in one line. */
export function reachText({ phone, email }: Pick<Party, 'phone' | 'email'>): string {
  return [phone && phoneText(phone), email].filter(Boolean).join(' · ');
}

function party(kind: 'broker' | 'carrier', of: Party, locale: Locale): Column {
  const reach = reachText(of);
  const lines = [
    identifiers(of),
    addressText(of, locale) || WORDS.noAddress[locale],
    reach,
    ...contactLines(of, locale),
  ];
  const filledLines = lines.filter(Boolean);
  const isReachable = reach || of.contact;
  return {
    heading: WORDS[kind][locale],
    name: of.name,
    lines: isReachable ? filledLines : [...filledLines, WORDS.noContact[locale]],
  };
}

function contactLines({ contact }: Party, locale: Locale): string[] {
  return contact ? [`${WORDS.contact[locale]}: ${contact.name}`, reachText(contact)] : [];
}

/** An EIN as the IRS writes it: "12-3456789". */
function dashed(ein: string): string {
  return ein.replace(/^(\d{2})(\d{7})$/, '$1-$2');
}
