import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { type Finding, report } from './kernel/findings.ts';
import { type Syntax, importsOf, parse } from './kernel/syntax.ts';
import { codeFaults } from './imports/code-rules.ts';
import { cyclesOf } from './imports/cycles.ts';
import { folderNameFaults } from './imports/folder-names.ts';
import { importFault } from './imports/import-rules.ts';
import { kernelRingFaults } from './imports/kernel-rings.ts';
import { type Need, needsOf, viewFaults } from './imports/needs.ts';
import { portSizeFaults } from './imports/port-sizes.ts';
import { wireNameFaults, wireNamesOf } from './imports/wire-names.ts';
import { type Side, type Zone, capabilityFolderOf, sides, targetOf, zoneOf } from './imports/zones.ts';
import { styleNameFaults } from './imports/style-names.ts';

interface Source {
  readonly path: string;
  readonly zone: Zone;
  readonly syntax: Syntax;
  readonly isTest: boolean;
}

/** Returns imports that are not allowed, indexes with too many names, and names of the specification outside wire.ts. */
export function checkImports(root: string): Finding[] {
  const sources = sourcesOf(root);
  const needs = declaredNeeds(sources);
  const wireNames = wireNamesOf(root);
  return [
    ...sources.flatMap((source) => importFaults(source, needs)),
    ...sources.filter((source) => !source.isTest).flatMap(({ path, zone, syntax }) => codeFaults(path, zone, syntax)),
    ...sources.filter(isBoundToPlainNames).flatMap(({ path, syntax }) => wireNameFaults(path, syntax, wireNames)),
    ...sources.flatMap(({ path, zone, syntax }) => portSizeFaults(path, zone, syntax)),
    ...unknownNeeds(sources, needs),
    ...sources.flatMap(({ path, zone }) => viewFaults(path, zone, needs.get(nodeOf(zone)) ?? [])),
    ...sides.flatMap((side) => ringFaults(side, sources, needs)),
    ...kernelRingFaults(sources),
    ...sources.flatMap(({ path, syntax }) => styleNameFaults(root, path, syntax)),
    ...folderNameFaults(root),
  ];
}

function sourcesOf(root: string): Source[] {
  const folders = sides.map((side) => `${side}/src`);
  return listFiles(root, folders, /\.tsx?$/).flatMap((path) => {
    const zone = zoneOf(path);
    return zone ? [{ path, zone, syntax: parse(path, readText(root, path)), isTest: isTest(path) }] : [];
  });
}

type Needs = ReadonlyMap<string, readonly Need[]>;

function declaredNeeds(sources: readonly Source[]): Needs {
  const indexes = sources.filter(({ zone }) => zone.area === 'capability' && zone.rest === 'index.ts');
  return new Map(indexes.map(({ zone, syntax }) => [nodeOf(zone), needsOf(syntax)]));
}

function nodeOf({ side, capability }: Zone): string {
  return `${side}:${capability}`;
}

function importFaults({ path, zone, syntax, isTest }: Source, needs: Needs): Finding[] {
  const importer = { zone, isTest, needs: (needs.get(nodeOf(zone)) ?? []).map((need) => need.capability) };
  return importsOf(syntax).flatMap(({ specifier, line }) => {
    const message = importFault(importer, targetOf(path, specifier));
    return message ? [{ path, line, message }] : [];
  });
}

/** Tests and their helpers write calls as a stranger would. */
function isBoundToPlainNames({ path, zone, isTest }: Source): boolean {
  return !isTest && zone.area !== 'testing' && !/\/wire\.ts$|\/(messages|texts)\/|\.generated\.ts$/.test(path);
}

function unknownNeeds(sources: readonly Source[], needs: Needs): Finding[] {
  const known = new Set(sources.map(({ zone }) => nodeOf(zone)));
  return sources.flatMap(({ path, zone }) => {
    if (zone.area !== 'capability' || zone.rest !== 'index.ts') return [];
    const unknown = (needs.get(nodeOf(zone)) ?? []).filter(
      ({ capability }) => !known.has(`${zone.side}:${capability}`),
    );
    return unknown.map(({ capability, line }) => ({
      path,
      line,
      message: `needs ${capability}, which does not exist`,
    }));
  });
}

function ringFaults(side: Side, sources: readonly Source[], needs: Needs): Finding[] {
  const graph = new Map<string, Set<string>>();
  const wingOf = new Map(sources.flatMap(({ zone }) => (zone.capability ? [[zone.capability, zone.wing]] : [])));
  const connect = (from: string, to: string) => {
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  };
  for (const { path, zone, syntax, isTest } of sources) {
    if (zone.side !== side || zone.capability === undefined || isTest) continue;
    for (const need of needs.get(nodeOf(zone)) ?? []) connect(zone.capability, need.capability);
    for (const { specifier } of importsOf(syntax)) {
      const target = targetOf(path, specifier);
      const to = target.kind === 'file' ? zoneOf(target.path) : undefined;
      if (to?.side === side && to.capability !== undefined) connect(zone.capability, to.capability);
    }
  }
  return cyclesOf(graph).map((ring) => ({
    path: `${capabilityFolderOf(side)}${wingOf.get(ring[0] ?? '')}/${ring[0]}/index.ts`,
    line: 1,
    message: `a ring of needs: ${ring.join(' -> ')}`,
  }));
}

if (import.meta.main) report(checkImports(projectRoot));
