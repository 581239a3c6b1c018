import { unsavedForms } from './has-unsaved.ts';

/** Discards unsaved input at the user's decision, so leaving the page asks no confirmation again. */
export function discardUnsaved(): void {
  for (const form of unsavedForms()) form.setAttribute('data-unsaved', 'false');
}
