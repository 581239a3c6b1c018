import { requiredText, rule } from '../../kernel/rules.ts';

/** Returns the schema of a link target: an http or https address, or a path on this site. */
export function webAddress(max: number) {
  return requiredText(max, { as: 'link' }).check(rule<string>('MB_M_URL', isWebAddress));
}

/**
 * Returns true if the value is a safe link; refuses code (`javascript:`), credentials before the host and false site paths
 * (`//host`, `/\host`).
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
