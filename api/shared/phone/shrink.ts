/** The longest side of a photo that is sent, in pixels: a page of letters is still legible. */
const LONGEST = 1800;
const QUALITY = 0.82;
const SMALL_BYTES = 400_000;

/** The photo as a JPEG of at most 1,800 pixels, upright and without what the camera wrote into it; any other file as it is. */
export async function shrink(file: File): Promise<Blob> {
  if (!/^image\//.test(file.type) && !/\.hei[cf]$/i.test(file.name)) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const isSmall = scale === 1 && file.size <= SMALL_BYTES && /jpeg|png/.test(file.type);
  const blob = isSmall ? file : await drawScaled(picture, scale);
  picture.close();
  return blob ?? file;
}

function drawScaled(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
