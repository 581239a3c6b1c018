import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';

const lockFile = 'package-lock.json';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** A workspace of the project. */
  readonly link?: boolean;
  readonly dev?: boolean | undefined;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[] | undefined;
  readonly os?: readonly string[];
}
type Packages = Record<string, LockedPackage>;

/** A package for some platform that its owner may use and the lock file does not name. */
interface Absent {
  readonly name: string;
  readonly version: string;
  readonly owner: LockedPackage;
}

/** Finds packages for other platforms that the lock file lacks: npm drops them, and `npm ci` then fails everywhere. */
export function checkLock(root: string): Finding[] {
  const { packages } = readLock(root);
  const absent = absentPackages(packages).map(
    ({ name, version }) => `lacks ${name}@${version}; run node tools/check-lock.ts --complete`,
  );
  return [...absent, ...unprovenPackages(packages)].map((message) => ({ path: lockFile, line: 1, message }));
}

/** Packages that npm would install whatever they hold, or from one address alone. */
function unprovenPackages(packages: Packages): string[] {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return installed.flatMap(([path, { integrity, resolved }]) => [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${path} has no integrity; take its entry out and run npm install --package-lock-only`]),
    ...(resolved === undefined
      ? []
      : [`${path} names where it came from; see omit-lockfile-registry-resolved in .npmrc`]),
  ]);
}

/** Names them as npm would with a registry that carries all; they are only fetched on their own platform. */
export function completeLock(root: string): void {
  const lock = readLock(root);
  for (const { name, version, owner } of absentPackages(lock.packages)) {
    const { cpu, libc, os } = platformOf(name);
    const { dev } = owner;
    lock.packages[`node_modules/${name}`] = { version, cpu, dev, libc, optional: true, os };
  }
  // npm's own order, of the keys above too, so that its next change shows nothing else.
  const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const completed = { ...lock, packages: Object.fromEntries(sorted) };
  writeFileSync(join(root, lockFile), `${JSON.stringify(completed, undefined, 2)}\n`);
}

function readLock(root: string): { packages: Packages } {
  return JSON.parse(readText(root, lockFile)) as { packages: Packages };
}

function absentPackages(packages: Packages): Absent[] {
  return Object.entries(packages).flatMap(([path, owner]) =>
    Object.entries(owner.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, owner })),
  );
}

/** Looks where Node would: beside the package that asks, then in each folder above. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  const parts = from === '' ? [] : from.split('/');
  for (let length = parts.length; length >= 0; length -= 1) {
    if ([...parts.slice(0, length), 'node_modules', name].join('/') in packages) return true;
  }
  return false;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Such packages carry their platform in their name: `binding-linux-arm64-musl`. */
function platformOf(name: string) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length !== 1 || cpu.length !== 1) throw new Error(`the platform of ${name} does not show in its name`);
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  return { cpu, os, libc: os[0] === 'linux' ? libc : undefined };
}

if (import.meta.main) {
  if (process.argv.includes('--complete')) completeLock(projectRoot);
  report(checkLock(projectRoot));
}
