import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import { cookieName } from '../kernel/http/cookies.ts';
import { openPendingSignIn, type FactorStep } from '../kernel/session/pending-sign-in.ts';
import { networkAdmission } from '../modules/access/sign-in-policies/index.ts';
import { addEdition } from '../modules/ground/terms/index.ts';
import type { Browser } from './browser.ts';
import { memberBrowser } from './member.ts';
import type { TestApp } from './test-app.ts';

/** A browser with the sign-in of a new person that waits: for consent, or for the second factor. */
export async function waitingBrowser(
  app: TestApp,
  { companyCode, factor = 'passed' }: { readonly companyCode: string; readonly factor?: FactorStep },
): Promise<Browser & { readonly personId: string }> {
  const member = await memberBrowser(app, { companyCode, role: 'employee' });
  const { secret } = await openPendingSignIn(
    app.kernel.db,
    { companyCode, personId: member.personId },
    {
      lifetimeSeconds: 1_800,
      factor,
      isKept: false,
      endsBy: undefined,
      admission: networkAdmission,
      address: '192.0.2.1',
    },
  );
  const browser = app.browser();
  browser.cookies.set(cookieName('pending', app.kernel.config), secret);
  return Object.assign(browser, { personId: member.personId });
}

/** A version that takes effect in a moment of the test's clock; PIAR asks for optional data beside the required. */
export async function publishEdition(
  { kernel, advance }: Pick<TestApp, 'kernel' | 'advance'>,
  {
    termsCode = 'PIAR',
    countryCode = 'KR',
    version,
    needsConsent = true,
    summary,
  }: {
    readonly termsCode?: TermsCode;
    readonly countryCode?: string;
    readonly version: string;
    readonly needsConsent?: boolean;
    /** Summary of the changes, to which the language is appended. */
    readonly summary?: string;
  },
): Promise<void> {
  const { now } = await kernel.db.selectNoFrom((from) => from.fn<Date>('app_now').as('now')).executeTakeFirstOrThrow();
  const consent = { purpose: 'Being found', items: 'Nickname, photo', retention: 'Until withdrawn', refusal: 'None' };
  await addEdition(kernel.db, {
    termsCode,
    countryCode,
    version,
    // A Date drops the microseconds: without the millisecond it may lie before the person who was added just now.
    takesEffectAt: new Date(now.getTime() + 1).toISOString(),
    needsConsent,
    texts: (['ko', 'en'] as const).map((language) => ({
      language,
      title: `${termsCode} ${version} ${language}`,
      ...(summary !== undefined && { summary: `${summary} (${language})` }),
      contents: [
        { content: `<p>${termsCode} ${version}</p>`, isRequired: termsCode !== 'CMAR' },
        ...(termsCode === 'PIAR' ? [{ content: '<p>Optional data</p>', isRequired: false, consent }] : []),
      ],
    })),
  });
  await advance(1);
}
