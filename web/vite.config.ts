import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { firstPass, plannedChunks } from './chunks/planned-chunks.ts';
import { refuseCircles } from './chunks/refuse-circles.ts';
import { compressAssets } from './compress-assets.ts';
import { devPages } from './dev-pages.ts';
import { firstPictures } from './first-pictures.ts';
import { fontsAlias, pageFonts } from './page-fonts.ts';
import { consoleNeeds } from './text-files/console-needs.ts';
import { textChunkName, textFiles } from './text-files/text-files.ts';

const root = import.meta.dirname;
const serverAddress = process.env['MADANG_API'] ?? 'http://127.0.0.1:4000';
/** Prefixes of the specification's and the console's calls, sent to the server in development. */
const callPaths = ['/api', '/employee', '/portal/', '/approval', '/board', '/pims', '/loginapp/login', '/outbox.json'];

function htmlEntries(mode: string): Record<string, string> {
  if (mode === 'gallery') return { gallery: resolve(root, 'gallery.html') };
  return Object.fromEntries(['public', 'app', 'outbox'].map((entry) => [entry, resolve(root, `${entry}.html`)]));
}

/** Settings of builds with and without a plan. */
function shared(mode: string) {
  return {
    root,
    base: '/',
    appType: 'mpa',
    resolve: { alias: fontsAlias },
    build: {
      outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
      target: ['chrome120', 'edge120', 'firefox120', 'safari17'],
      manifest: true,
      // An inlined font or image would be a `data:` address, which font-src 'self' refuses.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // A chunk of texts imports nothing that its page has not; naming each a second time would weigh on every page.
        resolveDependencies: (file: string, needed: string[]) => (file.includes('/texts-') ? [] : needed),
      },
      rolldownOptions: { input: htmlEntries(mode) },
    },
  } satisfies InlineConfig;
}

export default defineConfig(async ({ command, mode }) => {
  const config = shared(mode);
  // Nobody opens the gallery but its journeys.
  const isPlanned = command === 'build' && mode !== 'gallery';
  const first = isPlanned ? await firstPass({ ...config, mode, plugins: [textFiles(), react(), pageFonts()] }) : [];
  const planned = isPlanned ? plannedChunks(first) : () => null;
  const needs = isPlanned ? consoleNeeds(first.filter((file) => file.type === 'chunk')) : undefined;
  const groups = [
    { name: textChunkName, debugName: 'texts of one language' },
    { name: planned, debugName: 'what pages have in common', includeDependenciesRecursively: false },
  ];
  return {
    ...config,
    plugins: [
      textFiles(needs),
      react(),
      devPages(),
      pageFonts(),
      refuseCircles(),
      ...(mode === 'gallery' ? [] : [compressAssets()]),
      ...(isPlanned ? [firstPictures({ root, base: '/', resolve: config.resolve, mode, plugins: [react()] })] : []),
    ],
    server: { proxy: Object.fromEntries(callPaths.map((path) => [path, { target: serverAddress }])) },
    build: {
      ...config.build,
      rolldownOptions: { ...config.build.rolldownOptions, output: { codeSplitting: { groups } } },
    },
  };
});
