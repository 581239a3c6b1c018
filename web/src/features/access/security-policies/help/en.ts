import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  POLICY: {
    words:
      'password, password rules, password expiry, two-step verification, MFA, 2FA, OTP, remember this device, authenticator app, passkey, ID rules, sign-in',
    what: 'Set the company’s rules for passwords, two-step verification and sign-in IDs.',
    doings: [
      'New password rules apply the next time each member changes their password.',
      'If you require two-step verification, members set it up at their next sign-in.',
      'The length of IDs and the periods for changing them are set here too.',
      'You can let members skip two-step verification for some days on a device that has passed it. This is off at first.',
    ],
  },
};
