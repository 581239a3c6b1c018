import { posix } from 'node:path';
import { type Wing, wings } from '../../server/src/modules/wings.ts';

export type Side = 'contract' | 'server' | 'web';

/**
 * Kind of a file: `list` an index of capabilities, `config` settings, `root` the assembly of a side, `testing` its
 * helpers.
 */
export interface Zone {
  readonly side: Side;
  readonly area: 'kernel' | 'platform' | 'capability' | 'list' | 'ui' | 'testing' | 'config' | 'root';
  readonly wing?: Wing;
  readonly capability?: string;
  /** The path inside the area's own folder. */
  readonly rest: string;
}

const capabilityFolders: Readonly<Record<Side, string>> = {
  contract: 'contract/src/',
  server: 'server/src/modules/',
  web: 'web/src/features/',
};

const areaFolders = { kernel: 'kernel', platform: 'platform', ui: 'ui', testing: 'testing' } as const;

export const sides: readonly Side[] = ['contract', 'server', 'web'];

export function capabilityFolderOf(side: Side): string {
  return capabilityFolders[side];
}

/** The zone of a project path; none outside the `src` folders of the three packages. */
export function zoneOf(path: string): Zone | undefined {
  const side = sides.find((name) => path.startsWith(`${name}/src/`));
  if (!side) return undefined;
  return namedArea(side, path) ?? capabilityArea(side, path) ?? { side, area: 'root', rest: path };
}

function namedArea(side: Side, path: string): Zone | undefined {
  if (path === 'server/src/config.ts') return { side, area: 'config', rest: 'config.ts' };
  if (path === `${capabilityFolders[side]}index.ts`) return { side, area: 'list', rest: 'index.ts' };
  for (const [area, folder] of Object.entries(areaFolders) as [keyof typeof areaFolders, string][]) {
    const prefix = `${side}/src/${folder}/`;
    if (path.startsWith(prefix)) return { side, area, rest: path.slice(prefix.length) };
  }
  return undefined;
}

function capabilityArea(side: Side, path: string): Zone | undefined {
  if (!path.startsWith(capabilityFolders[side])) return undefined;
  const [folder, capability = '', ...rest] = path.slice(capabilityFolders[side].length).split('/');
  const wing = wings.find((name) => name === folder);
  if (wing === undefined || rest.length === 0) return undefined;
  return { side, area: 'capability', wing, capability, rest: rest.join('/') };
}

/** Target of an import: a file of the project, or a package by its specifier. */
export type Target =
  | { readonly kind: 'file'; readonly path: string; readonly isRelative: boolean }
  | { readonly kind: 'package'; readonly name: string };

export function targetOf(importer: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.join(posix.dirname(importer), specifier), isRelative: true };
  }
  const own = /^@madang\/(contract|server|web)(?:\/(.+))?$/.exec(specifier);
  if (own) return { kind: 'file', path: `${own[1]}/src/${own[2] ?? 'index.ts'}`, isRelative: false };
  // Vite reads a path from the root of its package.
  if (specifier.startsWith('/src/')) return { kind: 'file', path: `web${specifier}`, isRelative: false };
  return { kind: 'package', name: specifier };
}
