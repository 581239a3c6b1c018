import { join } from 'node:path';

interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const publicEntries = ['public', 'outbox'].map((name) => join(import.meta.dirname, `src/app/${name}.tsx`));
const appEntry = join(import.meta.dirname, 'app.html');
/** Public pages take a little of these, and nothing of what else they name. */
const lists = /\/(features\/two-factor\/index|react-query\/build\/modern\/index|zod\/v4\/mini\/external)\.[jt]s$/;
/** Of the signed-in app's libraries, what no page of the portal has. */
const forSectionsAlone = /\/(queriesObserver|useQueries|useBlocker)\.js$/;
/** A little thing that most pages have, one by one. */
const everywhere = /\/web\/src\/kernel\/search-param\.ts$/;
const firstOfPortal = /\/web\/src\/features\/portal\/(pages\/home|parts\/portal-bar)\.tsx$/;
const ofPortal = /\/web\/src\/features\/(boards|notifications|organisation-charts|portal|profiles)\//;
/** The home's own, whose parts stay with the home; and a page that takes the editor alone of what posts are made of. */
const passedOver = /\/features\/(portal\/arranging\/arranger|terms-publishing\/pages\/editions)\.tsx$/;

/**
 * The chunks that pages of the signed-in app have in common, by who needs a module: the app itself (`signed-in`), pages of the
 * portal alone (`portal`), or these and sections of the console (`parts`). Left to itself the bundler cuts a file for each set
 * of pages that share something. What a public page may need stays out of all three.
 */
export function areaChunkName() {
  let isPublic: ReadonlySet<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    isPublic ??= openedBy(publicEntries, graph);
    if (isPublic.has(id) || forSectionsAlone.test(id) || /\/messages\/\w+\.ts$/.test(id)) return null;
    const openers = openersOf(id, graph).filter((opener) => !passedOver.test(opener));
    if (openers.includes(appEntry) || everywhere.test(id)) return id.endsWith('/app/app.tsx') ? null : 'signed-in';
    if (!openers.some((opener) => firstOfPortal.test(opener))) return null;
    if (!openers.every((opener) => ofPortal.test(opener))) return 'parts';
    const isOfHome = openers.every((opener) => opener.endsWith('/home.tsx')) && !id.includes('/features/boards/');
    return isOfHome ? null : 'portal';
  };
}

/** Entries and what is imported when it is needed, each with everything that it imports at once: which of them have a module. */
function openersOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id]);
  const openers: string[] = [];
  for (const at of seen) {
    const info = graph.getModuleInfo(at);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) openers.push(at);
    for (const importer of info.importers) seen.add(importer);
  }
  return openers;
}

/** All that entries import, at once or later. */
function openedBy(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const opened = new Set(entries);
  for (const at of opened) {
    const info = lists.test(at) ? null : graph.getModuleInfo(at);
    for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      opened.add(imported);
  }
  return opened;
}
