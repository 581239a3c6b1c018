import pg from 'pg';
import type { Cookie } from '@playwright/test';
import { en as groups } from '../web/src/features/company-life/company-structures/messages/en.ts';
import { en as steps } from '../web/src/features/access/mfa-steps/messages/en.ts';
import { en as texts } from '../web/src/features/access/mfa/messages/en.ts';
import { codeOf } from './support/authenticator-app.ts';
import { Acts } from './support/first-hour/acts.ts';
import { downloaded } from './support/pages/downloads.ts';
import { signInFormOf } from './support/portal-pages.ts';
import { Product } from './support/product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectTablesWhole, test } from './support/watched-page.ts';

const product = new Product();
// One way through one product: set-up, sign-in, sections.
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => product.start());
test.afterAll(() => product.stop());

/** The cookies of the operator's sign-in, in which all sections are visited. */
let session: Cookie[] = [];
const operator = { loginId: 'sol@platform.example', password: 'a yard of quiet stones' };
const at = (path: string) => `${product.baseUrl}${path}`;

/** Returns the token that the start printed, on a line of its own. */
function printedToken(): string {
  return /token \(1 hour\): +(\S+)/.exec(product.output)?.[1] ?? '';
}

/** Jobs that were tried as often as they may be. */
async function addFailedJobs(tasks: readonly string[]): Promise<void> {
  const client = new pg.Client(product.connection);
  await client.connect();
  try {
    for (const task of tasks) {
      const { rows } = await client.query<{ id: string }>(
        `select id from graphile_worker.add_job($1, run_at := now() + interval '1 hour', max_attempts := 3)`,
        [task],
      );
      await client.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [
        rows[0]?.id,
      ]);
    }
  } finally {
    await client.end();
  }
}

// Not watched: the browser itself writes a refused call to its console.
test('OPS-08 a wrong token is refused under its field', async ({ page, awaitFaults }) => {
  awaitFaults(/status of 403 .*\/operator\/setup$/);
  await page.goto(at('/operator/setup?locale=en#token=guessed'));
  await page.getByLabel('Sign-in ID').fill(operator.loginId);
  await page.getByLabel('Last name').fill('Seo');
  await page.getByLabel('First name').fill('Yu');
  await page.getByLabel('Password', { exact: false }).first().fill(operator.password);
  await page.getByLabel(/^Confirm password/).fill(operator.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This token is not valid.')).toBeVisible();
  await expect(page.getByLabel('Setup token')).toBeFocused();
});

test('OPS-08 the printed token creates the operator, and is removed from the address at once', async ({
  watched: page,
}) => {
  await page.goto(at(`/operator/setup?locale=en#token=${printedToken()}`));
  await expect(page.getByLabel('Setup token')).toHaveValue(printedToken());
  await expect(page).toHaveURL(at('/operator/setup?locale=en'));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Sign-in ID')).toBeFocused();
  await expectAccessible(page);
  // PRD-03: in the order of the language, as everywhere else.
  await expect(page.locator('[name=surname], [name=givenName]').first()).toHaveAttribute('name', 'givenName');
  await page.getByLabel('Sign-in ID').fill(operator.loginId);
  await page.getByLabel('Last name').fill('백');
  await page.getByLabel('First name').fill('솔');
  await page.getByLabel('Password', { exact: false }).first().fill(operator.password);
  await page.getByLabel(/^Confirm password/).fill('another one altogether');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await page.getByLabel(/^Confirm password/).fill(operator.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'The operator account is ready' })).toBeVisible();
});

test.describe('an operator at the first sign-in', () => {
  test.use({ refusedCalls: ['/api/v1/session'] });

  test('ACC-15 sets up a second factor in seven actions, and reaches nothing else before', async ({
    watched: page,
  }) => {
    const [acts, { loginId, password }] = [new Acts(), signInFormOf(page)];
    await page.goto(at('/loginapp?locale=en'));
    await acts.fill(loginId, operator.loginId);
    await acts.fill(password, operator.password);
    await acts.press(page, 'Enter');
    await expect(page.getByRole('heading', { name: steps.setUp.title })).toBeVisible();
    expect((await page.request.get(at('/api/v1/session'))).status()).toBe(401);
    await expectAccessible(page);
    await acts.click(page.getByRole('button', { name: texts.app.add }));
    const secret = ((await page.locator('form code').textContent()) ?? '').replaceAll(' ', '');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await acts.fill(page.locator('[name=code]'), codeOf(secret));
    await acts.press(page, 'Enter');
    await expect(page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ })).toHaveCount(10);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await acts.click(page.getByRole('button', { name: texts.codes.kept }));
    await expect(page).toHaveURL(/\/operator/);
    expect(acts.count).toBeLessThanOrEqual(7);
    session = await page.context().cookies();
  });
});

/** Journeys of the operator once signed in. */
const asOperator = (sections: string, journeys: () => void) =>
  test.describe(sections, () => {
    test.beforeEach(({ watched: page }) => page.context().addCookies(session));
    journeys();
  });

asOperator('settings and groups', () => {
  test('OPS-08 the operator changes a setting, and a wrong one is refused under its field', async ({
    watched: page,
  }) => {
    await page.goto(at('/operator/settings?locale=en'));
    await page.getByRole('textbox', { name: 'Support contact' }).fill('1588-0000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Support contact' })).toHaveValue('1588-0000');
    await page.getByLabel('Home country of the platform').fill('XX');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter the two-letter code of a country, such as KR.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Home country of the platform')).toHaveValue('KR');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('link', { name: 'Verification codes' }).click();
    await expect(page).toHaveURL(/section=codes/);
    await page.getByLabel('Digits in a code').fill('9');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a whole number from 6 to 8.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    const pages = page.getByRole('navigation', { name: 'Platform operator' }).getByRole('link');
    await expect(pages).toHaveCount(8);
  });

  test('DEP-06 company groups are created on their own page', async ({ watched: page }) => {
    await page.goto(at('/operator/company-structures?locale=en'));
    await expect(page.getByText(groups.none)).toBeVisible();
    await page.getByRole('button', { name: groups.make }).click();
    const form = page.getByRole('dialog', { name: groups.make });
    await form.getByRole('button', { name: groups.make }).click();
    await expect(form.getByLabel('Group code')).toBeFocused();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('OPS-09 settings are found by section, search and change, show their unit, are reset and undone', async ({
    watched: page,
  }) => {
    await page.goto(at('/operator/settings?locale=en&section=logIn'));
    const kept = page.getByRole('spinbutton', { name: 'Time failed sign-ins are counted' });
    await expect(kept).toHaveValue('86400');
    await expect(kept).toHaveAccessibleDescription('That is 1 day.');
    await expect(page.getByText('seconds', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Support contact' })).toBeHidden();
    await kept.fill('7200');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.goto(at('/operator/settings?locale=en&changed=Y'));
    await expect(kept).toHaveAccessibleDescription('That is 2 hours. · Default: 86,400 seconds');
    await page.getByRole('button', { name: /^Reset to default: Time failed/ }).click();
    await expect(kept).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(kept).toHaveValue('7200');
    await page.getByRole('button', { name: /^Reset to default: Time failed/ }).click();
    await page.getByRole('checkbox', { name: 'Changed settings only' }).uncheck();
    await page.getByLabel('Search settings').fill('failed counted');
    await expect(kept).toHaveValue('86400');
    await expect(page.getByLabel('Digits in a code')).toBeHidden();
    await expectAccessible(page);
    await page.getByLabel('Search settings').fill('no such thing');
    await page.getByRole('button', { name: 'Show all sections' }).click();
    await expect(page.getByRole('textbox', { name: 'Support contact' })).toBeVisible();
  });
});

asOperator('companies, jobs and the registration', () => {
  for (const width of [1440, 360]) {
    test(`OPS-10 at ${width} px the first page lists companies and shows the delivery of mails`, async ({
      watched: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at('/operator?locale=en'));
      await expect(page.getByRole('heading', { name: 'Companies' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeVisible();
      await page.getByLabel('Search by name or code').fill('no such company');
      await expect(page.getByText('No company matches this search.')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByLabel('Search by name or code').fill('');
      await expect(page.getByText('No company matches this search.')).toBeHidden();
      await expectTablesWhole(page);
      await page.getByRole('link', { name: 'Email settings' }).click();
      await expect(page.getByLabel('Domain of free email addresses')).toBeVisible();
    });
  }

  for (const width of [1440, 360]) {
    test(`OPS-11 at ${width} px the page of the system shows jobs and processes, retries one and discards one after a confirmation`, async ({
      watched: page,
    }) => {
      const [hopeless, again] = ['tidy-initial-passwords', 'destroy-ended-companies'];
      await addFailedJobs([hopeless, again]);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at('/operator?locale=en'));
      await page.getByRole('link', { name: 'System', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Background jobs' })).toBeVisible();
      await expect(page.getByText('Every message was delivered in the last 7 days.')).toBeVisible();
      await expect(page.getByText('Web and jobs').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectTablesWhole(page);
      const discard = page.getByRole('button', { name: `Discard ${hopeless}` });
      const asked = page.getByRole('alertdialog', { name: 'Discard' });
      await discard.click();
      await asked.getByRole('button', { name: 'Cancel' }).click();
      await discard.click();
      await asked.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByText('The job was discarded.')).toBeVisible();
      await expect(discard).toHaveCount(0);
      await page.getByRole('button', { name: `Retry ${again}` }).click();
      await expect(page.getByText('The job will run again now.')).toBeVisible();
      // It ran, and is no job any more.
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Background jobs' })).toBeVisible();
        await expect(page.getByRole('button', { name: `Retry ${again}` })).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await expectAccessible(page);
    });
  }

  test('SGN-09 OPS-08 closing the registration requires a confirmation', async ({ watched: page, newContext }) => {
    await page.goto(at('/operator/settings?locale=en'));
    const closed = page.getByRole('checkbox', { name: 'Close sign-up' });
    const asked = page.getByRole('alertdialog', { name: 'Close sign-up' });
    const isOpen = async () =>
      (await (await page.request.get(at('/api/v1/platform'))).json()).isRegistrationOpen as unknown;
    await closed.check();
    await page.getByRole('button', { name: 'Save' }).click();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    expect(await isOpen()).toBe(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await asked.getByRole('button', { name: 'Close sign-up' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect.poll(isOpen).toBe(false);
    const visitor = await (await newContext()).newPage();
    const offers = async () => {
      await visitor.goto(at('/?locale=en'));
      await expect(visitor.getByRole('link', { name: 'Sign in' })).toBeVisible();
      return (await visitor.getByRole('link').allTextContents()).includes('Create a company');
    };
    expect(await offers()).toBe(false);
    await closed.uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(closed).not.toBeChecked();
    await expect.poll(isOpen).toBe(true);
    expect(await offers()).toBe(true);
  });
});

asOperator('terms, and what is not saved', () => {
  test('RTE-12 OPS-08 leaving unsaved input of the operator asks first', async ({ watched: page }) => {
    const asked = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    const stays = async () => {
      await expect(asked.getByRole('button', { name: 'Keep editing' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(asked).toBeHidden();
    };
    await page.goto(at('/operator/settings?locale=en'));
    const contactCentre = page.getByRole('textbox', { name: 'Support contact' });
    await contactCentre.fill('1588-1111');
    await page.getByRole('link', { name: 'Promotion codes' }).press('Enter');
    await stays();
    await expect(contactCentre).toHaveValue('1588-1111');
    await page.getByRole('link', { name: 'Promotion codes' }).press('Enter');
    await asked.getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(page).toHaveURL(/\/operator\/promotions/);

    await page.getByRole('button', { name: 'Issue codes' }).press('Enter');
    const benefit = page.getByRole('dialog').getByLabel('Benefit');
    await benefit.fill('A month free');
    await benefit.press('Escape');
    await stays();
    await page.goBack();
    await stays();
    await expect(benefit).toHaveValue('A month free');
    await page.goBack();
    await asked.getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(benefit).toBeHidden();

    await page.goto(at('/operator/terms?locale=en&terms=CMAR&country=KR'));
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('News and offers');
    // Another language of the same draft takes nothing away.
    await page.getByRole('tab').nth(1).press('Enter');
    await page.getByRole('tab').first().press('Enter');
    await expect(title).toHaveValue('News and offers');
    await page.getByRole('link', { name: 'Settings' }).press('Enter');
    await stays();
    await expect(title).toHaveValue('News and offers');
    // The browser asks in its own words before the product is left.
    page.once('dialog', (dialog) => void dialog.accept());
  });

  test('TRM-06 terms without a day are published after a second confirmation, which names the affected people', async ({
    watched: page,
  }) => {
    await page.goto(at('/operator/terms?locale=en&terms=CMAR&country=KR'));
    // Which language asks something else is said where the way would begin, not at its end.
    const publish = page.getByRole('button', { name: 'Publish' });
    const required = page.getByRole('checkbox', { name: 'This part is required' }).first();
    // TRM-08: what changed is said in each language before it can be published.
    await page.getByRole('textbox', { name: 'What changed' }).fill('The words are simpler.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(publish).toHaveAccessibleDescription(/in each language\. Missing: 한국어\.$/);
    await page.getByRole('tab', { name: '한국어' }).click();
    await page.getByRole('textbox', { name: 'What changed' }).fill('더 쉬운 말로 바꾸었습니다.');
    await page.getByRole('tab', { name: 'English' }).click();
    // TRM-09: words are written as they are read, or as HTML; the comparison is of the language that is edited.
    const standing = page.getByRole('list', { name: 'Languages of this version' });
    await expect(standing.getByText('Complete')).toHaveCount(2);
    await expect(standing.getByText('Not written')).toHaveCount(4);
    const words = page.getByRole('textbox', { name: 'Text', exact: true }).first();
    const before = await words.innerText();
    await page.getByRole('button', { name: 'Edit as HTML' }).first().click();
    const html = await words.inputValue();
    await words.fill(`${html}<p>One more <strong>sentence</strong>.</p>`);
    await page.getByRole('button', { name: 'Back to the editor' }).click();
    await expect(words).toContainText('One more sentence.');
    await expect(page.locator('main ins').filter({ hasText: 'One more' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit as HTML' }).first().click();
    await words.fill(html);
    await page.getByRole('button', { name: 'Back to the editor' }).click();
    await expect.poll(() => words.innerText()).toBe(before);
    await required.click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(publish).toHaveAccessibleDescription(/Different from English: 한국어\.$/);
    await required.click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(publish).not.toHaveAttribute('aria-disabled');
    await publish.click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    const question = page.getByRole('alertdialog', { name: 'Publish now?' });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(question).toContainText('takes effect in one minute (South Korea)');
    await expect(question).toContainText(/^[^.]*In every language the text is identical to version \S+\. No date/);
    await expect(question).toContainText('must agree again first');
    await expect(question).toContainText('People who agreed to the current version: 0.');
    await expectAccessible(page);
    // Nothing was published by it, and the day may still be chosen.
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Effective date' })).toBeVisible();
    await expect(page.getByText(/^Version \S+ is published\.$/)).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Effective date' }).fill('2030-02-30');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText('Enter the effective date as year, month and day')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Effective date' }).fill('2030-01-01');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    const unchanged = page.getByRole('alertdialog', { name: 'Publish without changes?' });
    await expect(unchanged).toContainText('In every language the text is identical to version');
    await unchanged.getByRole('button', { name: 'Cancel' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Effective date' }).fill('');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await question.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(/^Version \S+ is published\.$/)).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

asOperator('codes, keys and the own account', () => {
  test('REQ-04 codes are issued, downloaded as a file, and revoked', async ({ watched: page }) => {
    await page.goto(at('/operator/promotions?locale=en'));
    await page.getByRole('button', { name: 'Issue codes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Benefit').fill('First month free');
    await dialog.getByLabel('Number of codes').fill('60');
    await dialog.getByLabel('Prefix').fill('spring');
    await dialog.getByRole('button', { name: 'Issue codes' }).click();
    const issued = dialog.getByRole('list', { name: 'Codes', exact: true }).getByRole('listitem');
    await expect(issued).toHaveCount(60);
    const codes = await issued.allTextContents();
    const { text } = await downloaded(page, () => dialog.getByRole('button', { name: 'Download CSV' }).click());
    expect(text).toBe(`code\r\n${codes.join('\r\n')}\r\n`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(codes[0] ?? 'no code')).toHaveCount(0);

    await page.getByRole('button', { name: 'Manage codes' }).click();
    await expect(dialog.getByText('Page 1 of 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).first().click();
    const asked = (action: string) => page.getByRole('alertdialog', { name: action });
    await asked('Revoke').getByRole('button', { name: 'Revoke' }).click();
    await expect(dialog.getByText('Revoked', { exact: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Revoke all' }).click();
    await asked('Revoke all').getByRole('button', { name: 'Revoke all' }).click();
    await expect(dialog.getByRole('button', { name: 'Revoke', exact: true })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('60 / 60')).toBeVisible();
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectTablesWhole(page);
    }
    await expectNoSidewaysScroll(page);
  });

  test('REQ-04 activation keys of an agency are issued, copied once, downloaded as a file and revoked', async ({
    watched: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.baseUrl });
    await page.goto(at('/operator/opencodes?locale=ko'));
    await expect(page.getByText('아직 발급한 인증키가 없습니다')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '인증키 발급' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('메모').fill('하늘 협력사');
    await dialog.getByLabel('인증키 개수').fill('0');
    await dialog.getByRole('button', { name: '인증키 발급' }).click();
    await expect(dialog.getByText('1부터 1000까지의 정수를 입력해 주세요.')).toBeVisible();
    await dialog.getByLabel('인증키 개수').fill('3');
    await dialog.getByRole('button', { name: '인증키 발급' }).click();
    await expect(dialog.getByRole('heading', { name: '인증키가 발급되었습니다' })).toBeVisible();
    const codes = await dialog.getByRole('list', { name: '인증키' }).getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(3);
    await dialog.getByRole('button', { name: '모두 복사' }).click();
    await expect(page.getByText('복사했습니다.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    const { name, text } = await downloaded(page, () => dialog.getByRole('button', { name: 'CSV 다운로드' }).click());
    expect(name).toBe('certification-keys.csv');
    expect(text).toBe(`key\r\n${codes.join('\r\n')}\r\n`);
    await dialog.getByRole('button', { name: '닫기' }).click();
    await expect(page.getByText(codes[0] ?? 'no code')).toHaveCount(0);
    await expect(page.getByText('사용 가능', { exact: true })).toHaveCount(3);

    await page.getByRole('button', { name: '사용 중지' }).first().click();
    await page.getByRole('alertdialog', { name: '사용 중지' }).getByRole('button', { name: '사용 중지' }).click();
    await expect(page.getByText('중지됨', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: '사용 중지' })).toHaveCount(2);
    await expectAccessible(page);
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectTablesWhole(page);
    }
    await expectNoSidewaysScroll(page);
  });

  test('OPS-08 the operator’s menu leads to the own account, which leads back', async ({ watched: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at('/operator/terms?locale=en'));
    // TRM-06: a day of Korea's terms begins in Korea, wherever the browser is.
    await expect(page.getByText(/\(Korean Standard Time\)/).first()).toBeVisible();
    await expectTablesWhole(page);
    const menu = page.getByRole('button', { name: '백솔' });
    await menu.click();
    await expect(page.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/loginapp/password/change',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'My account' }).click();
    await page.getByRole('link', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    await expectTablesWhole(page);
    await menu.click();
    await page.getByRole('link', { name: 'Platform administration' }).click();
    await expect(page).toHaveURL(at('/operator'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('OPS-08 after the set-up its page shows that an operator exists', async ({ watched: page }) => {
  await page.goto(at(`/operator/setup?locale=en#token=${printedToken()}`));
  await expect(page.getByRole('heading', { name: 'An operator already exists' })).toBeVisible();
  await expect(page.getByLabel('Setup token')).toHaveCount(0);
  await expect(page).toHaveURL((address) => !address.href.includes(printedToken()));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(at('/loginapp'));
});
