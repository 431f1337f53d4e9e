import { jpegDamage } from './jpegDamage.ts';
import { pdfDamage } from './pdfDamage.ts';
import { pngDamage } from './pngDamage.ts';

/** Why a file of its type cannot be opened: it asks for a password, or it is broken or cut off. */
export type Damage = 'password' | 'damaged';

/** Why the content of a PDF, JPEG or PNG cannot be opened; null where it can, and for other types. */
export async function damageOf(content: Buffer, mediaType: string): Promise<Damage | null> {
  return (await CHECKS[mediaType]?.(content)) ?? null;
}

type Check = (content: Buffer) => Damage | null | Promise<Damage | null>;

const CHECKS: Partial<Record<string, Check>> = {
  'application/pdf': pdfDamage,
  'image/jpeg': jpegDamage,
  'image/png': pngDamage,
};
