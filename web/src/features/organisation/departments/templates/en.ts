import { englishNames, type TemplateNames } from './template.ts';

export const names: TemplateNames = englishNames;
