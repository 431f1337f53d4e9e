import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../core/runtime/env.ts';
import type { Locale } from '../../shared/words.ts';
import { textsInCode } from './textsInCode.ts';
import { textsInGuide } from './textsInGuide.ts';
import { textsInYaml } from './textsInYaml.ts';

/** A text shown to users: its language, and its file and line. */
export interface Text {
  locale: Locale;
  text: string;
  at: string;
}

/**
 * All texts that the product shows: of the interface, the site, the sign-in pages, mails, printed documents, error
 * messages, the guide for developers, the headings and cells of exports and templates, and the catalogs of the demo data.
 */
export async function allTexts(): Promise<Text[]> {
  const files = (await Promise.all(FOLDERS.map(sourcesIn))).flat();
  const texts = await Promise.all(files.sort().map(textsOf));
  return texts.flat();
}

const FOLDERS = ['admin/src', 'landing/src', 'api', 'db/seeds'];

/** The TypeScript and YAML files below a folder, without tests, generated files and what only tests use. */
async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(ROOT, folder), { recursive: true });
  return names
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test|\.gen)\.(tsx?|yaml)$|^api\/guide\/.*\.md$/.test(file))
    .filter((file) => !/^api\/(testing|bench)\//.test(file));
}

async function textsOf(file: string): Promise<Text[]> {
  const source = await readFile(join(ROOT, file), 'utf8');
  return textsIn(file, source).map(({ locale, text, line }) => ({
    locale,
    text,
    at: `${file}:${line}`,
  }));
}

function textsIn(file: string, source: string) {
  if (file.endsWith('.md')) return textsInGuide(file, source);
  return file.endsWith('.yaml') ? textsInYaml(file, source) : textsInCode(file, source);
}
