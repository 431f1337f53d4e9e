import { wordsOf } from './names.ts';

/** Providers whose mailboxes anybody opens, by the first part of their domain. */
const FREE = new Set(
  'gmail googlemail hotmail outlook live msn yahoo ymail icloud me aol proton protonmail gmx prodigy'.split(
    ' ',
  ),
);

/** Whether an address belongs to the company's own domain, to a provider that anybody uses, or to another domain. */
export function mailboxOf(email: string, names: (string | null)[]) {
  const domain = email.toLowerCase().split('@')[1]!;
  if (FREE.has(domain.split('.')[0]!)) return 'free_mailbox' as const;
  const letters = domain.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const words = names.flatMap((name) => wordsOf(name ?? '')).filter((word) => word.length > 3);
  const isOwn = words.some(
    (word) => !COMMON.has(word) && letters.includes(word.replaceAll('Ñ', 'N')),
  );
  return isOwn ? ('company_domain' as const) : ('other_domain' as const);
}

/** Words of many carriers' names, which tell nothing. */
const COMMON = new Set(
  'TRANSPORTES TRANSPORTE FLETES FREIGHT TRUCKING LOGISTICS LOGISTICA LINEAS AUTOLINEAS CARGA EXPRESS'.split(
    ' ',
  ),
);
