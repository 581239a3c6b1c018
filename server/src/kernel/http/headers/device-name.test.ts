import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0`, 'Edge, Windows'],
  [`${mozilla} (Windows NT 10.0) ${webKit} Chrome/150.0 Whale/4.30 Safari/537.36`, 'Whale, Windows'],
  [
    `${mozilla} (Linux; Android 15; SM-S931N) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile`,
    'Samsung Internet, Android',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webKit} Version/19.0 Mobile/15E148 Safari/604.1`,
    'Safari, iPhone',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/19.0 Safari/605.1.15`, 'Safari, macOS'],
  [`${mozilla} (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0`, 'Firefox, Linux'],
  ['<script>alert(1)</script>', ''],
  [undefined, ''],
])('ACC-01 a device is named by known products, never by its own text: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
