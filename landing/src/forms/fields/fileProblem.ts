import type { Unfit } from '#phone/fitFile';

/** The texts about files that are chosen. */
export interface FileTexts extends Record<Unfit, string> {
  preparing: string;
}

const MB = 1024 * 1024;

/** Says why a file cannot be sent and what to do, with its name and size. */
export function fileProblem(unfit: Unfit, file: File, maxBytes: number, texts: FileTexts): string {
  return texts[unfit]
    .replace('{name}', file.name)
    .replace('{size}', String(Math.ceil(file.size / MB)))
    .replace('{most}', String(Math.floor(maxBytes / MB)));
}
