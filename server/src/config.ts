import { homedir } from 'node:os';
import { resolve } from 'node:path';
import type { S3Place } from './kernel/files/s3-files.ts';
import type { DevicePlace } from './kernel/crypto/device-place.ts';
import { type Environment, faults, Settings } from './settings.ts';
import { isDatabaseSecure, isWebSecure, mustSecureMail, plainParts, type PlainPart } from './secure-ways.ts';
import { unreadSettings } from './unread-settings.ts';

/** The settings of one process; this file alone reads the environment. */
export interface Config {
  readonly mode: 'development' | 'production';
  readonly host: string;
  readonly port: number;
  /** Public address of the server; links in mails and the origin check use only this address. */
  readonly baseUrl: URL;
  /** Another port, for the figures alone; absent: `/metrics` answers the machine itself. */
  readonly metricsPort: number;
  readonly metricsHost: string;
  readonly trustedProxies: readonly string[];
  readonly dataFolder: string;
  /** A bucket for the files of companies; absent: `files/` in `dataFolder`. */
  readonly filesPlace: S3Place | undefined;
  /** The name of this installation among several that share the people of one suite. */
  readonly cell: string;
  /** Absent: the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  /** Another way for requests alone, such as through a pooler; the owner's work keeps to the first. */
  readonly databaseRequestsUrl: string | undefined;
  /** A standby for reads that may lag. */
  readonly databaseStandbyUrl: string | undefined;
  readonly namesStatements: boolean;
  readonly databaseConnections: number;
  /** Work of this process: answer calls, run background jobs, or both. */
  readonly work: 'both' | 'web' | 'jobs';
  /** Seconds for which a process continues to answer after SIGTERM, until no proxy sends it calls. */
  readonly drainSeconds: number;
  /** False: tables are never rewritten by a job, which locks them; the operator of the database does so. */
  readonly rewritesTables: boolean;
  /** Encryption keys by id, 32 bytes each, the one that encrypts first; absent: made and kept in `dataFolder`. */
  readonly keys: ReadonlyMap<string, Buffer> | undefined;
  /** Keys of blind indexes, the one that writes first; absent: that of `keys` by which the database's were made. */
  readonly indexKeys: ReadonlyMap<string, Buffer> | undefined;
  /** A device that keeps keys of people; absent: the database does. */
  readonly keyDevice: DevicePlace | undefined;
  /** Name servers that are asked for domains of companies; none: those of the machine. */
  readonly nameServers: readonly string[];
  readonly smtpUrl: string | undefined;
  /** A mail server that offers no TLS is sent nothing. */
  readonly securesMail: boolean;
  readonly mailFrom: string;
  readonly smsGatewayUrl: string | undefined;
  readonly smsGatewayToken: string | undefined;
  readonly hash: { readonly memoryKib: number; readonly passes: number };
  readonly logLevel: string;
  /** The collector of traces (OTLP over HTTP); absent: nothing is traced. */
  readonly tracesUrl: string | undefined;
  /** Percentage of calls that are traced, unless a trusted proxy decides. */
  readonly tracesPercent: number;
  /** First operator by configuration instead of the printed token. */
  readonly operatorToken: string | undefined;
}

/** Reads and checks every setting; throws one ConfigError that lists all faults. What only looks wrong goes to `warn`. */
export function readConfig(environment: Environment = process.env, warn: (text: string) => void = () => {}): Config {
  const settings = new Settings(environment);
  const mode = settings.oneOf('MADANG_MODE', ['development', 'production'], 'development');
  const port = settings.integer('MADANG_PORT', 4000, 0, 65_535);
  const baseUrl = settings.origin('MADANG_BASE_URL', `http://localhost:${port}`);
  const mayBePlain = settings.text('MADANG_ALLOW_HTTP') === 'yes';
  const plain = settings.someOf('MADANG_ALLOW_PLAIN', plainParts);
  const smtpUrl = settings.url('SMTP_URL', ['smtp:', 'smtps:']);
  const config: Config = {
    mode,
    port,
    baseUrl: new URL(baseUrl ?? 'http://localhost'),
    host: settings.text('MADANG_HOST') ?? '127.0.0.1',
    metricsPort: settings.integer('MADANG_METRICS_PORT', 0, 0, 65_535),
    metricsHost: settings.text('MADANG_METRICS_HOST') ?? '127.0.0.1',
    trustedProxies: settings.proxies('MADANG_TRUSTED_PROXIES'),
    dataFolder: resolve(settings.text('MADANG_DATA') ?? defaultDataFolder()),
    filesPlace: settings.bucket('MADANG_FILES'),
    cell: settings.cell('MADANG_CELL', 'a'),
    databaseUrl: settings.hosts('DATABASE_URL', ['postgres:', 'postgresql:'], embedded),
    databaseRequestsUrl: settings.hosts('DATABASE_REQUESTS_URL', ['postgres:', 'postgresql:']),
    databaseStandbyUrl: settings.url('DATABASE_STANDBY_URL', ['postgres:', 'postgresql:']),
    namesStatements: settings.oneOf('MADANG_STATEMENT_NAMES', ['yes', 'no'], 'yes') === 'yes',
    databaseConnections: settings.integer('MADANG_DATABASE_CONNECTIONS', 16, 4, 200),
    work: settings.oneOf('MADANG_WORK', ['both', 'web', 'jobs'], 'both'),
    drainSeconds: settings.integer('MADANG_DRAIN_SECONDS', 5, 0, 300),
    rewritesTables: settings.oneOf('MADANG_REWRITE_TABLES', ['yes', 'no'], 'yes') === 'yes',
    keys: settings.keys('MADANG_KEYS'),
    indexKeys: settings.keys('MADANG_INDEX_KEYS'),
    keyDevice: settings.keyDevice('MADANG_PKCS11'),
    nameServers: settings.nameServers('MADANG_DNS'),
    smtpUrl,
    securesMail: mode === 'production' && !plain.includes('mail') && smtpUrl !== undefined && mustSecureMail(smtpUrl),
    mailFrom: settings.text('MAIL_FROM') ?? 'no-reply@madang.example',
    smsGatewayUrl: settings.url('SMS_GATEWAY_URL', ['http:', 'https:']),
    smsGatewayToken: settings.text('SMS_GATEWAY_TOKEN'),
    hash: {
      memoryKib: settings.integer('MADANG_HASH_MEMORY_KIB', 19_456, 8_192, 1_048_576),
      passes: settings.integer('MADANG_HASH_PASSES', 4, 1, 100),
    },
    logLevel: settings.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    tracesUrl: settings.url('MADANG_TRACES_URL', ['http:', 'https:']),
    tracesPercent: settings.integer('MADANG_TRACES_PERCENT', 100, 1, 100),
    operatorToken: settings.secret('MADANG_OPERATOR_TOKEN', 32),
  };
  if (mode === 'production') {
    checkProduction(config, mayBePlain, settings);
    checkWays(config, plain, settings);
  }
  // Before the faults: the name that is missing may be the one that was mistyped.
  for (const text of unreadSettings(environment, settings.read)) warn(text);
  settings.throwIfFaulty();
  return config;
}

/** The word by which the embedded database is chosen on purpose. */
const embedded = 'embedded';

/** Returns the search path for programs that the product runs, such as those of PostgreSQL. */
export function programPath(environment: Environment = process.env): string | undefined {
  return environment['PATH'];
}

function checkProduction(config: Config, mayBePlain: boolean, settings: Settings) {
  if (config.baseUrl.protocol === 'http:' && !mayBePlain) settings.fault('MADANG_BASE_URL', faults.plainHttp);
  if (config.filesPlace?.url.startsWith('http:') && !mayBePlain) settings.fault('MADANG_FILES_URL', faults.plainHttp);
  if (config.smtpUrl === undefined) settings.fault('SMTP_URL', faults.noMail);
  if (config.smsGatewayUrl === undefined) settings.fault('SMS_GATEWAY_URL', faults.noSms);
  if (config.smsGatewayUrl?.startsWith('http:') && !mayBePlain) settings.fault('SMS_GATEWAY_URL', faults.plainHttp);
  if (settings.text('MAIL_FROM') === undefined) settings.fault('MAIL_FROM', faults.noSender);
  if (!config.keys) settings.fault('MADANG_KEYS', faults.noKeys);
  // A mistyped name would start on an empty database, and people would find none of theirs.
  if (settings.text('DATABASE_URL') === undefined) settings.fault('DATABASE_URL', faults.noDatabase, { embedded });
}

/** Requires encryption for data sent to other machines, except for the parts that the operator names. */
function checkWays(config: Config, plain: readonly PlainPart[], settings: Settings) {
  const databases = {
    DATABASE_URL: config.databaseUrl,
    DATABASE_REQUESTS_URL: config.databaseRequestsUrl,
    DATABASE_STANDBY_URL: config.databaseStandbyUrl,
  };
  for (const [name, url] of Object.entries(databases)) {
    if (url === undefined || plain.includes('database')) continue;
    if (!isDatabaseSecure(url, settings.text('PGHOST'))) settings.fault(name, faults.plainDatabase);
  }
  const { tracesUrl } = config;
  if (tracesUrl !== undefined && !plain.includes('traces') && !isWebSecure(tracesUrl)) {
    settings.fault('MADANG_TRACES_URL', faults.plainTraces);
  }
}

/**
 * Uses the services' data folder for privileged starts, whose home shuts the database out, and for users without a
 * home.
 */
function defaultDataFolder(): string {
  const ofServices = '/var/lib/madang';
  if (process.getuid?.() === 0) return ofServices;
  const home = homeOrNone();
  return home === undefined ? ofServices : resolve(home, '.local/share/madang');
}

function homeOrNone(): string | undefined {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}
