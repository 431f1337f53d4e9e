import type { Damage } from './Damage.ts';
import { jpegDamage } from './jpegDamage.ts';
import { pdfDamage } from './pdfDamage.ts';
import { pngDamage } from './pngDamage.ts';

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
