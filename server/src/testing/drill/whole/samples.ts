import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const deploy = fileURLToPath(new URL('../../../../../deploy', import.meta.url));

/** A sample of `deploy/` with other values; fails where a value is not in the sample any more. */
function changed(name: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(deploy, name), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

export interface NodeValues {
  /** The folder of PostgreSQL's programs. */
  readonly binaries: string;
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  readonly data: string;
  readonly registry: string;
  readonly protocol: 'etcd3' | 'etcd';
}

/** The settings of a node, as the sample has them but for addresses, folders and the watchdog, which is not there. */
export function nodeSettings({ binaries, name, port, rest, data, registry, protocol }: NodeValues): string {
  return changed('patroni/patroni.yml', [
    ['name: node-a', `name: ${name}`],
    ['10.0.0.21:8008', `127.0.0.1:${rest}`],
    ['10.0.0.21:5432', `127.0.0.1:${port}`],
    ['etcd3:', `${protocol}:`],
    ['[10.0.0.31:2379, 10.0.0.32:2379, 10.0.0.33:2379]', `['${registry}']`],
    ['10.0.0.0/24', '127.0.0.0/8'],
    ['/var/lib/postgresql/15/madang', data],
    ['/usr/lib/postgresql/15/bin', binaries],
    ['mode: automatic', 'mode: off'],
    [
      '  authentication:',
      `  parameters:\n    unix_socket_directories: '${dirname(data)}'\n  pgpass: '${data}.pgpass'\n  authentication:`,
    ],
  ]);
}

/** Starts a proxy before the nodes: TCP to the one that reports to be the primary. */
export function primaryProxy(port: number, nodes: readonly { name: string; port: number; rest: number }[]): string {
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`),
    '',
  ].join('\n');
}

/** The sample of the pooler; what an older one does not know is taken out, as the sample says. */
export function poolerSettings(port: number, primary: number, userList: string): string {
  const settings = changed('pgbouncer.ini', [
    ['host=127.0.0.1 port=5432 dbname=madang', `host=127.0.0.1 port=${primary} dbname=postgres`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/pgbouncer/userlist.txt', userList],
  ]);
  const withoutNames = knowsStatementNames() ? settings : settings.replace(/^max_prepared_statements.*$/m, '');
  return `${withoutNames}unix_socket_dir =\n`;
}

export function knowsStatementNames(): boolean {
  const said = execFileSync('/usr/sbin/pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(said) ?? []).map(Number);
  return major > 1 || minor >= 21;
}

export const serverHeader = 'x-drill-server';

/** The proxy that people reach, before two processes. */
export function peopleProxy(port: number, processes: readonly [number, number]): string {
  return changed('haproxy.cfg', [
    ['bind :8080', `bind 127.0.0.1:${port}`],
    // Says which of them answered.
    ['  default_backend processes', `  http-response set-header ${serverHeader} %s\n  default_backend processes`],
    ['127.0.0.1:4001', `127.0.0.1:${processes[0]}`],
    ['127.0.0.1:4002', `127.0.0.1:${processes[1]}`],
  ]);
}
