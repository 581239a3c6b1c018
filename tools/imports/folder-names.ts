import { listFiles, listFolders, readTextIfAny } from '../kernel/files.ts';
import type { Finding } from '../kernel/findings.ts';
import { wings } from '../../server/src/modules/wings.ts';
import { capabilityFolderOf, type Side, sides } from './zones.ts';

interface Capability {
  readonly side: Side;
  readonly wing: string;
  readonly name: string;
}

/** A capability has one name and one wing: the folder in the contract, the server and the web. */
export function folderNameFaults(root: string): Finding[] {
  const all = sides.flatMap((side) => capabilitiesOf(root, side));
  return [
    ...sides.flatMap((side) => strayFolders(root, side)),
    ...all.flatMap((capability) => {
      const message = folderFault(root, capability, all);
      const { side, wing, name } = capability;
      return message ? [{ path: `${capabilityFolderOf(side)}${wing}/${name}`, line: 1, message }] : [];
    }),
  ];
}

/** Folders of the contract beside its wings. */
const besideWings = new Set(['kernel', 'contributed']);

/** Finds a folder among the wings that holds files alone: no rule would know whose they are. */
function strayFolders(root: string, side: Side): Finding[] {
  const folder = capabilityFolderOf(side);
  return listFolders(root, folder.slice(0, -1))
    .filter((name) => !wings.some((wing) => wing === name) && !(side === 'contract' && besideWings.has(name)))
    .map((name) => ({
      path: `${folder}${name}`,
      line: 1,
      message: `${name} is no wing of server/src/modules/wings.ts`,
    }));
}

function capabilitiesOf(root: string, side: Side): Capability[] {
  const folder = capabilityFolderOf(side);
  return listFolders(root, folder.slice(0, -1))
    .filter((wing) => wings.some((known) => known === wing))
    .flatMap((wing) => listFolders(root, `${folder}${wing}`).map((name) => ({ side, wing, name })));
}

function folderFault(root: string, capability: Capability, all: readonly Capability[]): string | undefined {
  const { side, wing, name } = capability;
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return 'a capability has a kebab-case name';
  const elsewhere = all.find((other) => other.name === name && other.wing !== wing);
  if (elsewhere) return `${name} is of the wing ${elsewhere.wing} in ${elsewhere.side}`;
  const contract = all.filter((other) => other.side === 'contract').map((other) => other.name);
  if (contract.includes(name)) return undefined;
  const near = contract.find((other) => stem(other) === stem(name));
  if (near) return `the contract calls this capability ${near}`;
  const folder = `${capabilityFolderOf(side)}${wing}/${name}`;
  const missing = `contract/src/${wing}/${name} is missing`;
  if (side === 'server' && offersCalls(root, folder)) return `${missing}: a module's calls stand there`;
  if (side === 'web' && readTextIfAny(root, `${folder}/api.ts`) !== undefined) {
    return `${missing}: the calls of api.ts stand there`;
  }
  return undefined;
}

/** A module without operations (a mere mechanism) has nothing to agree on with anyone. */
function offersCalls(root: string, folder: string): boolean {
  return listFiles(root, [`${folder}/operations`], /\.ts$/).length > 0;
}

function stem(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '').replaceAll('-', '');
}
