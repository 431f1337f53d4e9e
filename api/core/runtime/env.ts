import {
  databaseEnv,
  type DatabaseEnv,
  EnvError,
  type Mode,
  processSettings,
  ROOT,
} from '../../../db/process/env.ts';
import { type OidcEnv, readOidc } from './oidc.ts';
import { readS3, type S3Settings } from './s3.ts';
import { Settings, type Source } from '../../../db/process/settings.ts';

export { EnvError, ROOT };

/** All settings of the product, checked; `.env.example` explains each. */
export interface Env extends DatabaseEnv {
  port: number;
  host?: string;
  publicUrl: string;
  /** Whether the product runs behind a proxy, so that the caller's IP address is the last in `X-Forwarded-For`. */
  trustProxy: boolean;
  /** Where Prometheus reads the metrics; undefined when they are off. */
  metrics: { port: number; host: string } | undefined;
  /** The seconds for which a stopping process still accepts connections. */
  drainSeconds: number;
  /** The calls that a user may make in a minute; 0 is no limit. */
  callsPerMinute: number;
  oidc: OidcEnv;
  /** The SMTP server and the sender; without a server, mail is saved as files. */
  mail: { smtpUrl?: string; from: string; requireTls: boolean };
  /**
   * The address of which those that take replies are made, and where the server for them listens; undefined when people get
   * the replies.
   */
  replies?: { address: string; port: number; host: string } | undefined;
  /** The origins of other sites whose images pages may show, such as user pictures at an identity provider. */
  imageHosts: string[];
  /** The monthly price of the premium plan, without IVA. */
  premiumPrice: { amount: string; currency: 'MXN' | 'USD' };
  /** The contact for help that the interface shows: an e-mail address, and the URL of a chat. */
  help: { email: string; chat: string };
  /** After how many days a job deletes old rows, by table. */
  keptDays: Record<
    'notifications' | 'mails' | 'importRows' | 'registrations' | 'siteRequests' | 'securityLog',
    number
  >;
  logLevel: string;
  demo: boolean;
  /** The bucket of the files; undefined when they are on the local disk. */
  s3?: S3Settings;
  /** Whether the files were moved to the storage of this start. */
  filesMoved: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const DRAIN_SECONDS: Record<Mode, number> = { production: 5, development: 1, test: 0 };

const CALLS_PER_MINUTE: Record<Mode, number> = { production: 1200, development: 0, test: 0 };

/** Reads and checks the settings, by default those of the process and of `.env`; throws EnvError with every problem. */
export function readEnv(source: Source = processSettings()): Env {
  const problems: string[] = [];
  const settings = new Settings(source, problems);
  const database = databaseEnv(settings);
  const { mode } = database;
  const port = settings.port('PORT', 3000);
  const publicUrl = settings.origin('PUBLIC_URL', `http://localhost:${port}`);
  const env: Env = {
    ...database,
    port,
    host: settings.text('HOST'),
    publicUrl,
    trustProxy: settings.oneOf('TRUST_PROXY', ['0', '1'], '0') === '1',
    metrics: readMetrics(settings),
    drainSeconds: settings.seconds('DRAIN_SECONDS', DRAIN_SECONDS[mode]),
    callsPerMinute: settings.number('CALLS_PER_MINUTE', CALLS_PER_MINUTE[mode]),
    oidc: readOidc(settings, mode, publicUrl),
    mail: readMail(settings, mode),
    replies: readReplies(settings),
    imageHosts: settings.origins('IMAGE_HOSTS'),
    premiumPrice: settings.price('PREMIUM_PRICE', '4900.00 MXN'),
    help: {
      email: settings.text('HELP_EMAIL') ?? 'ayuda@anden.example',
      chat: settings.url('HELP_CHAT', ['https:']) ?? 'https://wa.me/12025550142',
    },
    keptDays: {
      notifications: settings.days('KEEP_NOTIFICATIONS_DAYS', 365),
      mails: settings.days('KEEP_MAILS_DAYS', 90),
      importRows: settings.days('KEEP_IMPORT_ROWS_DAYS', 180),
      registrations: settings.days('KEEP_REGISTRATIONS_DAYS', 30),
      siteRequests: settings.days('KEEP_SITE_REQUESTS_DAYS', 365),
      securityLog: settings.days('KEEP_SECURITY_LOG_DAYS', 365, 30),
    },
    logLevel: settings.oneOf('LOG_LEVEL', LOG_LEVELS, mode === 'test' ? 'silent' : 'info'),
    demo: mode !== 'production',
    s3: readS3(settings),
    filesMoved: settings.oneOf('FILES_MOVED', ['0', '1'], '0') === '1',
  };
  if (env.mail.smtpUrl && !settings.text('MAIL_FROM'))
    settings.refuse('MAIL_FROM', 'is required: mail that goes out needs a sender of yours');
  if (problems.length) throw new EnvError(problems);
  return env;
}

function readMetrics(settings: Settings): Env['metrics'] {
  if (!settings.text('METRICS_PORT')) return undefined;
  return {
    port: settings.port('METRICS_PORT', 9464),
    host: settings.text('METRICS_HOST') ?? '127.0.0.1',
  };
}

/** The local part has at most five characters: with a plus and a token it has the 64 that an address may have. */
function readReplies(settings: Settings): Env['replies'] {
  const address = settings.text('REPLY_ADDRESS');
  if (!address) return undefined;
  if (!/^[\w.-]{1,5}@[\w-]+(\.[\w-]+)+$/.test(address))
    return settings.refuse(
      'REPLY_ADDRESS',
      'must be an address with at most five characters before the @, such as reply@mail.example',
    );
  return {
    address,
    port: settings.port('REPLY_PORT', 2525),
    host: settings.text('REPLY_HOST') ?? '127.0.0.1',
  };
}

/** In production, TLS is required unless SMTP_TLS says otherwise; the product's own mailbox needs none. */
function readMail(settings: Settings, mode: Mode): Env['mail'] {
  const smtpUrl = settings.url('SMTP_URL', ['smtp:', 'smtps:']);
  const fallback = mode === 'production' ? 'required' : 'optional';
  const tls = settings.oneOf('SMTP_TLS', ['required', 'optional'], fallback);
  return {
    smtpUrl,
    from: settings.text('MAIL_FROM') ?? 'Andén <no-responder@anden.example>',
    requireTls: smtpUrl !== undefined && tls === 'required',
  };
}
