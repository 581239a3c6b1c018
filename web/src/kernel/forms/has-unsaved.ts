/** Forms that hold what was typed and not sent; `useForm` marks them. */
export const unsavedForms = () => document.querySelectorAll('form[data-unsaved=true]');

export const hasUnsaved = () => unsavedForms().length > 0;
