import { addTexts } from '../../../kernel/i18n.ts';
import { pageTexts } from '../../ground/run-titles/page-texts.ts';

/** Reads the titles of runs, which a popup has as their page does. */
export const loadRunTitleTexts = () => addTexts(pageTexts);
