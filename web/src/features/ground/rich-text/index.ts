export { useEditorTexts } from './editor-texts.ts';
