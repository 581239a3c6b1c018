import type { Module } from '../../../platform/module.ts';

export { deviceNameIn, deviceTrustIn, knownDevice, newDeviceCookie, withDeviceTrust } from './known-device.ts';
export { purgeEndedTries } from './sign-in-attempts.sql.ts';
export { consumeLoginAttempt, countNetworkTry, purgeTriesOf, type TryingCaller } from './sign-in-attempts.ts';

/** Counts of wrong passwords, of an ID, a known device and a network. */
export const loginTries: Module = {
  name: 'sign-in-attempts',
  needs: [],
  operations: [],
};
