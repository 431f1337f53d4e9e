import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './startError.ts';

/** Every setting of the product, checked; what each one means stands in `.env.example`. */
export interface Env {
  mode: Mode;
  port: number;
  host?: string;
  publicUrl: string;
  /** Behind a proxy: the caller's address is the last of `X-Forwarded-For`, not the connection's. */
  trustProxy: boolean;
  dataDir: string;
  databaseUrl?: string;
  oidc: { embedded: boolean; issuer: string; clientId: string; audience: string };
  /** Where mail goes out, and as whom; without a server it is kept as files. */
  mail: { smtpUrl?: string; from: string };
  /** Where the interface sends people who need help: an address, and a link that opens a chat. */
  help: { email: string; chat: string };
  logLevel: string;
  demo: boolean;
}

type Mode = 'development' | 'production' | 'test';
type Source = Record<string, string | undefined>;

/** The settings are wrong; the message lists every problem, one a line. */
export class EnvError extends StartError {
  override name = 'EnvError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The project's own directory, absolute. */
export const ROOT = resolve(import.meta.dirname, '../../..');

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads and checks the settings, by default the process's and those of `.env`; throws EnvError. */
export function readEnv(source: Source = processSettings()): Env {
  const problems: string[] = [];
  const settings = new Settings(source, problems);
  const mode = settings.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development');
  const port = settings.port('PORT', 3000);
  const publicUrl = settings.origin('PUBLIC_URL', `http://localhost:${port}`);
  const env: Env = {
    mode,
    port,
    host: settings.text('HOST'),
    publicUrl,
    trustProxy: settings.oneOf('TRUST_PROXY', ['0', '1'], '0') === '1',
    dataDir: resolve(ROOT, settings.text('DATA_DIR') ?? '.data'),
    databaseUrl: settings.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    oidc: readOidc(settings, mode, publicUrl),
    mail: {
      smtpUrl: settings.url('SMTP_URL', ['smtp:', 'smtps:']),
      from: settings.text('MAIL_FROM') ?? 'Andén <no-responder@anden.example>',
    },
    help: {
      email: settings.text('HELP_EMAIL') ?? 'ayuda@anden.example',
      chat: settings.url('HELP_CHAT', ['https:']) ?? 'https://wa.me/12025550142',
    },
    logLevel: settings.oneOf('LOG_LEVEL', LOG_LEVELS, mode === 'test' ? 'silent' : 'info'),
    demo: mode !== 'production',
  };
  if (env.mail.smtpUrl && !settings.text('MAIL_FROM'))
    settings.refuse('MAIL_FROM', 'is required: mail that goes out needs a sender of yours');
  if (problems.length) throw new EnvError(problems);
  return env;
}

function readOidc(settings: Settings, mode: Mode, publicUrl: string): Env['oidc'] {
  const production = mode === 'production';
  const issuer = settings.url('OIDC_ISSUER', production ? ['https:'] : ['https:', 'http:']);
  const clientId = settings.text('OIDC_CLIENT_ID');
  const audience = settings.text('OIDC_AUDIENCE');
  const given = Object.entries({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_AUDIENCE: audience,
  });
  const missing = given.filter(([name, value]) => value === undefined && !settings.text(name));
  if (missing.length && (production || missing.length < given.length)) {
    const why = production
      ? 'production has no embedded identity provider'
      : 'the three OIDC_ settings go together';
    for (const [name] of missing) settings.refuse(name, `is required: ${why}`);
  }
  return {
    embedded: issuer === undefined,
    issuer: issuer ?? `${publicUrl}/oidc`,
    clientId: clientId ?? 'anden-admin',
    audience: audience ?? 'urn:anden:api',
  };
}

/** Never `.env` in tests: it may name somebody's own database. */
function processSettings(): Source {
  const file = join(ROOT, '.env');
  if (process.env.NODE_ENV !== 'test' && existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

class Settings {
  readonly #source: Source;
  readonly #problems: string[];

  constructor(source: Source, problems: string[]) {
    this.#source = source;
    this.#problems = problems;
  }

  refuse(name: string, problem: string): undefined {
    this.#problems.push(`${name} ${problem}.`);
  }

  text(name: string): string | undefined {
    return this.#source[name]?.trim() || undefined;
  }

  oneOf<T extends string>(name: string, values: T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined || values.includes(value as T)) return (value as T) ?? fallback;
    return this.refuse(name, `must be one of ${values.join(', ')}, not "${value}"`) ?? fallback;
  }

  port(name: string, fallback: number): number {
    const value = this.text(name) ?? String(fallback);
    if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535)
      return Number(value);
    return this.refuse(name, `must be a port from 1 to 65535, not "${value}"`) ?? fallback;
  }

  /** An absolute URL as it was written. The value is not repeated: it may hold a password. */
  url(name: string, protocols: string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && protocols.includes(url.protocol) && url.hostname) return value;
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    return this.refuse(name, `must be a URL that begins with ${beginnings}`);
  }

  origin(name: string, fallback: string): string {
    const value = this.url(name, ['https:', 'http:']) ?? fallback;
    const { origin, pathname, search, hash } = new URL(value);
    if (pathname === '/' && !search && !hash) return origin;
    return (
      this.refuse(name, 'must have no path: the product lives at the root of its host') ?? fallback
    );
  }
}
