import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { textChunkName } from '../text-files/text-files.ts';
import type { ChunkNode } from './chunk-graph.ts';
import { mergeChunks } from './merge-chunks.ts';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Number of openings for each opening of a reference section of the console. */
const openings: readonly (readonly [RegExp, number])[] = [
  [/\/app\/public\.tsx$/, 9000],
  [/\/app\/app\.tsx$/, 8000],
  [/\/features\/[\w-]+\/portal\/(pages\/home|home\/administrator-cards)\.tsx?$/, 3000],
  [/\/features\/[\w-]+\/(front\/pages\/front|accounts\/pages\/sign-in)\.tsx$/, 5000],
  [/\/features\/[\w-]+\/accounts\/own-passkeys\.ts$/, 1500],
  [/\/features\/[\w-]+\/console\/(frame|index)\.ts$|\/app\/console\/console-parts\.ts$/, 250],
  [/\/features\/[\w-]+\/signup\/pages\/sign-up\.tsx$/, 2500],
  [/\/features\/[\w-]+\/people\/pages\/employees\.tsx$/, 1200],
  [/\/features\/[\w-]+\/console\/pages\/start\.tsx$/, 1000],
  [/\/kernel\/company\/known-brand\.tsx$/, 250],
  // What visitors open, who have nothing kept from before.
  [
    /\/features\/[\w-]+\/(account-activations|accounts|consents|identity-steps|mfa-steps|recoveries|terms)\/pages\//,
    300,
  ],
  [/\/features\/[\w-]+\/account-activations\//, 300],
  [/\/features\/[\w-]+\/(accounts|consents|front|identity-steps|recoveries|signup|terms|mfa-steps)\//, 150],
  [
    /\/features\/[\w-]+\/(invitations\/pages\/(landing|register)|operators\/pages\/operator-setup|portal\/pages\/download)\.tsx$/,
    250,
  ],
  [/\/kernel\/|\/app\//, 8],
  [/\/features\/[\w-]+\/profiles\/pages\//, 90],
  // Pages with the least room under their budgets.
  [/\/features\/[\w-]+\/setup\/pages\/wizard\.tsx$/, 200],
  [/\/features\/[\w-]+\/(approval-requests|audit-log|grants|invitations|planned-changes)\/pages\//, 40],
  [/\/pages\/[\w-]+\.tsx$/, 20],
];
/** A panel, a dialog, a part that comes after its page. */
const partOpenings = 1;

/**
 * Plans chunks by the pages' use: a first bundler run (`firstPass`) gives one chunk per set of pages, without circles,
 * which `mergeChunks` joins.
 */
export function plannedChunks(output: readonly Output[]): (id: string) => string | null {
  const nodes = nodesOf(output);
  const groups = mergeChunks(nodes, weightOf).filter(
    ([first, second]) => second !== undefined || first?.isOpened === false,
  );
  const names = namesOf(groups);
  return (id) => names.get(id) ?? null;
}

/** By module: a group is named by the heaviest of its chunks, and no two have one name, for the bundler would join them. */
function namesOf(groups: readonly (readonly ChunkNode[])[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  const names = new Map<string, string>();
  for (const chunks of groups) {
    const heaviest = chunks.reduce((most, chunk) => (chunk.size > most.size ? chunk : most));
    const name = heaviest.name.replace(/^.*\/|-[\w-]{8}\.js$/g, '');
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    for (const { modules } of chunks) for (const id of modules) names.set(id, count === 1 ? name : `${name}-${count}`);
  }
  return names;
}

/** Runs the bundler without a plan. */
export async function firstPass(config: InlineConfig): Promise<readonly Output[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { codeSplitting: { groups: [{ name: textChunkName }] } },
      },
    },
  });
  if ('on' in built) throw new Error('a build that watches cannot be planned');
  return [built].flat().flatMap(({ output }) => output);
}

const pageFile = /\/pages\/[\w-]+\.tsx$/;
const isTexts = (file: Output) => file.type === 'chunk' && file.name.startsWith('texts-');

/** Texts are left out: nothing but texts is in their chunks, and each comes in one language of six. */
function nodesOf(output: readonly Output[]): ChunkNode[] {
  const styles = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, sizeOf(file.source)]] : [])),
  );
  const textFiles = new Set(output.filter((file) => isTexts(file)).map(({ fileName }) => fileName));
  const imported = new Set(output.flatMap((file) => (file.type === 'chunk' ? file.imports : [])));
  return output.flatMap((file) => {
    if (file.type !== 'chunk' || isTexts(file)) return [];
    if (file.imports.some((imported) => textFiles.has(imported)))
      throw new Error(`${file.name} imports texts at once, in one language: ${file.moduleIds.join(', ')}`);
    const ownStyles = [...(file.viteMetadata?.importedCss ?? [])];
    return {
      name: file.fileName,
      size: sizeOf(file.code) + ownStyles.reduce((sum, style) => sum + (styles.get(style) ?? 0), 0),
      files: 1 + ownStyles.length,
      imports: file.imports,
      opens: file.dynamicImports,
      isOpened: file.isEntry || file.isDynamicEntry,
      isDocument: file.isEntry,
      // A page keeps its file, and so does what nobody imports at once.
      mayGrow:
        !pageFile.test(file.facadeModuleId ?? '') &&
        (imported.has(file.fileName) || !(file.isEntry || file.isDynamicEntry)),
      modules: file.moduleIds,
    };
  });
}

/** The level is not that of the files that are sent: it stands for their proportions. */
const sizeOf = (content: string | Uint8Array) => gzipSync(content).length;

function weightOf({ modules }: ChunkNode): number {
  return openings.find(([file]) => modules.some((id) => file.test(id)))?.[1] ?? partOpenings;
}
