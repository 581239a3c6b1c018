import { rule, text } from './rules.ts';

/** A time zone by its IANA name, such as Asia/Seoul. */
export function timeZone(refusal: string) {
  return text().check(rule<string>(refusal, isTimeZone));
}

function isTimeZone(value: string): boolean {
  // The runtime also takes offsets such as +09:00, which are no zones: they know no summer time.
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9_+-]+){0,3}$/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
