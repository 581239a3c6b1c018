export { beginSection, sections } from '../../features/sections.ts';
export { firstTexts, lateTexts } from './console-texts.ts';
