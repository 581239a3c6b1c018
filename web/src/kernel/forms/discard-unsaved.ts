import { unsavedForms } from './has-unsaved.ts';

/** What was typed is given up, by the person's own word: nothing asks about it again on the way out. */
export function discardUnsaved(): void {
  for (const form of unsavedForms()) form.setAttribute('data-unsaved', 'false');
}
