import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { wireObject } from '../../kernel/wire.ts';
import { platformProperties } from './platform.ts';

const { registrationClosed, globalPosition, driveDomain, meetingDomain } = platformProperties;

/** The properties that anyone may read by key; every other key is refused, existing or not. */
export const publicProperties = [registrationClosed, globalPosition, driveDomain, meetingDomain] as const;

export const readProperty = route({
  method: 'GET',
  path: '/employee/empsearch/rest/v1/nosession/property',
  query: wireObject({ key: ['key', z.enum(publicProperties.map(({ key }) => key))] }),
  answer: wireObject({ value: ['value', z.string()] }),
});
