import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { fallbackLanguage, languages, type Language } from '@madang/contract/kernel/languages.ts';
import { createInstance, type i18n } from 'i18next';

type Catalogue = Readonly<Record<string, unknown>>;

const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url));
const cataloguePattern = `{contract/src/{kernel,*/*,*/*/*}/messages,server/src/{kernel,platform}/*/texts,server/src/modules/*/*/texts}/{${languages.join()}}.ts`;

/** Texts of errors, fields, mails and SMS in the six languages. */
export class Translator {
  static #loaded: Promise<Translator> | undefined;
  readonly #i18n: i18n;

  private constructor(instance: i18n) {
    this.#i18n = instance;
  }

  /** They are read once: texts are the same for all of a process. */
  static load(): Promise<Translator> {
    return (this.#loaded ??= this.#read());
  }

  static async #read(): Promise<Translator> {
    const paths = globSync(cataloguePattern, { cwd: projectFolder }).sort();
    const resources = Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => [language, { translation: await readCatalogue(paths, language) }]),
      ),
    );
    const instance = createInstance();
    await instance.init({
      resources,
      lng: fallbackLanguage,
      fallbackLng: fallbackLanguage,
      // JSON, plain mail and SMS take texts as they are; HTML mail escapes what it inserts by itself.
      interpolation: { escapeValue: false },
      returnNull: false,
    });
    return new Translator(instance);
  }

  text(language: Language, key: string, params: ErrorParams = {}): string {
    return this.#i18n.getFixedT(language)(key, { ...params });
  }

  has(language: Language, key: string): boolean {
    return this.#i18n.exists(key, { lng: language });
  }

  /** An error's text; `validatedName` is the label of the field that it belongs to. */
  errorText(language: Language, code: string, params: ErrorParams, fieldName?: string): string {
    const label = fieldName === undefined ? undefined : `fields.${fieldName}`;
    const validatedName = label !== undefined && this.has(language, label) ? this.text(language, label) : '';
    return this.text(language, `errors.${code}`, { validatedName, ...params });
  }
}

async function readCatalogue(paths: readonly string[], language: Language): Promise<Catalogue> {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const path of paths.filter((each) => each.endsWith(`/${language}.ts`))) {
    const module = (await import(pathToFileURL(join(projectFolder, path)).href)) as Record<Language, Catalogue>;
    for (const [group, texts] of Object.entries(module[language])) {
      merged[group] = { ...merged[group], ...(texts as Record<string, unknown>) };
    }
  }
  return merged;
}
