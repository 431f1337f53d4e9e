import './withoutCanvas.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { checkPdf } from './checkPdf.ts';

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

/**
 * Opens a PDF for a work, and closes it afterwards; throws for one that is broken, has a password or exceeds a limit.
 * Scripts are not run, and fonts not loaded.
 */
export async function withPdf<Result>(
  data: Buffer,
  work: (pdf: Pdf) => Promise<Result>,
): Promise<Result> {
  checkPdf(data);
  const loading = getDocument({
    data: new Uint8Array(data),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
  });
  try {
    return await work(await loading.promise);
  } finally {
    await loading.destroy();
  }
}
