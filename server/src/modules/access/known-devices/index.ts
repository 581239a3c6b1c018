import type { Module } from '../../../platform/module.ts';
import { deleteDevicesOf } from './known-devices.sql.ts';
import { deviceData } from './own-data.ts';
import { purgeDevices, purgeDevicesTask } from './purge-forgotten.ts';
import { knownDeviceRoutes } from './routes.ts';

export { endTrust, readTrustDays, setDeviceLetters, updateTrustDays } from './known-devices.sql.ts';
export { rememberDevice, trustBrowser } from './remember-device.ts';
export type { TrustingBrowser } from './trust-secrets.ts';
export { consumeTrust } from './consume-trust.ts';

/** ACC-17, ACC-18: browsers that a person signed in from, those of them that are trusted, and the letter about a new one. */
export const knownDevices: Module = {
  name: 'known-devices',
  needs: ['companies', 'sign-in-attempts', 'notifications'],
  contributes: {
    ownData: { place: 31, sections: deviceData },
    personLeaves: { endings: [{ end: (tx, _kernel, person) => deleteDevicesOf(tx, person) }] },
  },
  operations: knownDeviceRoutes,
  tasks: (kernel) => ({ [purgeDevicesTask]: () => purgeDevices(kernel) }),
  schedule: [`17 2 * * * ${purgeDevicesTask}`],
};
