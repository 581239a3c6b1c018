/** Commit from which on new sentences are checked for their form. */
export const checkedSince = '7e7cb5fbea1b90abd3969ba900a226f3ed0bd1cd';
