import pg from 'pg';
import type { Config } from './config.ts';
import { DemoError } from './demo/index.ts';
import { EmbeddedDatabaseError } from './kernel/db/embedded/index.ts';
import { WrongConnection } from './kernel/db/prove-connection.ts';
import { BeingRestored } from './kernel/db/restoring.ts';
import { databaseHosts, DatabaseUnreachable } from './kernel/db/reach-database.ts';
import { FilesAway, FilesUnusable } from './kernel/files/files.ts';
import { KeyError } from './platform/keys/open-keyring.ts';
import { ConfigError } from './settings.ts';
import { terminalText, type TerminalText } from './kernel/terminal-text.ts';

/** Faults of the machine by their codes, each with the setting that helps. */
const ofTheMachine: Readonly<Record<string, TerminalText>> = {
  EADDRINUSE: {
    en: 'port {port} is in use; set {setting} to another one',
    ko: '{port}번 포트를 이미 쓰고 있습니다. {setting}에 다른 포트를 지정하세요.',
  },
  EACCES: {
    en: 'this user may not use port {port}; ports below 1024 need more rights than others: set {setting} to another one',
    ko: '이 사용자는 {port}번 포트를 쓸 수 없습니다. 1024보다 작은 포트에는 더 높은 권한이 필요합니다. {setting}에 다른 포트를 지정하세요.',
  },
  EADDRNOTAVAIL: {
    en: 'this machine does not have the address {address} of {setting}',
    ko: '{setting}의 주소 {address}은(는) 이 컴퓨터의 주소가 아닙니다.',
  },
};

/** Reasons that a host's name was not resolved, by code; `{settings}` are those with the name. */
const ofNames: Readonly<Record<string, TerminalText>> = {
  ENOTFOUND: {
    en: 'the name {hostname} in {settings} leads to no address',
    ko: '{settings}의 이름 {hostname}에 해당하는 주소가 없습니다.',
  },
  EAI_AGAIN: {
    en: 'the name {hostname} in {settings} cannot be looked up now; does this machine reach its name server?',
    ko: '지금은 {settings}의 이름 {hostname}에 해당하는 주소를 찾을 수 없습니다. 이 컴퓨터가 DNS 서버에 연결되는지 확인하세요.',
  },
};

type Hosts = Pick<Config, 'host' | 'databaseUrl' | 'metricsPort' | 'metricsHost'>;

/**
 * Explains a failed start: faults of machine or settings in plain words, others with their stack. Without `hosts` the
 * settings were not read.
 */
export function explainStart(error: unknown, hosts: Hosts | undefined): string {
  if (!(error instanceof Error)) return String(error);
  const fault = error instanceof DatabaseUnreachable && error.cause instanceof Error ? error.cause : error;
  return (
    ofListening(fault, hosts) ??
    ofName(fault, hosts) ??
    ofRights(fault) ??
    (isPlain(error) ? error.message : (error.stack ?? error.message))
  );
}

function ofListening(
  { code = '', syscall, port = 0, address = '' }: NetworkFault,
  hosts: Hosts | undefined,
): string | undefined {
  const text = syscall === 'listen' ? ofTheMachine[code] : undefined;
  const isOfMetrics = hosts !== undefined && hosts.metricsPort > 0 && port === hosts.metricsPort;
  const setting = `MADANG_${isOfMetrics ? 'METRICS_' : ''}${code === 'EADDRNOTAVAIL' ? 'HOST' : 'PORT'}`;
  return text && terminalText(text, { port, address, setting });
}

function ofName({ code = '', syscall, hostname = '' }: NetworkFault, hosts: Hosts | undefined): string | undefined {
  const text = syscall === 'getaddrinfo' ? ofNames[code] : undefined;
  const settings = hosts ? settingsWith(hostname, hosts) : [];
  return text && settings.length > 0 ? terminalText(text, { hostname, settings: settings.join(', ') }) : undefined;
}

/** A start looks up the host that it listens on and its database's, which may be one name. */
function settingsWith(hostname: string, { host, metricsPort, metricsHost, databaseUrl }: Hosts): string[] {
  return [
    ...(host === hostname ? ['MADANG_HOST'] : []),
    ...(metricsPort > 0 && metricsHost === hostname ? ['MADANG_METRICS_HOST'] : []),
    ...(databaseUrl !== undefined && databaseHosts(databaseUrl).includes(hostname) ? ['DATABASE_URL'] : []),
  ];
}

const rights: TerminalText = {
  en: 'PostgreSQL does not let the user of DATABASE_URL do that ({reason}); a start takes a user with CREATEROLE who owns the database, or roles and rights that were given before: docs/operation/running.md, Database',
  ko: 'PostgreSQL이 DATABASE_URL의 사용자에게 이 작업을 허용하지 않습니다({reason}). CREATEROLE 권한이 있고 데이터베이스를 소유한 사용자이거나, 역할과 권한을 미리 받은 사용자여야 합니다. docs/operation/running.md의 Database를 참고하세요.',
};

/** A right that the connecting user lacks; what a policy of ours refuses is a fault of ours. */
function ofRights(fault: Error): string | undefined {
  const isLacking =
    fault instanceof pg.DatabaseError && fault.code === '42501' && /^(permission|must)/.test(fault.message);
  return isLacking ? terminalText(rights, { reason: fault.message }) : undefined;
}

/** Node's error about a port, an address or a name that cannot be used. */
interface NetworkFault extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/** Reported by its message alone. */
function isPlain(error: Error): boolean {
  const isOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return (
    isOption ||
    [
      BeingRestored,
      ConfigError,
      DemoError,
      EmbeddedDatabaseError,
      DatabaseUnreachable,
      FilesAway,
      FilesUnusable,
      KeyError,
      WrongConnection,
    ].some((kind) => error instanceof kind)
  );
}
