import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import packed from '../../../node_modules/@sparticuz/chromium/package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');

/**
 * Starts the browser that `CHROME_PATH` names: a path; `installed` for the machine's Chrome or Chromium; `npm` for the
 * Chromium of the npm packages, unpacked on first use with the libraries and fonts that a minimal machine lacks. The
 * default is `npm` where it runs (Linux x64), else `installed`. `more` are command line flags.
 */
export async function launchChromium(...more: string[]): Promise<Browser> {
  const { path, env } = await chosen(process.env.CHROME_PATH || usual);
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

const usual = process.platform === 'linux' && process.arch === 'x64' ? 'npm' : 'installed';

async function chosen(choice: string): Promise<{ path: string; env: Record<string, string> }> {
  if (choice === 'npm') return unpacked();
  return { path: choice === 'installed' ? await findInstalled() : choice, env: {} };
}

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'Google Chrome', 'chrome.exe'];
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/Applications/Google Chrome.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
];

async function findInstalled(): Promise<string> {
  const candidates = FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = await Promise.all(candidates.map(exists));
  const path = candidates[found.indexOf(true)];
  if (!path) throw new Error('No Chrome or Chromium is installed: set CHROME_PATH to one.');
  return path;
}

/** The unpacked Chromium's path and environment. Several processes may call this at the same time. */
async function unpacked() {
  const home = join(root, 'node_modules/.cache', `chromium-${packed.version}`);
  if (!(await exists(home))) await unpack(home);
  return {
    path: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

/** Unpacks to a temporary directory and then renames it, so that no process sees a half-unpacked browser. */
async function unpack(home: string): Promise<void> {
  await mkdir(join(home, '..'), { recursive: true });
  const aside = await mkdtemp(`${home}-`);
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: root,
      env: { ...process.env, TMPDIR: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    });
    await writeFile(join(aside, 'fonts.conf'), fontsConf(home));
    await rename(aside, home);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!(await exists(home))) throw error;
  }
}

const UNPACK = `
  import chromium from '@sparticuz/chromium';
  await chromium.executablePath();
`;

/** A fonts.conf with the unpacked Open Sans first, for equal screenshots on all machines, then the machine's fonts. */
function fontsConf(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
  <match target="pattern">
    <edit name="family" mode="append"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
