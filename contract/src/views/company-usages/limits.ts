/** Part of a limit from which its meter warns. */
export const nearLimit = 0.8;
