import type { Language } from '@madang/contract/kernel/languages.ts';

/** Result of `import.meta.glob` for message files: path → loader. */
export type CatalogueFiles = Readonly<Record<string, () => Promise<unknown>>>;

export type Texts = { [key: string]: string | Texts };

/** Texts by namespace: the shared ones of everything, and one per capability for its pages. */
export type Catalogue = Record<string, Texts>;

/** Namespaces that every capability's texts fill together: errors by code, labels by field, and audit log texts by operation. */
export type SharedNamespace = 'errors' | 'fields' | 'operations';

interface Part {
  readonly capability: string;
  readonly texts: Texts;
}

const messagePath = /\/([\w-]+)\/messages\/(\w+)\.ts$/;

/** Namespace of the titles of capabilities whose other texts come later. */
export const titlesAlone = '@titles';

/** Namespace by which a build's file says that it names the operations of all capabilities. */
export const everyOperation = '@operations';

/** A file of a build (`web/text-files/`), in place of one for each capability. */
interface TextFile {
  readonly catalogue?: Catalogue;
}

/** Reads one language of all files, side by side, and merges them. */
export async function loadCatalogue(files: CatalogueFiles, language: Language): Promise<Catalogue> {
  const wanted = Object.entries(files).flatMap(([path, load]) => {
    const [, capability, fileLanguage] = messagePath.exec(path) ?? [];
    if (!capability) throw new Error(`${path} does not say whose messages it holds`);
    return fileLanguage === language ? [{ capability, load }] : [];
  });
  const parts = await Promise.all(
    wanted.map(async ({ capability, load }) => {
      const module = (await load()) as Readonly<Record<string, Texts>> & TextFile;
      return { capability, texts: module[language] ?? {}, catalogue: module.catalogue };
    }),
  );
  const merged = mergeCatalogues(parts.filter(({ catalogue }) => catalogue === undefined));
  for (const { catalogue = {} } of parts)
    for (const [name, texts] of Object.entries(catalogue)) mergeInto(merged, name, texts);
  return merged;
}

/** The shared texts of all capabilities go together; the rest is under the capability's name. */
export function mergeCatalogues(parts: readonly Part[]): Catalogue {
  const merged: Catalogue & Record<SharedNamespace, Texts> = { errors: {}, fields: {}, operations: {} };
  for (const { capability, texts } of parts) {
    const { errors, fields, operations, ...pages } = texts;
    for (const [name, shared] of Object.entries({ errors, fields, operations })) mergeInto(merged, name, shared);
    mergeInto(merged, capability, pages);
  }
  return merged;
}

/** Adds texts to those that are there under a key. */
export function mergeInto(target: Catalogue | Texts, key: string, addition: string | Texts | undefined) {
  if (addition === undefined) return;
  const present = target[key];
  if (typeof addition === 'string' || typeof present === 'string' || present === undefined) {
    target[key] = typeof addition === 'string' ? addition : structuredClone(addition);
    return;
  }
  for (const [inner, text] of Object.entries(addition)) mergeInto(present, inner, text);
}
