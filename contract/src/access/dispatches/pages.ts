/** The section of the console. */
export const dispatchesAddress = '/console/dispatches';
