import type { Page } from '@playwright/test';
import { ownConsentsAddress } from '../contract/src/kernel/addresses.ts';
import { en as kernel } from '../contract/src/kernel/messages/en.ts';
import { en as employees } from '../web/src/features/people/people/messages/en.ts';
import { type Account, signInFormOf, PortalProduct, sectionLink } from './support/portal-pages.ts';
import { publishPrivacyTerms } from './support/terms.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { errors } = kernel;
const portal = new PortalProduct();
const at = (path: string) => portal.at(path);
test.describe.configure({ mode: 'serial' });
// Who signs up under terms with an optional part answers it there: these have all signed up before.
const people: Account[] = [];
let reachedByPhone: Account;
test.beforeAll(async () => {
  await portal.start();
  for (let made = 0; made < 6; made += 1) people.push(await portal.newAccount());
  reachedByPhone = await portal.newUnconfirmedAccount();
});
test.afterAll(() => portal.product.stop());
// The sign-in of anyone who has terms to answer is refused with the code that leads to them; answers that came second, too.
test.use({ refusedCalls: ['/api/v1/session', '/api/v1/consent', '/terms/agmt'] });

const words = {
  ko: {
    heading: '약관이 변경되었습니다',
    submit: '동의하고 계속',
    delete: '삭제하고 계속',
    deleted: /^삭제한 정보: ./,
    summary: '항목을 줄였습니다.',
    compare: /^이전에 동의하신 .* 버전과 비교$/,
    added: '추가:',
    removed: '삭제:',
  },
  en: {
    heading: 'The terms have changed',
    submit: 'Agree and continue',
    delete: 'Delete and continue',
    done: 'Your answers were saved.',
    deleted: /^Deleted: ./,
    summary: 'Fewer items are asked for.',
    compare: /^Compare with the version of .* you agreed to$/,
    added: 'Added:',
    removed: 'Removed:',
    goOn: 'Continue',
    answered: 'These terms were already answered',
    consents: 'View my consents',
  },
} as const;

async function signIn(page: Page, person: { loginId: string; password: string }, locale: string) {
  await page.goto(at(`/loginapp?locale=${locale}&target=/loginapp/password/change`));
  await signInFormOf(page).logIn(person.loginId, person.password);
  await expect(page).toHaveURL(/\/userapp\/register\/reagreement/);
}

/** Agrees to what is required alone, and has the rest deleted. */
async function declineIn(page: Page) {
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.en.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.en.delete }).click();
}

const nextPerson = (): Account => {
  const person = people.pop();
  if (!person) throw new Error('everybody has been asked');
  return person;
};

/** Keeps in the tab whether a section of the console says, however shortly, what only leads on to the terms. */
async function watchSections(page: Page) {
  await page.addInitScript((sentence) => {
    const look = () => {
      const isSaid = location.pathname.startsWith('/console') && document.body?.textContent.includes(sentence);
      if (isSaid) sessionStorage.setItem('said', sentence);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, errors.CONSENT_NEEDED);
}

test('RCN-03 RCN-05 every tab of a running session is redirected to the terms, requests another country’s, and continues', async ({
  page,
  awaitFaults,
}) => {
  awaitFaults(/status of 403 .*\/api\/v1\/(?:employees|saved-views|organisation|console\/(?:notices|overview))/);
  const person = nextPerson();
  await page.goto(at('/loginapp?locale=en'));
  await signInFormOf(page).logIn(person.loginId, person.password);
  await expect(page).toHaveURL(at('/portalapp/home'));
  // A call that is still on its way would lead to the terms by itself, in the middle of the next navigation.
  await page.waitForLoadState('networkidle');
  const other = await page.context().newPage();
  await watchSections(other);
  await other.goto(at('/console?locale=en'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.waitForLoadState('networkidle');
  const section = await sectionLink(other, 'people', employees.title);
  await publishPrivacyTerms(portal.product, '2027-01-01');
  await page.goto(at('/portalapp/home?locale=en'));
  await expect(page).toHaveURL(/\/userapp\/register\/reagreement/);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  // The session is a sign-in that waits by now: a section in another tab leads to the terms and not to the sign-in, without
  // an error before it is left. The counts in its navigation may lead there before the click does.
  await Promise.any([section.click(), other.waitForURL(/\/userapp\/register\/reagreement/)]);
  await expect(other).toHaveURL(/\/userapp\/register\/reagreement/);
  await expect(other.getByRole('checkbox')).toHaveCount(2);
  expect(await other.evaluate(() => sessionStorage.getItem('said'))).toBeNull();
  await other.close();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByLabel('Country of residence')).toBeFocused();
  await page.getByLabel('Country of residence').selectOption('US');
  await expect(page.getByText('You changed your country of residence.')).toBeVisible();
  // Service, transfer, personal information with its optional part, and marketing: all terms of the country, none of them ticked.
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  for (const place of [0, 1, 2, 3]) await page.getByRole('checkbox').nth(place).check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  // RCN-04: straight on, and the page that it led to says it.
  await expect(page).toHaveURL(/\/portalapp\/home/);
  await expect(page.getByRole('status').getByText(words.en.done)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [language, width, version] of walked([
  ['ko', 1440, '2027-01-02'],
  ['en', 360, '2027-01-03'],
] as const)) {
  test.describe(`consents in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, locale: language });
    const text = words[language];

    test('RCN-01 RCN-02 RCN-04 declining the optional part is explained before and after, and signs in', async ({
      watched: page,
    }) => {
      const person = nextPerson();
      await publishPrivacyTerms(portal.product, version);
      await signIn(page, person, language);
      await expect(page.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
      const boxes = page.getByRole('checkbox');
      await expect(boxes).toHaveCount(2);
      await expect(page.getByText(version)).toBeVisible();
      for (const box of await boxes.all()) await expect(box).not.toBeChecked();
      // TRM-08: what changed since the sign-up, in the publisher's words and as a comparison.
      await expect(page.getByText(text.summary).first()).toBeVisible();
      await page.getByText(text.compare).first().click();
      await expect(page.locator('main ins').filter({ hasText: 'What' }).first()).toContainText(text.added);
      await expect(page.locator('main del').first()).toContainText(text.removed);
      const submit = page.getByRole('button', { name: text.submit });
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await boxes.first().check();
      await submit.click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.delete }).click();
      // What was deleted is said where the sign-in leads to.
      await expect(page).toHaveURL(at('/loginapp/password/change'));
      await expect(page.getByRole('status').getByText(text.deleted)).toBeVisible();
      await expectAccessible(page);
      await page.goto(at('/portalapp/home'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('RCN-06 unreadable agreements lead to the error page, after an alert', async ({ page, awaitFaults }) => {
  awaitFaults(/status of 503/);
  const person = nextPerson();
  await publishPrivacyTerms(portal.product, '2027-01-04');
  await page.route('**/portal/admin/wizard/agree-userinfo', (call) =>
    call.fulfill({ status: 503, contentType: 'application/json', body: '{"errorCode":"CO101"}' }),
  );
  await signIn(page, person, 'en');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(at('/userapp/error'));
});

test('RCN-02 ACC-03 losing the last recovery contact is announced, beside the box and in the confirmation', async ({
  page,
}) => {
  await publishPrivacyTerms(portal.product, '2027-01-05');
  await signIn(page, reachedByPhone, 'en');
  const told = 'Without a mobile number, you may not be able to recover your account';
  await expect(page.getByRole('main').getByText(told)).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.en.submit }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(told);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByText(told)).toHaveCount(0);
  await page.getByRole('button', { name: words.en.submit }).click();
  await expect(page).toHaveURL(at('/loginapp/password/change'));
  await page.goto(at('/portalapp/account/consents'));
  await page.getByRole('button', { name: 'Withdraw: Optional personal information' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(told);
});

test('RCN-01 RCN-02 a refusal on another device is announced here, where saving stops, and the user continues', async ({
  watched: page,
  newContext,
}) => {
  const person = nextPerson();
  await publishPrivacyTerms(portal.product, '2027-01-06');
  const context = await newContext();
  const first = await context.newPage();
  await signIn(first, person, 'en');
  await signIn(page, person, 'en');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await declineIn(first);
  await expect(first.getByRole('status').getByText(words.en.deleted)).toBeVisible();
  await context.close();
  const said: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/privacy/update')) said.push(request.url());
  });
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: words.en.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.en.answered })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${words.en.answered}`));
  await expect(page.getByRole('status').first()).toContainText('what you chose here was not saved');
  await expect(page.getByRole('link', { name: words.en.consents })).toHaveAttribute('href', ownConsentsAddress);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.en.goOn }).click();
  await expect(page).toHaveURL(at('/loginapp/password/change'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(said).toEqual([]);
});

test('RCN-01 RCN-02 a refusal in a second window of the browser is announced there, and shows the present answer', async ({
  page,
}) => {
  const person = nextPerson();
  await publishPrivacyTerms(portal.product, '2027-01-07');
  await signIn(page, person, 'en');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('checkbox')).toHaveCount(2);
  // The ticket of the first window is withheld, so that its sign-in still waits when the second one answers.
  await page.route('**/api/v1/consent/ticket', () => undefined);
  await declineIn(page);
  await expect(page.getByText(words.en.done)).toBeVisible();
  await declineIn(second);
  await expect(second.getByRole('heading', { level: 1, name: words.en.answered })).toBeVisible();
  await second.getByRole('link', { name: words.en.consents }).click();
  await expect(second).toHaveURL(at(ownConsentsAddress));
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const menu of ['agreement', 'reagreement']) {
  test(`RTE-02 the register menu ${menu} shows a signed-out visitor the way to the terms`, async ({
    watched: page,
  }) => {
    await page.goto(at(`/userapp/register/${menu}?locale=en`));
    await expect(page.getByRole('heading', { name: 'No terms to agree to' })).toBeVisible();
    await expect(page).toHaveTitle(/^No terms to agree to/);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/loginapp/);
  });
}
