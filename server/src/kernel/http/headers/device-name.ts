/** Names of browsers with their patterns, most specific first: each newer browser repeats the names of those it descends from. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bWhale\//, 'Whale'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const longestRead = 500;

/**
 * Returns a device name such as 'Chrome, Windows', or '' if unknown. Names are equal in every language; nothing of the
 * header is kept.
 */
export function deviceName(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, longestRead);
  return [browsers, systems]
    .map((known) => known.find(([form]) => form.test(said))?.[1])
    .filter((name) => name !== undefined)
    .join(', ');
}
