import { devicesQuery } from '@madang/contract/access/known-devices/inputs.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { deviceNameIn } from '../../../secrets/sign-in-attempts/index.ts';
import { listDevicesOf, readTrustDays, wantsDeviceLetters } from '../known-devices.sql.ts';

/** ACC-17: devices that the person signed in from, and the choice about letters of new ones. */
export const listDevices = defineQuery({
  name: 'list-devices',
  input: devicesQuery,
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ reader, read }, { deviceCookie }) =>
    read(async (tx) => ({
      ...wholeList(await listDevicesOf(tx, reader, deviceNameIn(deviceCookie))),
      trustDays: await readTrustDays(tx, reader.companyCode),
      isTold: await wantsDeviceLetters(tx, reader),
    })),
});
