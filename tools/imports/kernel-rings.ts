import type { Finding } from '../kernel/findings.ts';
import { importsOf, type Syntax } from '../kernel/syntax.ts';
import { cyclesOf } from './cycles.ts';
import { targetOf, zoneOf, type Zone } from './zones.ts';

interface Source {
  readonly path: string;
  readonly zone: Zone;
  readonly syntax: Syntax;
  readonly isTest: boolean;
}

/** Rings among files of the server's kernel, by imports of types too: none of a ring can be read or moved without the others. */
export function kernelRingFaults(sources: readonly Source[]): Finding[] {
  const files = sources.filter(({ zone, isTest }) => isOfKernel(zone) && !isTest);
  const graph = new Map(files.map((source) => [source.path, kernelFilesOf(source)]));
  return cyclesOf(graph).map((ring) => ({
    path: ring[0] ?? '',
    line: 1,
    message: `a ring of files: ${ring.map((path) => path.replace('server/src/kernel/', '')).join(' -> ')}`,
  }));
}

function isOfKernel({ side, area }: Pick<Zone, 'side' | 'area'>): boolean {
  return side === 'server' && area === 'kernel';
}

function kernelFilesOf({ path, syntax }: Source): ReadonlySet<string> {
  const targets = importsOf(syntax).map(({ specifier }) => targetOf(path, specifier));
  return new Set(
    targets.flatMap((target) => {
      const zone = target.kind === 'file' ? zoneOf(target.path) : undefined;
      return target.kind === 'file' && zone && isOfKernel(zone) ? [target.path] : [];
    }),
  );
}
