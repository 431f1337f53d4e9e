import { nameOf } from './names.ts';
import { shrink } from './shrink.ts';

/** Why a file cannot be sent: it is larger than the API takes, or a photo in a format that this browser cannot read. */
export type Unfit = 'tooLarge' | 'heic';

/** A file that can be sent, or why not. */
export type Fit = { file: File; unfit?: undefined } | { file?: undefined; unfit: Unfit };

/** Makes a photo smaller and checks that a file is one that the API takes, before anything waits for it. */
export async function fitFile(file: File, maxBytes: number): Promise<Fit> {
  const content = await shrink(file);
  if (content === file && isHeic(file)) return { unfit: 'heic' };
  if (content.size > maxBytes) return { unfit: 'tooLarge' };
  if (content === file) return { file };
  return { file: new File([content], nameOf(file, content), { type: content.type }) };
}

/** Whether it is a photo as iPhones store it with the setting "High Efficiency", which the API does not take. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
