import { ConfigError } from './config.ts';
import { DemoError } from './demo/index.ts';
import { EmbeddedDatabaseError } from './kernel/db/embedded/index.ts';
import { DatabaseUnreachable } from './kernel/db/reach-database.ts';
import { terminalText, type TerminalText } from './kernel/terminal-text.ts';

/** Faults of the machine by their codes, each with the setting that helps. */
const ofTheMachine: Readonly<Record<string, TerminalText>> = {
  EADDRINUSE: {
    en: 'port {port} is in use; set MADANG_PORT to another one',
    ko: '{port}번 포트를 이미 쓰고 있습니다. MADANG_PORT에 다른 포트를 지정하세요.',
  },
  EACCES: {
    en: 'this user may not use port {port}; ports below 1024 need more rights than others: set MADANG_PORT to another one',
    ko: '이 사용자는 {port}번 포트를 쓸 수 없습니다. 1024보다 작은 포트에는 더 높은 권한이 필요합니다. MADANG_PORT에 다른 포트를 지정하세요.',
  },
  EADDRNOTAVAIL: {
    en: 'this machine does not have the address {address} of MADANG_HOST',
    ko: 'MADANG_HOST의 주소 {address}은(는) 이 컴퓨터의 주소가 아닙니다.',
  },
  ENOTFOUND: {
    en: 'the name {hostname} in MADANG_HOST leads to no address',
    ko: 'MADANG_HOST의 이름 {hostname}에 해당하는 주소가 없습니다.',
  },
};

/** Why a start failed: a fault of the machine or of a setting in plain words; anything else is ours and keeps its stack. */
export function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isPlain(error)) return error.message;
  return ofListening(error) ?? error.stack ?? error.message;
}

function ofListening(error: Error): string | undefined {
  const { code = '', syscall, port = 0, address = '', hostname = '' }: ListenFault = error;
  const text = syscall === 'listen' || syscall === 'getaddrinfo' ? ofTheMachine[code] : undefined;
  return text && terminalText(text, { port, address, hostname });
}

/** What Node says of a port or an address that cannot be listened on. */
interface ListenFault extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/** Told by its message alone. */
function isPlain(error: Error): boolean {
  const isOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return (
    isOption ||
    [ConfigError, DemoError, EmbeddedDatabaseError, DatabaseUnreachable].some((kind) => error instanceof kind)
  );
}
