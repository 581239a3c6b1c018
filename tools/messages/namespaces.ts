import { posix } from 'node:path';
import { listFiles, readText } from '../kernel/files.ts';
import type { Finding } from '../kernel/findings.ts';

const use = /\b(?:textsOf|translator)<typeof (\w+)>\('([\w-]+)'\)/g;
const catalogue = /^import type \{ en(?: as (\w+))? \} from '([^']+\/messages\/en\.ts)';$/gm;

/** Finds texts used under another folder's name than their catalogue's, which compiles but shows keys. */
export function namespaceFaults(root: string): Finding[] {
  return listFiles(root, ['web/src'], /(?<!\.test)\.tsx?$/).flatMap((path) => {
    const text = readText(root, path);
    const folders = new Map(
      [...text.matchAll(catalogue)].map(([, name = 'en', specifier = '']) => [name, folderOf(path, specifier)]),
    );
    return [...text.matchAll(use)].flatMap(({ 1: name = '', 2: named, index }) => {
      const folder = folders.get(name);
      if (folder === undefined || folder === named) return [];
      const line = text.slice(0, index).split('\n').length;
      return [{ path, line, message: `asks for the texts of ${named} and types them as those of ${folder}` }];
    });
  });
}

function folderOf(path: string, specifier: string): string | undefined {
  return posix.join(posix.dirname(path), specifier).split('/').at(-3);
}
