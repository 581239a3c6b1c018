export { beginSection, sections } from '../features/sections.ts';
export { contributions } from '../features/contributions.ts';
export { consoleCatalogues } from './console-catalogues.ts';
