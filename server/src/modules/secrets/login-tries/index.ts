import type { Module } from '../../../platform/module.ts';

export { deviceNameIn, knownDevice, newDeviceCookie } from './known-device.ts';
export { purgeEndedTries } from './login-tries.sql.ts';
export { consumeLoginAttempt, countNetworkTry, purgeTriesOf, type TryingCaller } from './login-tries.ts';

/** Counts of wrong passwords, of an ID, a known device and a network. */
export const loginTries: Module = {
  name: 'login-tries',
  needs: [],
  operations: [],
};
