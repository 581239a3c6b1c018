import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';

const path = '/api/v1/devices';

export const listedDevice = z.strictObject({
  deviceId: z.uuid(),
  /** 'Chrome, Windows'; '' where the browser did not say. */
  device: z.string(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Time until which the device needs no second factor; null: it always does. */
  trustedUntil: z.nullable(z.iso.datetime()),
  isCurrent: z.boolean(),
});
export type ListedDevice = z.output<typeof listedDevice>;

/** Devices that the person signed in from, this one first. */
export const listDevices = route({
  method: 'GET',
  path,
  answer: listOf(listedDevice, {
    /** Days for which the company trusts a device; 0: not at all. */
    trustDays: z.int(),
    /** True if the user is notified by mail of a sign-in from a new device. */
    isTold: z.boolean(),
  }),
});

export const ownDevice = z.strictObject({ deviceId: storedId });

export const endDevice = route({ method: 'DELETE', path: `${path}/{deviceId}`, params: ownDevice, answer: success });

export const deviceLetters = z.strictObject({ isTold: z.boolean() });

export const changeDeviceLetters = route({
  method: 'PUT',
  path: `${path}/letters`,
  body: deviceLetters,
  answer: success,
});
