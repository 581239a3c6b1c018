import { join, resolve } from 'node:path';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Plugin } from 'vite';
import type { Catalogue } from '../src/kernel/catalogues.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { consoleFiles } from './console-files.ts';
import { foldersOf, globOfMessages, listIn, mapOf, merged, type Messages, prefix, without } from './messages.ts';

const source = resolve(import.meta.dirname, '../src');
const consoleTexts = join(source, 'app/console/console-texts.ts');

/** The texts of a file of the build, in one language. */
type Content = (language: Language) => Promise<Catalogue>;

/** Names the chunk of a file of texts or of the sections' help; null for any other module. */
export function textChunkName(id: string): string | null {
  const [, helpLanguage] = /[\\/]help[\\/](\w+)\.ts$/.exec(id) ?? [];
  if (helpLanguage !== undefined) return `help-${helpLanguage}`;
  return id.startsWith(`\0${prefix}`) ? `texts-${id.slice(prefix.length + 1).replace('/', '-')}` : null;
}

/**
 * Writes one file per list of messages and language, in place of a module for each capability. With `needs`, the console
 * begins with what its pages say at once.
 */
export function textFiles(needs?: ConsoleNeeds): Plugin {
  const contents = new Map<string, Content>();
  return {
    name: 'madang-text-files',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (needs && id === consoleTexts) {
        const { code, files } = consoleFiles(needs);
        for (const [name, content] of files) contents.set(name, content);
        return code;
      }
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [name = '', language] = id.slice(prefix.length + 1).split('/');
      const content = contents.get(name);
      if (!content) throw new Error(`no list of messages is named ${name}`);
      return `export const catalogue = ${JSON.stringify(await content(language as Language))};`;
    },
    transform(code, id) {
      if (!id.startsWith(source) || !code.includes('/messages/*.ts')) return undefined;
      return code.replace(globOfMessages, (_glob, patterns: string) => {
        const name = listName(id);
        const folders = withoutCommon(foldersOf(patterns, id), name);
        contents.set(name, (language) => merged(folders, language));
        return mapOf(name);
      });
    },
  };
}

/** `features/access/mfa/page-texts.ts` is `mfa`, `app/public-catalogues.ts` is `public`; others are named by folder and file. */
function listName(file: string): string {
  const steps = file
    .slice(source.length + 1)
    .replace(/\.tsx?$/, '')
    .split('/');
  const name = steps.pop() ?? '';
  if (name.endsWith('-catalogues')) return name.replace('-catalogues', '');
  const own = steps.slice(steps[0] === 'features' ? 2 : 1);
  return (name === 'page-texts' ? own : [...own, name]).join('-');
}

/** Every document begins with the public texts; but the outbox and the gallery are documents of their own. */
function withoutCommon(folders: readonly Messages[], name: string): readonly Messages[] {
  return ['public', 'outbox', 'gallery'].includes(name) ? folders : without(folders, listIn('public'));
}
