import { chromium } from 'playwright-core';
const base = 'http://localhost:4118';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const pw = process.argv[2];
for (const [lang, w, scheme] of [
  ['ko', 1440, 'light'],
  ['en', 1440, 'dark'],
  ['ko', 360, 'light'],
  ['en', 768, 'light'],
]) {
  const c = await b.newContext({
    viewport: { width: w, height: 900 },
    colorScheme: scheme,
    locale: lang === 'ko' ? 'ko-KR' : 'en-US',
  });
  const p = await c.newPage();
  await p.goto(`${base}/loginapp?locale=${lang}`);
  await p.locator('input').first().fill('demoadmin@madang.example');
  await p.locator('input[type=password]').fill(pw);
  await p.keyboard.press('Enter');
  await p.waitForURL(/portalapp/, { timeout: 60000 });
  await p.goto(`${base}/console`);
  await p.waitForTimeout(4000);
  await p.screenshot({ path: `/tmp/w/dash-shots/start-${lang}-${w}-${scheme}.png`, fullPage: true });
  await c.close();
}
await b.close();
