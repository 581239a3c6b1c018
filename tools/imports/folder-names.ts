import { listFiles, listFolders, readTextIfAny } from '../kernel/files.ts';
import type { Finding } from '../kernel/findings.ts';
import { capabilityFolderOf, type Side } from './zones.ts';

/** A capability has one name: the folder in the contract, the server and the web. */
export function folderNameFaults(root: string): Finding[] {
  const contract = capabilitiesOf(root, 'contract');
  return (['contract', 'server', 'web'] as const).flatMap((side) =>
    capabilitiesOf(root, side).flatMap((name) => {
      const message = folderFault(root, side, name, contract);
      return message ? [{ path: `${capabilityFolderOf(side)}${name}`, line: 1, message }] : [];
    }),
  );
}

function capabilitiesOf(root: string, side: Side): string[] {
  return listFolders(root, capabilityFolderOf(side).slice(0, -1)).filter((name) => name !== 'kernel');
}

function folderFault(root: string, side: Side, name: string, contract: readonly string[]): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return 'a capability has a kebab-case name';
  if (contract.includes(name)) return undefined;
  const near = contract.find((other) => stem(other) === stem(name));
  if (near) return `the contract calls this capability ${near}`;
  if (side === 'server' && offersCalls(root, name))
    return `contract/src/${name} is missing: a module's calls stand there`;
  if (side === 'web' && readTextIfAny(root, `web/src/features/${name}/api.ts`) !== undefined) {
    return `contract/src/${name} is missing: the calls of api.ts stand there`;
  }
  return undefined;
}

/** A module without operations (a mere mechanism) has nothing to agree on with anyone. */
function offersCalls(root: string, name: string): boolean {
  return listFiles(root, [`server/src/modules/${name}/operations`], /\.ts$/).length > 0;
}

function stem(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '').replaceAll('-', '');
}
