import { isTest, listFiles, readText } from '../kernel/files.ts';
import type { Finding } from '../kernel/findings.ts';
import { childrenOf, parse, type AnyNode } from '../kernel/syntax.ts';
import { zoneOf } from '../imports/zones.ts';
import type { Allowed } from './allowed.ts';
import type { Catalogue } from './catalogues.ts';

/** The words of a source file that can name a text. */
interface Spoken {
  readonly path: string;
  /** The capability that the file belongs to; none for the kernels, the frame and the assembly. */
  readonly capability: string | undefined;
  readonly strings: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** Beginnings of keys in template texts: `steps.${step}`. */
  readonly beginnings: readonly string[];
}

/** Finds unused texts. A capability's are used by its own or shared folders; errors, fields and operations by name. */
export function unusedTexts(root: string, catalogues: readonly Catalogue[], allowed: Allowed): Finding[] {
  const files = sourcesOf(root).map((path) => spokenIn(path, readText(root, path)));
  const built = Object.keys(allowed.builtKeys);
  return catalogues
    .filter(({ language }) => language === 'en')
    .flatMap(({ path, capability, texts }) => {
      const isShared = /^(contract|server\/src\/(kernel|platform))\//.test(path);
      // A folder of a capability may have texts of its own beside it.
      const folder = path.replace(/messages\/\w+\.ts$/, '');
      const own = files.filter(
        (file) =>
          isShared ||
          file.capability === undefined ||
          file.capability === capability ||
          (folder !== path && file.path.startsWith(folder)),
      );
      return [...texts].flatMap(([key, { line }]) =>
        isSpoken(key, own, files) || built.some((beginning) => key.startsWith(beginning))
          ? []
          : [{ path, line, message: `${key} is used nowhere` }],
      );
    });
}

function isSpoken(key: string, own: readonly Spoken[], all: readonly Spoken[]): boolean {
  const [group, name = ''] = key.split('.');
  if (group === 'errors') return true;
  // An operation is named by its file, and so are the parts of one that the audit log knows by names of their own.
  if (group === 'operations') return all.some(({ strings }) => strings.has(name));
  if (group === 'fields') return all.some(({ names, strings }) => names.has(name) || strings.has(name));
  const singular = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return own.some(
    ({ strings, beginnings }) =>
      strings.has(key) || strings.has(singular) || beginnings.some((beginning) => key.startsWith(beginning)),
  );
}

function sourcesOf(root: string): string[] {
  const paths = listFiles(root, ['contract/src', 'server/src', 'web/src'], /\.tsx?$/);
  return paths.filter((path) => !isTest(path) && !/\/(messages|texts)\//.test(path));
}

function spokenIn(path: string, text: string): Spoken {
  const strings = new Set<string>();
  const names = new Set<string>();
  const beginnings = new Set<string>();
  const walk = (node: AnyNode & { readonly name?: unknown; readonly value?: unknown }) => {
    if (typeof node.name === 'string') names.add(node.name);
    if (node.type === 'Literal' && typeof node.value === 'string') strings.add(node.value);
    if (node.type === 'TemplateElement') {
      const { raw } = node.value as { readonly raw: string }; // the parser's type of a template's piece
      (/^[a-z]\w*(\.\w+)*\.$/.test(raw) ? beginnings : strings).add(raw);
    }
    for (const child of childrenOf(node)) walk(child);
  };
  walk(parse(path, text).program);
  return { path, capability: zoneOf(path)?.capability, strings, names, beginnings: [...beginnings] };
}
