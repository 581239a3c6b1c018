import { rule, text } from './rules.ts';

/** A time zone by its IANA name, such as Asia/Seoul. */
export function timeZone(refusal: string) {
  return text().check(rule<string>(refusal, isTimeZone));
}

/** Names that were found good once: making a format takes a good part of a millisecond. The runtime knows some 600. */
const known = new Set<string>();

function isTimeZone(value: string): boolean {
  if (known.has(value)) return true;
  // The runtime also takes offsets such as +09:00, which are no zones: they know no summer time.
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9_+-]+){0,3}$/.test(value)) return false;
  try {
    const { timeZone: name } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions();
    // Other spellings of a name are as many as there are letters to write large: they are not kept.
    if (name === value) known.add(value);
    return true;
  } catch {
    return false;
  }
}
