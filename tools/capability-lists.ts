import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, projectRoot, readTextIfAny } from './kernel/files.ts';
import type { Finding } from './kernel/findings.ts';
import { report } from './kernel/findings.ts';
import { wings } from '../server/src/modules/wings.ts';

const command = 'node tools/capability-lists.ts';
const header = `// Made from the capabilities' folders by ${command}.\n`;

interface Part {
  /** Export of the capability's file, and the file as the list imports it. */
  readonly name: string;
  readonly specifier: string;
}

/** Files that name every capability, as the folders are now: path and text of each. */
export function capabilityLists(root: string): { readonly path: string; readonly text: string }[] {
  return [
    { path: 'contract/src/capabilities.generated.ts', text: contractList(root) },
    { path: 'contract/src/permissions.generated.ts', text: permissionList(root) },
    ...contributedLists.map((list) => ({
      path: `contract/src/contributed/${list.file}.generated.ts`,
      text: contributedList(root, list),
    })),
    { path: 'server/src/modules/index.ts', text: moduleList(root) },
  ];
}

export function writeCapabilityLists(root: string): void {
  for (const { path, text } of capabilityLists(root)) writeFileSync(join(root, path), text);
}

export function checkCapabilityLists(root: string): Finding[] {
  return capabilityLists(root)
    .filter(({ path, text }) => readTextIfAny(root, path) !== text)
    .map(({ path }) => ({ path, line: 1, message: `differs from the folders; run ${command}` }));
}

function contractList(root: string): string {
  const errors = partsOf(root, 'contract/src', ['errors'], /export const (\w+Errors)\b/);
  const pages = partsOf(root, 'contract/src', ['pages'], /export const (\w+Pages)\b/);
  const properties = partsOf(
    root,
    'contract/src',
    ['properties', 'platform', 'limits'],
    /export const (\w+Properties)\b/,
  );
  const messages = messageParts(root);
  return [
    header,
    ...[...errors, ...pages, ...properties].map(importLine),
    ...messages.map(({ name, specifier }) => `import type { en as ${name} } from '${specifier}';\n`),
    "import type { Page } from './kernel/page.ts';\n",
    "import type { Property } from './kernel/property.ts';\n",
    listText('capabilityErrors', errors, { open: '{', close: '} as const' }),
    `\nexport type CapabilityCatalogues = [\n${messages.map(({ name }) => `  typeof ${name},\n`).join('')}];\n`,
    `\nexport const capabilityProperties: readonly Property[] = [\n${properties.map(({ name }) => `  ...Object.values(${name}),\n`).join('')}];\n`,
    listText('capabilityPages: readonly Page[]', pages, { open: '[', close: ']' }),
  ].join('');
}

function permissionList(root: string): string {
  const parts = partsOf(root, 'contract/src', ['permissions'], /export const (\w+Permissions)\b/);
  return [
    header,
    ...parts.map(importLine),
    listText('capabilityPermissions', parts, { open: '{', close: '} as const' }),
  ].join('');
}

interface ContributedList {
  /** The file of a capability that has its part, by whose name the list is called. */
  readonly file: string;
  readonly part: RegExp;
  readonly name: string;
  readonly brackets: { readonly open: string; readonly close: string };
}

/** Answers of the views, whose parts stand with the capabilities; each list is a file, so that a page downloads one alone. */
const contributedLists: readonly ContributedList[] = [
  contributed('home-card', 'HomeCard', { open: '{', close: '} as const' }),
  contributed('home-notices', 'HomeNotices', { open: '[', close: '] as const' }),
  contributed('console-notices', 'ConsoleNotices', { open: '[', close: '] as const' }),
];

function contributed(file: string, suffix: string, brackets: ContributedList['brackets']): ContributedList {
  return { file, part: new RegExp(`export const (\\w+${suffix})\\b`), name: `capability${suffix}`, brackets };
}

function contributedList(root: string, { file, part, name, brackets }: ContributedList): string {
  const parts = partsOf(root, 'contract/src', [`contributions/${file}`], part, '../');
  return [header, ...parts.map(importLine), listText(name, parts, brackets)].join('');
}

function moduleList(root: string): string {
  const parts = partsOf(root, 'server/src/modules', ['index'], /export const (\w+): Module\b/);
  const names = parts.map(({ name }) => `  ${name},\n`).join('');
  return [
    header,
    "import type { Module } from '../platform/module.ts';\n",
    ...parts.map(importLine),
    `\n/** Every capability of the server, the lowest wing first. */\nexport const modules: readonly Module[] = [\n${names}];\n`,
  ].join('');
}

/** The first export that fits, of the first of the files that a capability has; the lowest wing first. */
function partsOf(root: string, folder: string, files: readonly string[], exported: RegExp, up = './'): Part[] {
  return capabilitiesOf(root, folder).flatMap((capability) => {
    for (const file of files) {
      const name = exported.exec(readTextIfAny(root, `${folder}/${capability}/${file}.ts`) ?? '')?.[1];
      if (name !== undefined) return [{ name, specifier: `${up}${capability}/${file}.ts` }];
    }
    return [];
  });
}

/** Catalogues all export `en`; a list needs a name for each. */
function messageParts(root: string): Part[] {
  return capabilitiesOf(root, 'contract/src').flatMap((capability) => {
    const path = `${capability}/messages/en.ts`;
    if (readTextIfAny(root, `contract/src/${path}`) === undefined) return [];
    const name = (capability.split('/')[1] ?? '').replaceAll(/-(\w)/g, (_match, letter: string) =>
      letter.toUpperCase(),
    );
    return [{ name: `${name}Messages`, specifier: `./${path}` }];
  });
}

/** `people/departments` of every folder of a wing, the lowest wing first. */
function capabilitiesOf(root: string, folder: string): string[] {
  return wings.flatMap((wing) => {
    const files = listFiles(root, [`${folder}/${wing}`], /\.ts$/);
    return [
      ...new Set(
        files.map((path) =>
          path
            .slice(folder.length + 1)
            .split('/')
            .slice(0, 2)
            .join('/'),
        ),
      ),
    ].sort();
  });
}

function importLine({ name, specifier }: Part): string {
  return `import { ${name} } from '${specifier}';\n`;
}

function listText(name: string, parts: readonly Part[], { open, close }: { open: string; close: string }): string {
  return `\nexport const ${name} = ${open}\n${parts.map((part) => `  ...${part.name},\n`).join('')}${close};\n`;
}

if (import.meta.main) {
  if (process.argv.includes('--check')) report(checkCapabilityLists(projectRoot));
  else writeCapabilityLists(projectRoot);
}
