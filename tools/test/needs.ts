import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from '../kernel/chromium.ts';
import { projectRoot } from '../kernel/files.ts';

const binding = join(projectRoot, 'node_modules/pkcs11js');

/** Something of the machine that a part of the tests stands on. */
interface Need {
  readonly name: string;
  readonly exists: () => boolean;
  readonly packages: readonly string[];
  /** Made from the packages, where they are not what is needed itself. */
  readonly make?: () => void;
  /** The tests run without it too, only longer. */
  readonly isSpare?: boolean;
}

const apt = '/usr/bin/apt-get';
const serverRoot = '/usr/lib/postgresql';
const oldestServer = 15;

const needs: readonly Need[] = [
  { name: 'Chromium', exists: () => findChromium() !== undefined, packages: ['chromium'] },
  {
    name: 'the shell of Chromium without windows',
    exists: () => findHeadlessShell() !== undefined,
    // Both, or one of them would stay behind the other.
    packages: ['chromium', 'chromium-headless-shell'],
    isSpare: true,
  },
  {
    name: `PostgreSQL ${oldestServer} or newer`,
    exists: () => serverBinaries() !== undefined,
    packages: ['postgresql'],
  },
  { name: 'pgbouncer', exists: () => existsSync('/usr/sbin/pgbouncer'), packages: ['pgbouncer'] },
  { name: 'Knot DNS', exists: () => existsSync('/usr/sbin/knotd'), packages: ['knot'] },
  // What checks the samples in deploy/, each by its own tool.
  { name: 'HAProxy', exists: () => existsSync('/usr/sbin/haproxy'), packages: ['haproxy'] },
  { name: 'promtool', exists: () => existsSync('/usr/bin/promtool'), packages: ['prometheus'] },
  { name: 'systemd-analyze', exists: () => existsSync('/usr/bin/systemd-analyze'), packages: ['systemd'] },
  { name: 'docker-compose', exists: () => existsSync('/usr/bin/docker-compose'), packages: ['docker-compose'] },
  {
    name: 'fonts for Chinese, Japanese and Korean',
    exists: () => existsSync('/usr/share/fonts/opentype/noto'),
    packages: ['fonts-noto-cjk'],
  },
];

/** Needs of the full run: those of every run and a spreadsheet that writes and reads files of tables. */
export const fullNeeds: readonly Need[] = [
  ...needs,
  { name: 'LibreOffice Calc', exists: () => existsSync('/usr/bin/soffice'), packages: ['libreoffice-calc-nogui'] },
  {
    name: 'SoftHSM',
    exists: () => existsSync('/usr/lib/softhsm/libsofthsm2.so') && existsSync('/usr/bin/pkcs11-tool'),
    packages: ['softhsm2', 'opensc'],
  },
  {
    name: 'the binding of PKCS#11',
    exists: () => existsSync(join(binding, 'build/Release/pkcs11.node')),
    packages: ['g++', 'make', 'python3'],
    make: () => execFileSync('npm', ['--prefix', binding, 'run', 'build'], { stdio: 'ignore' }),
  },
];

const swift = ['proxy', 'account', 'container', 'object'];

/** Requirements of the drill that breaks a whole cluster; nothing else uses them. */
export const drillNeeds: readonly Need[] = [
  ...needs.filter(({ packages }) => packages.some((name) => ['postgresql', 'pgbouncer', 'haproxy'].includes(name))),
  {
    name: 'Patroni',
    exists: () => existsSync('/usr/bin/patroni') && existsSync('/usr/lib/python3/dist-packages/etcd'),
    packages: ['patroni', 'python3-etcd'],
  },
  { name: 'etcd', exists: () => existsSync('/usr/bin/etcd'), packages: ['etcd-server'] },
  { name: 'pgBackRest', exists: () => existsSync('/usr/bin/pgbackrest'), packages: ['pgbackrest'] },
  {
    name: 'OpenStack Swift',
    exists: () => swift.every((part) => existsSync(`/usr/bin/swift-${part}-server`)),
    packages: swift.map((part) => `swift-${part}`),
  },
];

/** The folder of the newest server programs that Debian's packages installed. */
export function serverBinaries(): string | undefined {
  if (!existsSync(serverRoot)) return undefined;
  const newest = readdirSync(serverRoot)
    .filter((version) => Number(version) >= oldestServer && existsSync(`${serverRoot}/${version}/bin/initdb`))
    .toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : `${serverRoot}/${newest}/bin`;
}

/** Root installs what is missing on a Debian machine; everyone hears what there is not. */
export function meetNeeds(all: readonly Need[] = needs): string[] {
  const missing = all.filter((need) => !need.exists());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync(apt)) {
    process.stdout.write(`Installing for the tests: ${missing.map(({ name }) => name).join(', ')} ...\n`);
    install(missing.map(({ packages }) => packages));
  }
  for (const need of missing) if (!need.exists()) makeOrNot(need);
  return all.filter((need) => !need.isSpare && !need.exists()).map(({ name }) => name);
}

function makeOrNot({ name, make }: Need): void {
  try {
    make?.();
  } catch {
    process.stdout.write(`Could not be made for the tests: ${name}\n`);
  }
}

/** A machine without network, or whose Debian lacks a package, still runs what it can. */
function install(all: readonly (readonly string[])[]): void {
  const run = (...args: string[]) =>
    execFileSync(apt, ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const does = (...args: string[]) => {
    try {
      run(...args);
      return true;
    } catch {
      return false;
    }
  };
  const add = (packages: readonly string[]) => does('install', '-y', '--no-install-recommends', ...packages);
  if (does('update') && add(all.flat())) return;
  process.stdout.write('That did not work; the lines above say why. Now one by one ...\n');
  // One that is not to be had keeps none of the others away.
  for (const packages of all) add(packages);
}
