import * as routes from '@madang/contract/access/known-devices/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeDeviceLetters } from './operations/change-device-letters.ts';
import { endDevice } from './operations/end-device.ts';
import { listDevices } from './operations/list-devices.ts';

const success = () => ({ result: 'success' as const });

export const knownDeviceRoutes = [
  callOf(routes.listDevices, listDevices, { input: ({ readCookie }) => ({ deviceCookie: readCookie('device') }) }),
  callOf(routes.endDevice, endDevice, { answer: success }),
  callOf(routes.changeDeviceLetters, changeDeviceLetters, { answer: success }),
];
