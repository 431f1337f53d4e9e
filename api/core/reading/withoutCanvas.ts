import { createRequire } from 'node:module';

/**
 * Stands in for the native library with which pdf.js draws: to read a text it is not needed, and it would be more code that
 * strangers' files reach, and reserve a gigabyte. Imported before pdf.js.
 */
class Unused {}
const drawing = { DOMMatrix: Unused, ImageData: Unused, Path2D: Unused };
Object.assign(globalThis, drawing);

const { resolve, cache } = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist'));
try {
  const id = resolve('@napi-rs/canvas');
  cache[id] = { id, filename: id, loaded: true, exports: drawing } as unknown as NodeJS.Module;
} catch {
  // It is not installed on this platform.
}
