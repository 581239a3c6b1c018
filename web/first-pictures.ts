import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type FirstPicture,
  firstPictureFile,
  firstPicturePages,
  type FirstPictures,
  pictureStates,
} from '@madang/contract/access/accounts/first-pictures.ts';
import { type Language, languages } from '@madang/contract/kernel/languages.ts';
import { build, type InlineConfig, type Plugin } from 'vite';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface Drawing {
  readonly draw: (path: string, language: Language) => Promise<string>;
}

const cache = resolve(import.meta.dirname, '../node_modules/.cache/madang-first-pictures');

/** The pages' own files, by their sources. */
const files: Readonly<Record<FirstPicture, string>> = {
  '/': 'src/features/ground/front/pages/front.tsx',
  '/loginapp': 'src/features/access/accounts/pages/sign-in.tsx',
};
/** Texts of pages beside the public ones. */
const texts = ['public', 'front'];

/**
 * Draws first pages in each language and state during the build, sent with their document before any script
 * (docs/decisions/page-weight.md). `config` is common to both runs.
 */
export function firstPictures(config: InlineConfig): Plugin {
  return {
    name: 'madang-first-pictures',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const drawing = await buildDrawing(config);
      const pictures: Record<string, FirstPictures[FirstPicture]> = {};
      for (const path of firstPicturePages) {
        const needed = neededBy(manifest, files[path]);
        const style = [...neededBy(manifest, 'public.html').styles.union(needed.styles)]
          .map((file) => readFileSync(join(dir, file), 'utf8'))
          .join('');
        pictures[path] = { style, heads: headsOf(manifest, needed), pictures: await drawAll(drawing, path) };
        refuseUnstyled(Object.values(pictures[path].pictures).join(''), style);
      }
      writeFileSync(join(dir, firstPictureFile), JSON.stringify(pictures));
    },
  };
}

/** The pages as Node runs them. */
async function buildDrawing(config: InlineConfig): Promise<Drawing> {
  const outDir = join(cache, String(process.pid));
  mkdirSync(outDir, { recursive: true });
  try {
    await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        ssr: resolve(import.meta.dirname, 'src/app/first-picture.tsx'),
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'drawing.mjs' } },
      },
    });
    return (await import(pathToFileURL(join(outDir, 'drawing.mjs')).href)) as Drawing;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function drawAll({ draw }: Drawing, path: FirstPicture): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const language of languages) {
    for (const { name, ...state } of pictureStates(path)) {
      pretendBrowser(state);
      drawn[`${language} ${name}`] = untouchable(await draw(path, language));
    }
  }
  return drawn;
}

/** Browser state for drawing the pages: nothing stored, and passkeys where the address allows them. */
function pretendBrowser({ search, stays, hostname }: Omit<ReturnType<typeof pictureStates>[number], 'name'>): void {
  const nothing = { getItem: () => null };
  const listens = { addEventListener: () => undefined };
  const root = { dataset: stays ? { stays: '' } : {} };
  const browser: Readonly<Record<string, unknown>> = {
    location: new URL(`https://${hostname}/${search}`),
    document: { ...listens, getElementById: () => root, documentElement: {}, cookie: '' },
    localStorage: nothing,
    sessionStorage: nothing,
    isSecureContext: true,
    navigator: { cookieEnabled: true },
    window: { PublicKeyCredential: Object },
  };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Its form is no form yet: what is typed or pressed would be lost, or sent in the address. */
function untouchable(html: string): string {
  if (/ style="|<script/.test(html)) throw new Error('a first picture holds what the content security policy refuses');
  return html
    .replaceAll(/<(\/?)form\b/g, '<$1div')
    .replaceAll('<input ', '<input readonly ')
    .replaceAll('<select ', '<select disabled ');
}

interface Needed {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

function neededBy(manifest: Manifest, key: string, needed = { scripts: new Set<string>(), styles: new Set<string>() }) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build does not hold ${key}`);
  if (needed.scripts.has(chunk.file)) return needed;
  needed.scripts.add(chunk.file);
  for (const style of chunk.css ?? []) needed.styles.add(style);
  for (const imported of chunk.imports ?? []) neededBy(manifest, imported, needed);
  return needed;
}

/** By language: what the document names beside the files of every page, so that they come with it and not one after the other. */
function headsOf(manifest: Manifest, needed: Needed): Record<Language, string> {
  const given = neededBy(manifest, 'public.html');
  const styles = [...needed.styles].filter((file) => !given.styles.has(file));
  const scripts = [...needed.scripts].filter((file) => !given.scripts.has(file));
  const heads = languages.map((language) => {
    const spoken = Object.entries(manifest).flatMap(([key, { file }]) =>
      texts.some((part) => key.includes(`texts-${part}-${language}-`)) ? [file] : [],
    );
    const links = [
      // It is in the document; a script that wants it finds that it is there.
      ...styles.map((file) => `<link rel="stylesheet" disabled crossorigin href="/${file}">`),
      ...[...scripts, ...spoken].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ];
    return [language, links.join('')] as const;
  });
  return Object.fromEntries(heads) as Record<Language, string>;
}

/** A picture is drawn by another run of the bundler, and has to name its styles as this one does. */
function refuseUnstyled(html: string, css: string): void {
  if (css.includes('</style')) throw new Error('a style ends the element that it stands in');
  const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const unknown = new Set(used.filter((name) => name !== '' && !css.includes(`.${name}`)));
  if (unknown.size > 0) throw new Error(`first pictures have classes without a style: ${[...unknown].join(', ')}`);
}
