import type { Locator, Page } from '@playwright/test';
import { makeInvitationLink } from '@madang/contract/joining/invitations/routes.ts';
import { sendInvitationCode } from '@madang/contract/joining/invitations/wire.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import { en as consoleTexts } from '../../web/src/features/views/console/messages/en.ts';
import { quitSetUp } from './accounts.ts';
import { Caller } from './caller.ts';
import { LocalOutboxReader } from './local-outbox.ts';
import { Product } from './product.ts';
import {
  agreeQuietly,
  signUp,
  signUpCalls,
  signUpPayload,
  type SignUpPayload,
} from '../../server/src/testing/sign-up.ts';

export interface Account {
  readonly loginId: string;
  readonly password: string;
  readonly fullName: string;
  readonly companyName: string;
  /** Number in the form of an SMS recipient: +821020000001. */
  readonly mobile: string;
}

/** The product without mail server and gateway, as a developer starts it, with accounts made by its own calls. */
export class PortalProduct {
  product = new Product();

  start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    // All journeys come from one address.
    const many = { 'signup.per_address_hour': 1000, 'otp.sends_per_address_ten_minutes': 1000 };
    return this.product.start({ SMTP_URL: '', SMS_GATEWAY_URL: '', ...environment }, [], many);
  }

  at(path: string): string {
    return `${this.product.baseUrl}${path}`;
  }

  get outbox(): LocalOutboxReader {
    return new LocalOutboxReader(this.product.baseUrl);
  }

  /** A works account of a new company, whose set-up waits for it. */
  async newAdministrator(): Promise<Account> {
    const payload = signUpPayload();
    expectOk(await signUp(new Caller(this.product.baseUrl), this.outbox, payload));
    return accountOf(payload, payload['email']);
  }

  /** The same with the set-up behind it, so that a sign-in leads to the portal. */
  async newAccount(): Promise<Account> {
    const account = await this.newAdministrator();
    await quitSetUp(this.product.baseUrl, account);
    return account;
  }

  /** A free account whose owner proved a phone, so that the mail address is still to be confirmed (SGN-14). */
  async newUnconfirmedAccount(): Promise<Account> {
    const caller = new Caller(this.product.baseUrl);
    const payload = await agreeQuietly(caller, signUpPayload({ svcType: 'MT' }));
    const mobile = String(payload['mphonNo']);
    const asked = { option: 'mobile', optionValue: mobile, locale: 'en', compCd: '' };
    const sent = expectOk(await caller.post(signUpCalls.sendCode, asked));
    const code = await this.outbox.nextCode(`+${mobile.replaceAll(/\D/g, '')}`);
    expectOk(await caller.post(signUpCalls.checkCode, { opt: code, epid: sent.json<{ epid: string }>().epid }));
    expectOk(await caller.post(signUpCalls.request, payload));
    return accountOf(payload, payload['userId']);
  }

  /** Someone who joins the administrator's company by a shared link, or who waits for the approval that it asks for. */
  async newColleague(administrator: Account, needsApproval = false): Promise<Account> {
    const link = await this.newInvitationLink(administrator, needsApproval);
    const caller = new Caller(this.product.baseUrl);
    const code = link.split('/').at(-1) ?? '';
    expectOk(await caller.post(`${joining}/${code}?noSessionPrc=Y`));
    expectOk(await caller.post(`${joining}/begin`));
    const payload = signUpPayload();
    const mail = String(payload['adminEmail']);
    const asked = { option: 'epExternalMail', optionValue: mail, locale: 'en', compCd: '' };
    const { epid } = expectOk(await caller.post(sendInvitationCode.path, asked)).json<{ epid: string }>();
    expectOk(await caller.post(signUpCalls.checkCode, { opt: await this.outbox.nextCode(mail), epid }));
    const { pslInfoAgmts } = await agreeQuietly(caller, signUpPayload({ svcType: 'MS' }));
    const { userId, fnm, gnm, snm, pwd, pwdConfirm, zoneCd, mphonNo, locale, jobplAddrCntryCd } = payload;
    const person = { userId, fnm, gnm, snm, pwd, pwdConfirm, zoneCd, mphonNo, locale, jobplAddrCntryCd };
    expectOk(await caller.post(`${joining}/join?noSessionPrc=Y`, { ...person, xtnlEmailAddr: mail, pslInfoAgmts }));
    return { ...accountOf(payload, payload['email']), companyName: administrator.companyName };
  }

  /** The id of a person of the administrator's company. */
  async personIdOf(administrator: Account, { loginId }: Account): Promise<string> {
    const leader = await this.signInBeside(administrator);
    const found = await leader.post('/api/v1/employees/search', { keyword: loginId.split('@')[0] ?? '' });
    const { items } = expectOk(found).json<{ items: { personId: string; loginId: string }[] }>();
    return items.find((item) => item.loginId === loginId)?.personId ?? '';
  }

  /** Makes a link by which one person joins the administrator's company. */
  async newInvitationLink(administrator: Account, needsApproval = false): Promise<string> {
    const leader = await this.signInBeside(administrator);
    const made = expectOk(await leader.post(makeInvitationLink.path, { ...colleagueLink, needsApproval }));
    return made.json<{ link: string }>().link;
  }

  /** Grants a role to a colleague by the administrator's own calls. */
  async grantBeside(administrator: Account, { loginId }: Account, role: string): Promise<void> {
    const leader = await this.signInBeside(administrator);
    const keyword = loginId.split('@')[0];
    const found = expectOk(await leader.post('/api/v1/memberships/candidates/search', { keyword }));
    const [{ personId } = { personId: '' }] = found.json<{ items: { personId: string }[] }>().items;
    expectOk(await leader.post('/api/v1/memberships', { personId, role }));
  }

  /** Another browser of the same person, as a program. */
  async signInBeside({ loginId, password }: Account): Promise<Caller> {
    const caller = new Caller(this.product.baseUrl);
    expectOk(await caller.post('/api/v1/session', { loginId, password }));
    return caller;
  }
}

const joining = '/employee/accountjoin';
const colleagueLink = {
  uses: 1,
  allowedDomains: [],
  services: ['PT'],
  departmentCode: '',
  validDays: 7,
  note: '',
};

function accountOf(payload: SignUpPayload, loginId: unknown): Account {
  return {
    loginId: String(loginId),
    password: String(payload['pwd']),
    fullName: String(payload['fnm']),
    companyName: String(payload['compNm']),
    mobile: toE164(String(payload['mphonNo'])),
  };
}

function expectOk<A extends { readonly status: number; readonly text: string }>(answer: A): A {
  if (answer.status !== 200) throw new Error(`a preparing call answered ${answer.text}`);
  return answer;
}

/** The sign-in page, by the names of its fields, which are the same in every language. */
export function signInFormOf(page: Page) {
  const loginId = page.locator('[name=loginId]');
  const password = page.locator('[name=password]');
  return {
    loginId,
    password,
    submit: page.locator('form button[type=submit]'),
    /** Signs in as a person does, by the keyboard. */
    logIn: async (id: string, secret: string) => {
      await loginId.fill(id);
      await password.fill(secret);
      await password.press('Enter');
    },
  };
}

/** A section in the console's navigation, in English from 1200 px on: its group is opened where it is not that of the page. */
export async function sectionLink(
  page: Page,
  group: keyof typeof consoleTexts.groups,
  section: string,
): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: consoleTexts.shell.navigation });
  const link = navigation.getByRole('link', { name: section, exact: true });
  const opener = navigation.getByRole('button', { name: consoleTexts.groups[group], exact: true });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.press('Enter');
  return link;
}
