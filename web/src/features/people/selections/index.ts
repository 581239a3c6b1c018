import { addTexts } from '../../../kernel/i18n.ts';

export { useText as useSelectionText } from './texts.ts';

/** Reads the texts of acts on a selection. */
export const loadSelectionTexts = async () => addTexts((await import('./page-texts.ts')).pageTexts);
