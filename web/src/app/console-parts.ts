export { loadHelp } from '../features/help.ts';
export { beginSection, sections } from '../features/sections.ts';
export { consoleCatalogues } from './console-catalogues.ts';
