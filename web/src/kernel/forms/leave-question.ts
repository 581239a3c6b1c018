/** What a page asks before it is left, where the question about unsaved forms is not the right one; answers whether it is left. */
export const leaveQuestion: { ask?: (() => Promise<boolean>) | undefined } = {};
