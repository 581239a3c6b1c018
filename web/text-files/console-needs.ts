import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { everyOperation } from '../src/kernel/catalogues.ts';

type Chunks = readonly Rolldown.OutputChunk[];

/** What the console says before anything is opened in it, found in a build without a plan. */
export interface ConsoleNeeds {
  /** Capabilities whose texts its frame says. */
  readonly frame: ReadonlySet<string>;
  /** By capability, those whose texts its pages say besides. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Sections' titles, as the navigation shows them: paths within the texts of a capability. */
  readonly titles: readonly { readonly capability: string; readonly key: string }[];
}

/** Stands for the labels of all fields. */
export const everyField = '@fields';

const frameFile = /\/app\/(?:app\.tsx|console\/console-parts\.ts)$|\/console\/frame\.ts$/;
const pageFile = /\/features\/[\w-]+\/([\w-]+)\/pages\/[\w-]+\.tsx$/;
/** Their titles are taken alone, and notices wait for the texts that come later. */
const besides = /\/(?:section|contribution)\.ts$/;
const said = /(?:textsOf|translator)<[^;()]*>\(\s*'([\w-]+)'/g;

/** Reads what each page says from the modules that come with it. */
export function consoleNeeds(output: Chunks): ConsoleNeeds {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const opened = output.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const said = (chunk: Rolldown.OutputChunk) => modulesOf(chunk, chunks).flatMap(saidIn);
  const frame = new Set(opened.filter(({ moduleIds }) => moduleIds.some((id) => frameFile.test(id))).flatMap(said));
  const pages = new Map<string, Set<string>>();
  for (const chunk of opened) {
    const capability = pageFile.exec(chunk.facadeModuleId ?? '')?.[1];
    if (capability === undefined || !isOfConsole(String(chunk.facadeModuleId))) continue;
    const needs = pages.get(capability) ?? new Set();
    for (const each of said(chunk)) if (!frame.has(each)) needs.add(each);
    pages.set(capability, needs);
  }
  return { frame, pages, titles: output.flatMap(({ moduleIds }) => moduleIds).flatMap(titleIn) };
}

/** True if the capability has pages outside the portal. */
function isOfConsole(page: string): boolean {
  const list = join(dirname(dirname(page)), 'pages.ts');
  return existsSync(list) && /area: '(?:console|operator|wizard)'/.test(readFileSync(list, 'utf8'));
}

/** Modules that come with a chunk at once. */
function modulesOf(chunk: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const found = new Set([chunk]);
  for (const each of found) {
    for (const imported of each.imports) {
      const next = chunks.get(imported);
      if (next) found.add(next);
    }
  }
  return [...found].flatMap(({ moduleIds }) => moduleIds);
}

const known = new Map<string, readonly string[]>();

function saidIn(id: string): readonly string[] {
  if (!/\/web\/src\/.+\.tsx?$/.test(id) || besides.test(id)) return [];
  const found = known.get(id) ?? namesIn(id);
  known.set(id, found);
  return found;
}

function namesIn(id: string): string[] {
  const names = [...readFileSync(id, 'utf8').matchAll(said)].map(([, name = '']) => name);
  if (id.endsWith('/names/operation-text.ts')) return [...names, everyOperation];
  // The log names the fields that a change of anything concerned.
  return id.endsWith('/audit-log/texts.ts') ? [...names, everyField] : names;
}

/** A section names its title in one line, `title: () => t('title')`, or takes it from a list of the frame's own texts. */
function titleIn(id: string): ConsoleNeeds['titles'] {
  if (basename(id) !== 'section.ts' || !id.includes('/features/')) return [];
  const source = readFileSync(id, 'utf8');
  const [line = '', key = ''] = /^ {2}title: \(\) => .*?\('([\w.]+)'\),$/m.exec(source) ?? [];
  const [, capability] =
    /translator<typeof \w+>\('([\w-]+)'\)/.exec(line) ?? /translator<typeof \w+>\('([\w-]+)'\)/.exec(source) ?? [];
  if (key === '') throw new Error(`${id} names its title in no way that the build understands`);
  return capability === undefined ? [] : [{ capability, key }];
}
