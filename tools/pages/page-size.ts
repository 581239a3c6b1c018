/**
 * Checks the JavaScript and CSS of each page and language (brotli 11) against its budget, after `vite build`. Later
 * requests are measured by journeys.
 */
import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, type Language } from '../../contract/src/kernel/languages.ts';
import type { AppPage, PublicPage } from '../../web/src/kernel/feature.ts';
import { listFiles, projectRoot } from '../kernel/files.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const kB = 1024;
const dist = join(projectRoot, 'web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
/** Comes after the first picture, with no page. */
const hangul = 'src/ui/styles/hangul.ts';

/** A chunk with all that it imports at once, and their styles. */
function filesOf(key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const imported of chunk.imports ?? []) filesOf(imported, files);
  return files;
}

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const { size } = statSync(join(dist, `${file}.br`));
  sizes.set(file, size);
  return size;
}

const textChunk = (part: string, language: Language) =>
  Object.keys(manifest).find((name) => name.includes(`texts-${part}-${language}-`));

/** The chunks of texts of a language; those beyond the public ones are there only where something says them. */
function textsOf(texts: readonly string[], language: Language): string[] {
  const keys = texts.flatMap((part) => textChunk(part, language) ?? []);
  if (keys.length === 0) throw new Error(`The build has no texts of ${language}`);
  return keys;
}

/** The document that a page stands in, whose texts it speaks, and what it may weigh. */
interface Budget {
  readonly entry: string;
  /** Files loaded with the first page of its area. */
  readonly frames?: readonly string[];
  readonly texts: readonly string[];
  readonly budgetKB: number;
}

const publicBudget: Budget = { entry: 'public.html', texts: ['public'], budgetKB: 142 };
/** Pages that visitors and all users who sign in see first. */
const firstPages = ['src/features/ground/front/pages/front.tsx', 'src/features/access/accounts/pages/sign-in.tsx'];
const firstPageBudgetKB = 110;
const home = 'src/features/views/portal/pages/home.tsx';
const signUpPage = 'src/features/joining/signup/pages/sign-up.tsx';
const ownBudgets = new Map([
  ...firstPages.map((page) => [page, firstPageBudgetKB] as const),
  [signUpPage, 133] as const,
  ['src/features/access/consents/pages/consent.tsx', 147] as const,
  [home, 161] as const,
  ['src/features/views/console/pages/start.tsx', 189] as const,
  ['src/features/people/people/pages/employees.tsx', 223] as const,
  ['src/features/joining/invitations/pages/invitations.tsx', 229] as const,
  // The log and planned changes name what every capability does, and the fields that it concerns.
  ['src/features/views/audit-log/pages/records.tsx', 232] as const,
  ['src/features/views/audit-log/pages/platform-records.tsx', 236] as const,
  ['src/features/views/planned-changes/pages/planned-changes.tsx', 233] as const,
  ['src/features/people/role-assignments/pages/administrators.tsx', 225] as const,
  ['src/features/workplace/managed-boards/pages/manage-boards.tsx', 224] as const,
  ['src/features/workplace/boards/pages/boards.tsx', 169] as const,
  // Names of every operation: a permission is chosen by what it opens.
  ['src/features/views/profiles/pages/rights.tsx', 205] as const,
  ['src/features/workplace/approval-requests/pages/approvals.tsx', 183] as const,
  ['src/features/workplace/approval-requests/pages/new-request.tsx', 185] as const,
  ['src/features/workplace/approval-requests/pages/request.tsx', 192] as const,
]);
const portal = { entry: 'app.html', texts: ['public', 'app'] };
const consoleFrame = ['src/features/views/console/frame.ts', 'src/app/console/console-parts.ts'];
const sections = { ...portal, texts: [...portal.texts, 'console'], budgetKB: 218 };
const budgets: Readonly<Record<AppPage['area'], Budget>> = {
  portal: { ...portal, frames: [], budgetKB: 166 },
  console: { ...sections, frames: consoleFrame },
  operator: { ...sections, frames: [...consoleFrame, 'src/app/operator-frame.tsx'] },
  // Its steps are parts of the sections, whose texts it reads at once.
  wizard: { ...sections, frames: consoleFrame, texts: [...sections.texts, 'console-late'], budgetKB: 253 },
};
/** My account and the organisation chart say what no other page of the portal does. */
const account: Budget = { ...portal, frames: [], budgetKB: 197 };
const isAccount = ({ area, texts }: AppPage) => area === 'portal' && texts !== undefined;

interface OpenedPage extends Budget {
  readonly file: string;
  /** Files that name the page's own texts (`page-texts.ts`). */
  readonly textLists: readonly string[];
}

/**
 * Finds the files behind each page by opening it with recorded imports, because the manifest does not separate both
 * entries.
 */
async function openPages(): Promise<OpenedPage[]> {
  let opened: string[] = [];
  registerHooks({
    resolve(specifier, context, next) {
      if (!/\/pages\/.+\.tsx$|\/page-texts\.ts$/.test(specifier)) return next(specifier, context);
      opened.push(relative(join(projectRoot, 'web'), fileURLToPath(new URL(specifier, context.parentURL))));
      // Each opening asks again, also for a page that another address has opened.
      return { url: `data:text/javascript,export{}//${files.length}`, shortCircuit: true };
    },
  });
  const files: OpenedPage[] = [];
  const note = async ({ page, texts: lists = [] }: Pick<PublicPage, 'page' | 'texts'>, budget: Budget) => {
    opened = [];
    await page();
    const [file] = opened;
    if (file === undefined) throw new Error('a page opens nothing that is in a folder pages/');
    opened = [];
    for (const load of lists) await load();
    const own = ownBudgets.get(file);
    const texts = [...budget.texts, ...(budget.frames?.length ? [`console-${capabilityOf(file)}`] : [])];
    files.push({ file, textLists: opened, ...budget, texts, ...(own !== undefined && { budgetKB: own }) });
  };
  for (const page of await pagesOf<PublicPage>('public-pages')) await note(page, publicBudget);
  for (const page of await pagesOf<AppPage>('pages')) await note(page, isAccount(page) ? account : budgets[page.area]);
  return files;
}

/** `src/features/people/people/pages/employees.tsx` is of `people`. */
const capabilityOf = (file: string) => String(file.split('/')[3]);

/** Returns the pages that Vite collects for `features/index.ts` and `features/public-pages.ts`. */
async function pagesOf<Page>(name: 'pages' | 'public-pages'): Promise<Page[]> {
  const files = listFiles(projectRoot, ['web/src/features'], new RegExp(`^web/src/features/[^/]+/[^/]+/${name}\\.ts$`));
  const lists = files.map(async (file) => {
    const module = (await import(join(projectRoot, file))) as Readonly<Record<string, readonly Page[]>>;
    return Object.values(module).flat();
  });
  return (await Promise.all(lists)).flat();
}

/** A page that both entries open has no source of its own in the manifest, only the name of its chunk. */
function chunkOf(file: string): string {
  const name = `_${basename(file).replace(/\.tsx?$/, '')}-`;
  // Its styles may have the same name, and stand before it by their hash.
  const shared = Object.keys(manifest).find((key) => key.startsWith(name) && key.endsWith('.js'));
  const key = manifest[file] ? file : shared;
  if (key === undefined) throw new Error(`The build does not hold ${file}`);
  return key;
}

/** Pages that every part of the product has, which alone the public document opens besides texts. */
const standingPages = (manifest[publicBudget.entry]?.dynamicImports ?? [])
  .filter((key) => !key.includes('texts') && key !== hangul)
  .map((chunk) => ({ chunk, textLists: [], ...publicBudget }));
const featurePages = (await openPages()).map(({ file, ...budget }) => ({ chunk: chunkOf(file), ...budget }));
const pages = new Map([...standingPages, ...featurePages].map((page) => [page.chunk + page.entry, page]));

type Opened = Omit<OpenedPage, 'file'> & { readonly chunk: string };

/** Returns the files present when a page is whole, in a language. */
function firstLoad({ chunk, entry, frames = [], texts: parts, textLists }: Opened, language: Language): Set<string> {
  const files = filesOf(entry);
  filesOf(chunk, files);
  for (const frame of frames) filesOf(chunkOf(frame), files);
  for (const list of textLists) {
    filesOf(list, files);
    const listed = manifest[list]?.dynamicImports ?? [];
    for (const texts of listed.filter((key) => key.includes(`-${language}-`))) filesOf(texts, files);
  }
  for (const texts of textsOf(parts, language)) filesOf(texts, files);
  return files;
}

const kilobytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / kB;

const pageRows = [...pages.values()].map((page) => ({
  page: page.chunk.replace(/^src\/|^_|-[\w-]{8}\.js$/g, ''),
  files: firstLoad(page, 'ko').size,
  perLanguage: languages.map((language) => kilobytes(firstLoad(page, language))),
  budgetKB: page.budgetKB,
}));

/** Files of the editor, loaded only by users who write, never by those who open the home or read a board. */
const editor = {
  parts: ['src/features/workplace/boards/parts/writer.tsx', 'src/ui/rich-text/editor.tsx'],
  openedBy: 'src/features/workplace/boards/pages/write.tsx',
  /** A class of the editor's library that no code of ours names. */
  mark: 'ProseMirror-trailingBreak',
  budgetKB: 80,
};

function holdsEditor(file: string): boolean {
  return file.endsWith('.js') && readFileSync(join(dist, file), 'utf8').includes(editor.mark);
}

/** Returns the size that the editor adds to the page that opens it. */
function editorRow() {
  const opener = [...pages.values()].find(({ chunk }) => chunk === editor.openedBy);
  const files = new Set(editor.parts.flatMap((part) => [...filesOf(part)]));
  if (!opener || ![...files].some(holdsEditor))
    throw new Error(`The build has no editor in ${editor.parts.join(', ')}`);
  const added = (language: Language) => files.difference(firstLoad(opener, language));
  const perLanguage = languages.map((language) => kilobytes(added(language)));
  return { page: 'the editor, where somebody writes', files: added('ko').size, perLanguage, budgetKB: editor.budgetKB };
}

const rows = [...pageRows, editorRow()];
const withEditor = [...pages.values()].filter((page) => [...firstLoad(page, 'en')].some(holdsEditor));

const format = (size: number) => size.toFixed(1).padStart(7);
console.log(
  `${'kB, brotli 11'.padEnd(48)}${languages.map((language) => language.padStart(7)).join('')}  at most  files`,
);
for (const { page, perLanguage, budgetKB, files } of rows) {
  console.log(
    page.padEnd(48) + perLanguage.map(format).join('') + String(budgetKB).padStart(9) + String(files).padStart(7),
  );
}

const over = rows.filter(({ perLanguage, budgetKB }) => Math.max(...perLanguage) > budgetKB);
if (process.argv.includes('--parts')) {
  for (const [file, size] of [...sizes].sort((a, b) => b[1] - a[1])) console.log(`${format(size / kB)}  ${file}`);
}
if (withEditor.length > 0) {
  console.error(`Loaded with the editor: ${withEditor.map(({ chunk }) => chunk).join(', ')}`);
  process.exitCode = 1;
}
if (over.length > 0) {
  console.error(`Over the budget: ${over.map(({ page }) => page).join(', ')}`);
  process.exitCode = 1;
}
