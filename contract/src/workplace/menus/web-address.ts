import { requiredText, rule } from '../../kernel/rules.ts';

/** Where a link may lead: an http or https address, or a place on this site. */
export function webAddress(max: number) {
  return requiredText(max).check(rule<string>('MB_M_URL', isWebAddress));
}

/**
 * What a browser would run (`javascript:`), an address with a name and password before the host, and one that only
 * looks like a place on this site (`//host`, `/\host`) are none.
 */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value)) return false;
  if (value.startsWith('/')) return isOnThisSite(value);
  if (!/^https?:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

function isOnThisSite(value: string): boolean {
  const anySite = 'https://site.invalid';
  return URL.canParse(value, anySite) && new URL(value, anySite).origin === anySite;
}
