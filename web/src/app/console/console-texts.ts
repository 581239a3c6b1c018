import type { CatalogueFiles } from '../../kernel/catalogues.ts';
import { consoleCatalogues } from '../console-catalogues.ts';

/**
 * Returns the texts that pages of a capability need for their first picture. A build puts files of its own here
 * (`web/text-files/`).
 */
export const firstTexts = (_capability: string): readonly CatalogueFiles[] => [consoleCatalogues];

/** Texts that are read after the first picture; without a build there are none. */
export const lateTexts: CatalogueFiles | undefined = undefined;
