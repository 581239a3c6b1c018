import {
  changeDeviceLetters as lettersRoute,
  endDevice as endRoute,
  listDevices,
} from '@madang/contract/access/known-devices/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

export type Devices = AnswerOf<typeof listDevices>;

export const devicesQuery = queryOptions({
  queryKey: ['known-devices'],
  queryFn: ({ signal }) => call(listDevices, {}, { signal }),
});

export function endDevice(deviceId: string) {
  return call(endRoute, { params: { deviceId } });
}

export function changeDeviceLetters(isTold: boolean) {
  return call(lettersRoute, { body: { isTold } });
}
