import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { devPages } from './dev-pages.ts';
import { messageChunkName } from './message-chunks.ts';
import { fontsAlias, pageFonts } from './page-fonts.ts';

const root = import.meta.dirname;
const serverAddress = process.env['MADANG_API'] ?? 'http://127.0.0.1:4000';
/** Where the calls of the specification and of the console live; in development they go to the server. */
const callPaths = ['/api', '/employee', '/portal/', '/approval', '/board', '/pims', '/loginapp/login', '/outbox.json'];

const everyPage =
  /\/(contract\/src\/(kernel\/(route|property)|credentials\/password-profiles|people\/names\/name-script-policies)|web\/src\/(app\/(newer-release|public-shell|providers|public-catalogues|error-boundary)|ui\/(dialogs\/(messages|popup|toasts)|parts\/(card|page-frame|states))|kernel\/(call|document-title|formats|use-loaded|pages\/(failed|texts))))\.tsx?$|\/ui\/parts\/scrolling\.module\.css$/;

/** Who is logged in, and where to go. */
const sessionParts =
  /\/(contract\/src\/(accounts\/(session-answer|routes|permissions|log-in-target)|companies\/(names|face|known-company|service-types)|kernel\/(access\/can|names\/name-order|addresses|page)|properties\/platform-route)|web\/src\/(features\/signup\/places|ui\/styles\/index|kernel\/(session|session-query|calls\/(can|platform)|company\/known-company|pages\/(arrival|kept-keys|waiting-log-in|wanted-page|log-in-target|log-in-reason))))\.(tsx?|css)$/;

/** What even the shortest form needs: the log-in's. */
const entrance =
  /\/(contract\/src\/(accounts\/log-in-routes|credentials\/(limits|password-fields))|web\/src\/(ui\/(fields\/(field|text-field|password-field|check-field)|parts\/(countdown|plain-page|prose))|kernel\/(countdown|form|forms\/(form-[a-z]+|after-press))|features\/(signup\/(kept-result|index|texts|service-names)|accounts\/(texts|api|parts\/(other-ways|passkey-way|log-in-note)\.module))))\.(tsx?|css|module\.css)$/;

/** The front page, and the picture of the product beside the log-in. */
const frontParts = /\/web\/src\/features\/front\/(?!public-pages|messages|pages|index)[\w/-]+\.(tsx?|module\.css)$/;

/** How a passkey is asked for, once the page stands. */
const passkeyParts =
  /\/(web\/src\/features\/accounts\/own-passkeys|contract\/src\/two-factor\/limits)\.ts$|\/@simplewebauthn\/browser\//;

/** What longer forms ask with. */
const formFields =
  /\/web\/src\/(ui\/(fields\/(select-field|radio-cards|consent-field|phone-field|code-field)|parts\/(rule-list|points|link-cards))\.(tsx|module\.css)|kernel\/forms\/phone-typing\.tsx?)$/;

/** What the ways of several steps have in common: the sign-up's and the set-up's. */
const stepParts = /\/web\/src\/ui\/(parts\/(stepper|columns)|dialogs\/progress-popup)\.(tsx|module\.css)$/;

/** What people are asked about themselves where they sign up, register or look after their account, and the warning of a form. */
const personParts =
  /\/(contract\/src\/[\w-]+\/(names\/person-name|mail-address|time-zone)|web\/src\/(kernel\/(forms\/leave-warning)|features\/countries\/[\w-]+))\.ts$/;

/** How contacts and codes are told and checked wherever somebody proves one. */
const codeParts = /\/contract\/src\/(otp\/(limits|rules|wire|contact-refusals)|promotions\/(limits|rules))\.ts$/;

/** Where somebody lives and which terms hold there: asked together wherever terms are shown. */
const countryParts =
  /\/(contract\/src\/(countries\/(codes|rules|wire)|terms\/(rules|agreements|wire))|web\/src\/kernel\/pages\/terms-in-english)\.tsx?$/;

/** What every section of the console stands in and is made of, and nothing that a page of the portal has: one piece, not thirty. */
const sectionParts =
  /\/web\/src\/(ui\/sections\/(section-page|section-texts|toolbar|side-panel|data-table|row-selection|pager|kept-focus|progress-bar)|kernel\/sections\/(listed|notices-key|jobs-key)|features\/jobs\/(api|texts|parts\/[\w-]+)|features\/console\/(shell|api|texts|use-shortcuts|parts\/(?!call-panel)[\w-]+))\.(tsx?|module\.css)$/;

/** What navigation and set-up know of every section. */
const sectionList = /\/web\/src\/features\/(sections|[\w-]+\/section)\.ts$/;

/** How the pages of the signed-in app ask the server: a file for each would be named in the list of every page. */
const queries =
  /\/@tanstack\/react-query\/build\/modern\/(useQuery|useSuspenseQuery|useInfiniteQuery|queryOptions)\.js$/;

function htmlEntries(mode: string): Record<string, string> {
  if (mode === 'gallery') return { gallery: resolve(root, 'gallery.html') };
  return Object.fromEntries(['public', 'app', 'outbox'].map((entry) => [entry, resolve(root, `${entry}.html`)]));
}

export default defineConfig(({ mode }) => ({
  root,
  base: '/',
  appType: 'mpa',
  plugins: [react(), devPages(), pageFonts(), compressAssets()],
  resolve: { alias: fontsAlias },
  server: { proxy: Object.fromEntries(callPaths.map((path) => [path, { target: serverAddress }])) },
  build: {
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
    target: ['chrome120', 'edge120', 'firefox120', 'safari17'],
    manifest: true,
    // An inlined font or image would be a `data:` address, which font-src 'self' refuses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A chunk of texts imports nothing that its page has not; naming each a second time would weigh on every page.
      resolveDependencies: (file, needed) => (file.includes('/texts-') ? [] : needed),
    },
    rolldownOptions: {
      input: htmlEntries(mode),
      output: {
        codeSplitting: {
          groups: [
            { name: messageChunkName, debugName: 'texts of one language' },
            // What every public page needs comes in one piece, whoever else uses parts of it.
            { name: 'base', test: (id) => everyPage.test(id) || sessionParts.test(id) },
            { name: 'entrance', test: entrance },
            { name: 'front', test: frontParts, includeDependenciesRecursively: false },
            { name: 'passkeys', test: passkeyParts },
            { name: 'fields', test: formFields },
            { name: 'steps', test: stepParts },
            { name: 'person', test: personParts },
            { name: 'codes', test: codeParts },
            { name: 'countries', test: countryParts },
            { name: 'queries', test: queries },
            // Their own dependencies are the portal's too, which is to load no section.
            { name: 'sections', test: sectionParts, includeDependenciesRecursively: false },
            { name: 'section-list', test: sectionList, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
