import { nameOf } from './names.ts';
import { shrink } from './shrink.ts';

/** Why a file cannot be sent: it is larger than the API takes, or a photo in a format that this browser cannot read. */
export type Unfit = 'tooLarge' | 'heic';

/** A file that can be sent, or why not. */
export type Fit = { file: File; unfit?: undefined } | { file?: undefined; unfit: Unfit };

/** Makes a photo smaller and checks that a file is one that the API takes, before anything waits for it. */
export async function fitFile(file: File, maxBytes: number): Promise<Fit> {
  const small = await shrunk(file);
  if (small === file && isHeic(file)) return { unfit: 'heic' };
  return small.size > maxBytes ? { unfit: 'tooLarge' } : { file: small };
}

/** The photo made smaller, under the name of a JPEG; any other file as it is. */
export async function shrunk(file: File): Promise<File> {
  const content = await shrink(file);
  if (content === file) return file;
  return new File([content], nameOf(file, content), { type: content.type });
}

/** Whether it is a photo as iPhones store it with the setting "High Efficiency", which the API does not take. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
