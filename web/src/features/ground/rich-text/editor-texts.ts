import { useText } from './texts.ts';

/** Labels of the rich text editor, for every page that has one. */
export function useEditorTexts() {
  const t = useText();
  return {
    toolbarLabel: t('editor.toolbar'),
    markLabels: {
      bold: t('editor.bold'),
      italic: t('editor.italic'),
      heading: t('editor.heading'),
      list: t('editor.list'),
      numbers: t('editor.numbers'),
      quote: t('editor.quote'),
      link: t('editor.link'),
    },
    linkTexts: {
      address: t('editor.address'),
      invalid: t('editor.addressInvalid'),
      apply: t('editor.applyLink'),
      remove: t('editor.removeLink'),
    },
  };
}
