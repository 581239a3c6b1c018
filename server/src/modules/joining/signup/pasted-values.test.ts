import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { agreeToAll, signUpCalls, signUpPayload, verifyByMail } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

test('POR-12 a sign-up with values as they were copied is stored cleaned', async () => {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload());
  const { userId, adminEmail, mphonNo } = payload as Readonly<Record<string, string>>;
  const optionValue = `한빛나 <mailto:${adminEmail}>,`;
  const sent = await browser.post(signUpCalls.sendCode, { option: 'epExternalMail', optionValue });
  const { epid } = sent.json<{ epid: string }>();
  const opt = await app.mailbox.nextCode(String(adminEmail));
  expect((await browser.post(signUpCalls.checkCode, { epid, opt, optionValue })).status).toBe(200);
  const answer = await browser.post(signUpCalls.request, {
    ...payload,
    compNm: '\ufeff\u201c한빛１２３상사\u201d\u3000',
    enCompNm: 'Ｈａｎｂｉｔ\u00a0Trading',
    userId: `\u202a${wide(userId ?? '')}\u202c`,
    snm: '\u200b한\u00a0',
    gnm: '\u201c빛나\u201d',
    adminEmail: `\u201c한, 빛나\u201d <${adminEmail}>;`,
    mphonNo: `tel:${wide(mphonNo ?? '').replaceAll('-', '\u2011')}.`,
  });
  expect(answer.status, answer.text).toBe(200);
  const made = answer.json<{ userId: string; belongs: { compCd: string; compNm: string }[] }>();
  expect(made).toMatchObject({ userId: payload['email'], belongs: [{ compNm: '한빛123상사' }] });
  const rows = await inCompany(app.kernel.db, made.belongs[0]?.compCd ?? '', async (tx) => ({
    company: await tx.selectFrom('companies').select('english_name').executeTakeFirst(),
    person: await tx.selectFrom('people').select(['surname', 'given_name']).executeTakeFirst(),
  }));
  expect(rows).toEqual({
    company: { english_name: 'Hanbit Trading' },
    person: { surname: '한', given_name: '빛나' },
  });
});

test('POR-12 several addresses in one field, and signs within a name, stay refused', async () => {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload());
  await verifyByMail(browser, app.mailbox, String(payload['adminEmail']));
  for (const [change, code, field] of [
    [{ adminEmail: 'a <a@x.example>, b <b@x.example>' }, 'MB_M_MANAGER_JS_MAILFORMATINVALID', 'adminEmail'],
    [{ compNm: '한\u200b빛' }, 'MB_M_UNSEEN', 'compNm'],
    [{ gnm: ' 빛나' }, 'MB_M_LEADING_SPACE', 'gnm'],
  ] as const) {
    const { error } = await browser.post(signUpCalls.request, { ...payload, ...change });
    expect([error.errorCode, error.fields[0]?.path]).toEqual([code, field]);
  }
});

/** Letters and digits as keyboards of East Asia type them. */
function wide(text: string): string {
  return text.replaceAll(/[a-z0-9+]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0));
}
