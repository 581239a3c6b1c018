import { posix } from 'node:path';
import { wings } from '../../server/src/modules/wings.ts';
import { isTest as isTestFile } from '../kernel/files.ts';
import { zoneOf, type Target, type Zone } from './zones.ts';

/** Returns the reason that an import is not allowed, if any. `needs` is declared by the importer's capability. */
export function importFault(importer: Importer, target: Target): string | undefined {
  return target.kind === 'package' ? packageFault(importer, target.name) : fileFault(importer, target);
}

export interface Importer {
  readonly zone: Zone;
  readonly isTest: boolean;
  readonly needs: readonly string[];
}

function packageFault({ zone, isTest }: Importer, name: string): string | undefined {
  if (isTest) return undefined;
  if (zone.side === 'contract' && !/^zod(\/|$)/.test(name)) {
    return `the contract imports zod and itself alone, not ${name}`;
  }
  if (zone.side === 'web' && name.startsWith('node:')) return `a browser has no ${name}`;
  if (zone.area === 'ui' && /i18next/.test(name)) return `ui takes its texts as properties, not from ${name}`;
  return undefined;
}

function fileFault(importer: Importer, target: Extract<Target, { kind: 'file' }>): string | undefined {
  if (target.isRelative && posix.extname(target.path) === '') return `${target.path} lacks its file ending`;
  if (isTestFile(target.path) && !importer.isTest && importer.zone.area !== 'testing')
    return 'only tests import a test';
  const to = zoneOf(target.path);
  if (!to)
    return importer.isTest || isOwnPackageFile(importer.zone, target.path) ? undefined : outside(importer, target);
  if (to.side !== importer.zone.side) return otherSideFault(importer, to, target.isRelative);
  return sameSideFault(importer, to);
}

function isOwnPackageFile(zone: Zone, path: string): boolean {
  return path.startsWith(`${zone.side}/`);
}

function outside({ zone }: Importer, { path }: { readonly path: string }): string {
  return `${zone.side} must not import ${path}`;
}

function otherSideFault({ zone }: Importer, to: Zone, isRelative: boolean): string | undefined {
  if (to.side !== 'contract') return `${zone.side} must not import ${to.side}`;
  if (zone.area === 'ui') return 'ui must not import the contract';
  return isRelative ? 'name the package: @madang/contract/...' : undefined;
}

function sameSideFault(importer: Importer, to: Zone): string | undefined {
  const { zone, isTest } = importer;
  if (to.area === 'testing' && zone.area !== 'testing' && !isTest) return 'only tests import testing/';
  if (isTest && ['testing', 'root', 'list', 'platform'].includes(to.area)) return undefined;
  switch (zone.area) {
    case 'platform':
      return ['kernel', 'platform', 'config'].includes(to.area) ? undefined : kernelFault(zone, to);
    case 'kernel':
      return ['kernel', 'config', 'ui'].includes(to.area) ? undefined : kernelFault(zone, to);
    case 'ui':
      return to.area === 'ui' ? undefined : `ui must not import ${nameOf(to)}`;
    case 'capability':
      return capabilityFault(importer, to);
    case 'testing':
      // Examples name the operations that they are of; their types check the inputs.
      if (/^operations\/(?:examples|scenarios)\//.test(zone.rest) && /^(?:[\w-]+\/)?operations\//.test(to.rest))
        return undefined;
      return throughEdgeFault(zone, to);
    case 'config':
      return ['kernel', 'config', 'root'].includes(to.area) ? undefined : kernelFault(zone, to);
    case 'list':
    case 'root':
      return throughEdgeFault(zone, to);
  }
}

function kernelFault(zone: Zone, to: Zone): string {
  return `the ${zone.area} of ${zone.side} must not know ${nameOf(to)}`;
}

function throughEdgeFault(zone: Zone, to: Zone): string | undefined {
  if (to.area !== 'capability' || to.rest === 'index.ts' || zone.side === 'contract') return undefined;
  if (standsApart(to)) return undefined;
  return `${nameOf(to)} is imported through its index.ts alone`;
}

/** A section's entry and the texts of its pages: beside index.ts, so that they weigh on the pages alone that need them. */
function standsApart({ side, rest }: Zone): boolean {
  return side === 'web' && ['section.ts', 'page-texts.ts'].includes(rest);
}

function capabilityFault(importer: Importer, to: Zone): string | undefined {
  const { zone } = importer;
  if (to.area !== 'capability') {
    if (readsContributed(zone, to)) return undefined;
    return to.area === 'list' || to.area === 'root' ? `a capability must not import ${nameOf(to)}` : undefined;
  }
  if (to.capability === zone.capability) return undefined;
  const upward = importer.isTest ? undefined : upwardFault(zone, to);
  return upward ?? (zone.side === 'contract' ? sharedRuleFault(zone, to) : neighbourFault(importer, to));
}

/** Views answer with the parts that capabilities contribute; the lists of these are made from the folders. */
function readsContributed({ wing }: Zone, { side, area, rest }: Zone): boolean {
  return (
    wing === 'views' &&
    side === 'contract' &&
    area === 'root' &&
    /^contract\/src\/contributed\/[\w-]+\.generated\.ts$/.test(rest)
  );
}

/** A test may plant what only a higher wing can; the product never looks up. */
function upwardFault(zone: Zone, to: Zone): string | undefined {
  const [own, other] = [zone, to].map(({ wing }) => wings.findIndex((name) => name === wing));
  if (own === undefined || other === undefined || other <= own) return undefined;
  return `${nameOf(zone)} is of the wing ${zone.wing}, below ${to.wing}: it must not import ${nameOf(to)}`;
}

/** Files that a capability of the contract keeps private; limits, rules and enumerations are shared with all. */
const ownFiles = /^(errors|error-notes|routes|pages|permissions)\.ts$|^messages\//;

function sharedRuleFault(zone: Zone, to: Zone): string | undefined {
  const isOwn = to.rest === 'wire.ts' ? posix.basename(zone.rest) !== 'wire.ts' : ownFiles.test(to.rest);
  return isOwn ? `${nameOf(to)} keeps ${to.rest} to itself; its rules and limits are for everyone` : undefined;
}

function neighbourFault({ zone, isTest, needs }: Importer, to: Zone): string | undefined {
  if (to.rest !== 'index.ts' && !standsApart(to)) return `${nameOf(to)} is imported through its index.ts alone`;
  if (isTest || needs.includes(to.capability ?? '')) return undefined;
  return `${nameOf(zone)} does not declare ${to.capability} in the needs of its index.ts`;
}

function nameOf(zone: Zone): string {
  return zone.capability ?? (zone.area === 'root' || zone.area === 'list' ? zone.rest : `${zone.area}/`);
}
