/** From this part of a limit on, its meter warns. */
export const nearLimit = 0.8;
