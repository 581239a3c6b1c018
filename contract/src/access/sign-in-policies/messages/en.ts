import type { signInPolicyErrors } from '../errors.ts';

export const en = {
  errors: {
    NETWORK_NOT_ALLOWED:
      'Your company allows access from its own networks only. Connect to the company network or contact your administrator.',
    NETWORK_INVALID: 'Enter an IP address or a network such as 192.0.2.0/24.',
    NETWORK_HOST_BITS: 'The address is not the start of this network. Enter the first address, such as 192.0.2.0/24.',
    NETWORK_EVERYWHERE: 'This network covers every address. To allow access from anywhere, leave the list empty.',
    NETWORK_TOO_MANY: 'Enter up to {{0}} networks.',
    NETWORK_OWN_MISSING:
      'The list does not include your own address, so saving it would lock you out. Add it and save again.',
  } satisfies Record<keyof typeof signInPolicyErrors, string>,
  fields: {
    allowsStaying: 'Allow staying signed in',
    sessionHours: 'Session length',
    idleMinutes: 'Sign out when idle for',
    allowsOnLeave: 'Allow sign-in during leave',
    networks: 'Networks',
  },
};
