import * as z from 'zod/mini';
import { isTimeZoneName } from '../../kernel/fields/time-zone.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { anyText, rule, text, nameText } from '../../kernel/rules.ts';
import { mergedRanges, type MinuteRange, minutesOfWeek } from '../../kernel/fields/week-hours.ts';
import { grantWindowLimits, zoneMaxLength } from './limits.ts';

const minute = z.number().check(z.int(), z.minimum(0), z.maximum(minutesOfWeek));

/** Minutes from Monday 00:00, the last one outside. */
const range = z.strictObject({ from: minute, to: minute }).check(z.refine(({ from, to }) => from < to));

/** Hours of a week as ranges of minutes, in their order and apart from each other. */
const weekly = z.array(range).check(
  z.maxLength(grantWindowLimits.ranges),
  rule<MinuteRange[]>('MB_M_REQUIRED', (ranges) => ranges.length > 0),
  distinct<MinuteRange>(({ from }) => from),
  z.overwrite(mergedRanges),
);

/** LIM-07: GMT+n or GMT-n, up to 14 and 12 hours, or a zone by its name. */
const gmt = /^GMT(?:\+(?:\d|1[0-4])|-(?:\d|1[0-2]))$/;

export function isGmt(zone: string): boolean {
  return gmt.test(zone);
}

const zone = text(zoneMaxLength).check(
  rule<string>(
    'WINDOW_ZONE',
    (value) => isGmt(value) || (isTimeZoneName(value) && (value.includes('/') || value === 'UTC')),
  ),
);

/** Fields that a person types, checked in browser and server. A further field goes here and into `before`. */
const fields = {
  grantWindowName: nameText(grantWindowLimits.nameCharacters),
  weekly,
  zone,
  closesOnDaysOff: z.boolean(),
};
export const grantWindowInput = z.strictObject(fields);
export type GrantWindowInput = z.output<typeof grantWindowInput>;

const before = z.strictObject({
  grantWindowName: anyText(),
  weekly,
  zone: anyText(),
  closesOnDaysOff: z.boolean(),
});

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const grantWindowChange = z.strictObject({ ...fields, expected: z.optional(before) });
