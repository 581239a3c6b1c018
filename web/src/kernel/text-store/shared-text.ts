import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import type { SharedNamespace } from '../catalogues.ts';
import { currentLanguage, texts } from '../i18n.ts';

/** A text that all capabilities share, in the language of the page; undefined where nothing has that key. */
export function sharedText(namespace: SharedNamespace, key: string, values: ErrorParams = {}): string | undefined {
  // Codes such as `valid.DS001` are one key, dot and all.
  return texts.text(currentLanguage(), { namespace, key, isOneKey: true }, values);
}

/** The keys that have such a text in the language of the page. */
export function sharedKeys(namespace: SharedNamespace): readonly string[] {
  return texts.keys(currentLanguage(), namespace);
}
