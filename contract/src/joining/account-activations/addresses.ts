/** ACC-05: the page where a registered person opens the account. */
export const activationAddresses = { account: '/userapp/register/account' } as const;
