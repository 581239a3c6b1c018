import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { Answer } from './browser.ts';

const base = '/employee/memberadmin/rest';
const session = 'noSessionPrc=Y';

/** The calls of the free sign-up as the specification's client makes them. */
export const signUpCalls = {
  idCheck: `${base}/v1/id/nosession/doublecheck?${session}`,
  sendCode: `${base}/v1/id/nosession/newemp?${session}`,
  checkCode: `${base}/v1/id/nosession/checkOTP?${session}`,
  request: `${base}/v1/freemium/nosession/request?${session}`,
  terms: (country: string, isCompany: boolean) =>
    `${base}/v2/nosession/cntry/terms/cn?${session}&cntryCd=${country}&langCd=en&compAdminYn=${isCompany ? 'Y' : 'N'}&reconsentYn=N`,
} as const;

/** Whatever can call the product: a test's browser, or a program beside a running process. */
export interface SignUpCaller<A extends SignUpAnswer = SignUpAnswer> {
  get(url: string): Promise<A>;
  post(url: string, payload?: unknown): Promise<A>;
}
export type SignUpAnswer = Pick<Answer, 'status' | 'text' | 'json'>;

/** Whatever knows the codes that came to an address. */
export interface CodeReader {
  nextCode(to: string): Promise<string>;
}

let people = 0;

/** A number that no other invented person of this run has. */
export function nextPerson(): number {
  people += 1;
  return people;
}

/** An invented person's number, as the calls take it: the full run invents more than ten thousand people. */
export function mobileOf(person: number): string {
  return `+82-10-${2_000 + Math.floor(person / 10_000)}-${String(person % 10_000).padStart(4, '0')}`;
}

export type SignUpPayload = Record<string, unknown>;

/** A valid payload of an invented company's administrator (PT) or of a person; `change` overrides fields. */
export function signUpPayload(change: SignUpPayload = {}): SignUpPayload {
  const person = nextPerson();
  const isWorks = (change['svcType'] ?? 'PT') === 'PT';
  const userId = isWorks ? `hanbit${letters(person)}` : `hanbit${person}@people.example`;
  return {
    compNm: `Hanbit${person}`,
    enCompNm: '',
    userId,
    email: isWorks ? `${userId}@madang.example` : userId,
    fnm: '한빛나',
    gnm: '빛나',
    snm: '한',
    zoneCd: 'Asia/Seoul',
    pwd: 'Xk7!mqPz',
    pwdConfirm: 'Xk7!mqPz',
    refereeMphonNo: '',
    refereeNm: '',
    svcType: 'PT',
    locale: 'en',
    mphonNo: mobileOf(person),
    jobplAddrCntryCd: 'KR',
    adminEmail: isWorks ? `admin${person}@outside.example` : '',
    ...change,
  };
}

/** 1 → a, 27 → aa: digits of their own might make the run that an ID must not hold. */
function letters(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(97 + ((number - 1) % 26));
}

/** Proves the payload's mail address with the code that came to it. */
export function verifyByMail(browser: SignUpCaller, mailbox: CodeReader, address: string): Promise<void> {
  return verify(browser, mailbox, { option: 'epExternalMail', optionValue: address, reachedAt: address });
}

/** The same for its mobile number, +82-10-2000-0001. */
export function verifyByMobile(browser: SignUpCaller, mailbox: CodeReader, mobile: string): Promise<void> {
  return verify(browser, mailbox, { option: 'mobile', optionValue: mobile, reachedAt: toE164(mobile) });
}

async function verify(
  browser: SignUpCaller,
  mailbox: CodeReader,
  { reachedAt, ...target }: { option: string; optionValue: string; reachedAt: string },
): Promise<void> {
  const sent = await browser.post(signUpCalls.sendCode, { ...target, locale: 'en', compCd: '' });
  if (sent.status !== 200) throw new Error(`sending answered ${sent.text}`);
  const checked = await browser.post(signUpCalls.checkCode, {
    opt: await mailbox.nextCode(reachedAt),
    epid: sent.json<{ epid: string }>().epid,
  });
  if (checked.status !== 200) throw new Error(`checking answered ${checked.text}`);
}

export interface ShownTerm {
  readonly trmsCd: string;
  readonly trmsVerVal: string;
  readonly contents: readonly { readonly ncsrYn: string }[];
}

/** Yes to all but marketing, of which a letter of its own would come. */
export function quietAnswersTo(shown: readonly ShownTerm[]) {
  return shown.map((term) => ({ ...yesTo(term), agmtYn: term.trmsCd === 'CMAR' ? 'N' : 'Y' }));
}

/** Yes to a text, and to what privacy terms ask for beyond what they require. */
function yesTo({ trmsCd, trmsVerVal, contents }: ShownTerm) {
  const asksMore = trmsCd === 'PIAR' && contents.some(({ ncsrYn }) => ncsrYn === 'N');
  return { trmsCd, trmsVerVal, agmtYn: 'Y', ...(asksMore && { optAgmtYn: 'Y' }) };
}

/** Yes to every term that the payload's person is shown, and to what the privacy terms ask for beyond what they require. */
export async function agreeToAll(browser: SignUpCaller, payload: SignUpPayload): Promise<SignUpPayload> {
  const list = await shownTo(browser, payload);
  return {
    pslInfoAgmts: list.map(yesTo),
    ...payload,
  };
}

/** Yes to all of them but marketing. */
export async function agreeQuietly(browser: SignUpCaller, payload: SignUpPayload): Promise<SignUpPayload> {
  return { pslInfoAgmts: quietAnswersTo(await shownTo(browser, payload)), ...payload };
}

/** The payload of whatever begins an account with another answer to one of its terms. */
export function answering(payload: SignUpPayload, trmsCd: string, answer: Record<string, unknown>): SignUpPayload {
  const rows = payload['pslInfoAgmts'] as readonly ShownTerm[];
  return { ...payload, pslInfoAgmts: rows.map((row) => (row.trmsCd === trmsCd ? { ...row, ...answer } : row)) };
}

/** Whose account began. */
export interface Entered {
  readonly companyCode: string;
  readonly personId: string;
  readonly loginId: string;
}

/** Sends what begins an account: by a sign-up, an invitation or a registration, which all answer alike. */
export async function enter(browser: SignUpCaller, path: string, payload: SignUpPayload): Promise<Entered> {
  return enteredBy(await browser.post(path, payload));
}

/** Whose account an answer says has begun. */
export function enteredBy(answer: SignUpAnswer): Entered {
  if (answer.status !== 200) throw new Error(`the account answered ${answer.text}`);
  const { epid, userId, belongs } = answer.json<{ epid: string; userId: string; belongs: [{ compCd: string }] }>();
  return { personId: epid, loginId: userId, companyCode: belongs[0].compCd };
}

async function shownTo(browser: SignUpCaller, payload: SignUpPayload): Promise<ShownTerm[]> {
  const isCompany = ['PT', 'MO'].includes(String(payload['svcType']));
  const answer = await browser.get(signUpCalls.terms(String(payload['jobplAddrCntryCd']), isCompany));
  return answer.json<{ data: { list: ShownTerm[] } }>().data.list;
}

/** The whole way, without marketing: code, terms, submit. */
export async function signUp<A extends SignUpAnswer>(
  browser: SignUpCaller<A>,
  mailbox: CodeReader,
  change: SignUpPayload = {},
  provenBy: 'mail' | 'mobile' = 'mail',
): Promise<A> {
  const payload = await agreeQuietly(browser, signUpPayload(change));
  if (provenBy === 'mobile') await verifyByMobile(browser, mailbox, String(payload['mphonNo']));
  else await verifyByMail(browser, mailbox, String(payload['adminEmail'] || payload['userId']));
  return browser.post(signUpCalls.request, payload);
}
