export { Palette } from './palette.tsx';
export { SectionHelpPopup } from './section-help.tsx';
export { Shortcuts } from './shortcuts.tsx';
