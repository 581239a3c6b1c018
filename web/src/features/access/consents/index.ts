/** The shape of the texts, for the page of one's own account, which says some of them too; it weighs nothing. */
export type { en as consentTexts } from './messages/en.ts';

/** The question before a deletion, for anyone who declines while an account is opened. */
export const loadDeletion = () => import('./ask-deletion.ts');

/** The same for anyone who signs up with a mobile number alone. */
export const loadLastContact = () => import('./last-contact.ts');

/** And after it what was deleted, for the page that says that the account is open. */
export const loadDeletedNote = () => import('./parts/deleted-note.tsx');
