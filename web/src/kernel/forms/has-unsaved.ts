/** Forms that hold what was typed and not sent; `useForm` marks them. */
export const unsavedForms = () => document.querySelectorAll('form[data-unsaved=true]');

export const hasUnsaved = () => unsavedForms().length > 0;

/** Question of a page before it is left, in place of that about unsaved forms; answers true to leave. */
export const leaveQuestion: { ask?: (() => Promise<boolean>) | undefined } = {};
