import { rule, text } from '../rules.ts';

/** The longest name has 30 letters. */
const maxNameLength = 64;

/** A time zone by its IANA name, such as Asia/Seoul. */
export function timeZone(refusal: string) {
  return text(maxNameLength).check(rule<string>(refusal, isTimeZoneName));
}

/** The runtime's list, and names that lead to one of it: other spellings, and older ones such as Asia/Kolkata for Asia/Calcutta. */
const listed: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
const known = new Set(listed);

export function isTimeZoneName(value: string): boolean {
  if (known.has(value)) return true;
  // The runtime also takes offsets such as +09:00, which are no zones: they know no summer time.
  if (!/^[A-Za-z]/.test(value)) return false;
  try {
    const { timeZone: name } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions();
    const isListed = listed.has(name) || name.startsWith('Etc/');
    // Making a format takes a good part of a millisecond. Other spellings are as many as there are letters to write large: they are not kept.
    if (isListed && name === value) known.add(value);
    return isListed;
  } catch {
    return false;
  }
}
