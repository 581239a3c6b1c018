import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { languages, languageTags, type Language } from '@madang/contract/kernel/languages.ts';
import { inCompany, type Tx } from '../kernel/db/database.ts';
import type { Purpose } from '../kernel/flow/flow.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { senderNamed } from '../platform/mail/sender.ts';
import type { MailMessage, Message, Outbox } from '../platform/outbox/outbox.ts';
import { sendActivated } from '../modules/joining/account-activations/index.ts';
import { sendReceipt } from '../modules/access/consents/index.ts';
import { notices, sendNotice, type Notice } from '../modules/joining/invitations/index.ts';
import {
  ownershipTransferLetters,
  sendDomainLetter,
  sendOwnershipTransferLetter,
  sendRoleLetter,
} from '../modules/people/role-assignments/index.ts';
import { grantLetters, sendGrantLetter } from '../modules/access/grants/index.ts';
import { rightLetters, sendRightLetter } from '../modules/access/right-requests/index.ts';
import { idLetters, tell } from '../modules/access/login-ids/index.ts';
import { sendTieLetter, tieLetters } from '../modules/access/linked-accounts/index.ts';
import { sendStructureLetter, structureLetters } from '../modules/company-life/company-structures/index.ts';
import { accountNotices, sendAccountNotice } from '../modules/people/notifications/index.ts';
import { codeMessage } from '../modules/secrets/otp/index.ts';
import { readContacts } from '../modules/people/contacts/index.ts';
import { sendWelcomeMail } from '../modules/people/people/index.ts';
import { issueConfirmation } from '../modules/people/registration-flows/index.ts';
import { sendFactorReminder } from '../modules/access/security-policies/index.ts';
import { sendWelcome } from '../modules/joining/signup/index.ts';
import { addTestCompany, addTestPerson, type TestPerson } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const app = await startTestApp({ work: false });
const hostile = `<b>Sol</b>"onload='x'`;

test.each(languages)('MAI-01 every mail in %s has a complete text and HTML part', async (language) => {
  const companyCode = await addTestCompany(app, { name: '솔바람상사', englishName: 'Solbaram Trading' });
  const person = await addTestPerson(app, {
    companyCode,
    language,
    externalMail: `reads.${language}@outside.example`,
  });
  const mails = await everyMail(app, person, language);
  expect(mails.size).toBeGreaterThan(30);
  for (const [name, { subject, text, html }] of mails) {
    for (const part of [subject, text, html])
      expect(part, name).not.toMatch(/\{\{|\}\}|undefined|\[object|(?:Mail|Mails|letters)\.\w/);
    expect(html, name).toContain(`<html lang="${languageTags[language]}">`);
    expect(html.match(/<table\b/g)?.length, name).toBe(html.match(/<\/table>/g)?.length);
    expect(text.split('\n').length, name).toBeGreaterThan(4);
    // Before anyone belongs to a company, and where a mail may not say who does, the product writes.
    const byProduct = /^(?:code-(?:sign-up|recovery|registration|contact)|sign-up-unproven|confirmation)$/.test(name);
    const company = language === 'ko' ? '솔바람상사' : 'Solbaram Trading';
    if (!byProduct && name !== 'code-invitation') expect(subject, name).toContain(company);
  }
});

test('MAI-02 a sign-up without proof of the mailbox sends no user-chosen name to it', async () => {
  const companyCode = await addTestCompany(app, { name: '솔바람상사', englishName: 'Solbaram Trading' });
  const person = await addTestPerson(app, { companyCode, externalMail: 'stranger@outside.example' });
  const mails = await everyMail(app, person, 'ko');
  const says = (name: string) => JSON.stringify(mails.get(name));
  expect(says('sign-up')).toContain('솔바람상사');
  expect(says('sign-up-unproven')).toContain('Madang');
  expect(says('sign-up-unproven')).not.toContain('솔바람상사');
});

test.each(languages)(
  'ACC-12 the subject of a notice about the second factor names the event, in %s',
  async (language) => {
    const companyCode = await addTestCompany(app);
    const person = await addTestPerson(app, {
      companyCode,
      language,
      externalMail: `factor.${language}@outside.example`,
    });
    const mails = await everyMail(app, person, language);
    const subjects = factorNotices.map((changed) => mails.get(`account-${changed}`)?.subject);
    expect(new Set(subjects).size).toBe(factorNotices.length);
    expect(subjects).not.toContain(undefined);
  },
);

test('MAI-02 the name of a company is plain text in every mail', async () => {
  const companyCode = await addTestCompany(app, { name: hostile, englishName: hostile });
  const person = await addTestPerson(app, { companyCode, externalMail: 'hostile@outside.example' });
  for (const [name, { html }] of await everyMail(app, person, 'en')) expect(html, name).not.toContain('<b>');
});

/** One mail of every kind as the product writes it to this person, by its name; nothing is sent and nothing is kept. */
async function everyMail(
  { kernel }: TestApp,
  person: TestPerson,
  language: Language,
): Promise<Map<string, MailMessage>> {
  const mails = new Map<string, MailMessage>();
  const undone = new Error('the mails are read and their transaction is undone');
  const writing = inCompany(kernel.db, person.companyCode, async (tx) => {
    for (const [name, write] of writersOf(person, language)) {
      const sent: Message[] = [];
      const keepSent = async (_: Tx, message: Message) => {
        sent.push(message);
        return randomUUID();
      };
      // Nothing that writes a mail asks the outbox for more.
      await write(tx, { ...kernel, outbox: { send: keepSent } as unknown as Outbox });
      const mail = sent.find((message) => message.channel === 'mail');
      if (!mail) throw new Error(`${name} is no mail`);
      mails.set(name, mail);
    }
    throw undone;
  });
  await writing.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return mails;
}

/** Notices about factors; of the two that report a reset, one names the operator in its text. */
const factorNotices: readonly (typeof accountNotices)[number][] = [
  'appAdded',
  'appRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyCopied',
  'recoveryCodesRenewed',
  'factorsReset',
  'factorTaken',
  'guessed',
  'recoveryCodeUsed',
];

const purposes: readonly Purpose[] = ['sign-up', 'recovery', 'invitation', 'registration', 'contact'];

type Writer = readonly [name: string, write: (tx: Tx, kernel: Kernel) => Promise<unknown>];

function writersOf(person: TestPerson, language: Language): Writer[] {
  const { companyCode, personId, loginId } = person;
  const moment = new Date('2026-11-25T05:12:00Z');
  const notice = {
    until: moment,
    params: { company: '솔바람상사', days: 30, id: loginId, name: '내 전화기', years: 2, device: 'Chrome, Windows' },
  };
  const recipient = { option: 'externalMail', target: 'sodam.do@mail.example', language } as const;
  const params = { inviter: '한지음', link: 'https://madang.example/join#7Q2KM4TD', days: 5, loginId };
  const code = { option: 'externalMail', target: recipient.target, code: '402917', validSeconds: 180 } as const;
  const sender = senderNamed('솔바람상사');
  const signedUp = {
    isCompany: true,
    companyName: '솔바람상사',
    englishCompanyName: 'Solbaram Trading',
    timeZone: 'Asia/Seoul',
  };
  const send =
    (message: Message): Writer[1] =>
    (tx, kernel) =>
      kernel.outbox.send(tx, message);
  return [
    ...accountNotices.map((changed): Writer => [
      `account-${changed}`,
      (tx, kernel) => sendAccountNotice(tx, kernel, person, { changed, changedAt: moment, ...notice }),
    ]),
    ...(['granted', 'revoked'] as const).map((about): Writer => [
      `role-${about}`,
      (tx, kernel) => sendRoleLetter(tx, kernel, person, { about, role: 'administrator' }),
    ]),
    [
      'domain-withdrawn',
      (tx, kernel) => sendDomainLetter(tx, kernel, person, { shownDomain: '한빛상사.한국', checkedAt: moment }),
    ],
    ['factor-reminder', (tx, kernel) => sendFactorReminder(tx, kernel, person)],
    ...ownershipTransferLetters.map((about): Writer => [
      `handover-${about}`,
      (tx, kernel) =>
        sendOwnershipTransferLetter(tx, kernel, person, { about, otherId: personId, until: moment, reason: '부재' }),
    ]),
    ...structureLetters.map((about): Writer => [
      `structure-${about}`,
      (tx, kernel) =>
        sendStructureLetter(tx, kernel, person, {
          about,
          otherCode: companyCode,
          isOtherKnown: true,
          structureNames: { name: '한빛그룹', englishName: 'Hanbit Group' },
          until: moment.toISOString(),
        }),
    ]),
    ...grantLetters.map((about): Writer => [
      `grant-${about}`,
      (tx, kernel) =>
        sendGrantLetter(tx, kernel, { companyCode, to: personId, about, name: '백솔', day: '2026-12-24' }),
    ]),
    ...rightLetters.map((about): Writer => [
      `right-${about}`,
      (tx, kernel) =>
        sendRightLetter(tx, kernel, person, { about, params: { name: '백솔', hours: 2, reason: '점검' } }),
    ]),
    ...idLetters.map((about): Writer => [
      `id-${about}`,
      (tx, kernel) =>
        tell(tx, kernel, person, {
          about,
          params: { loginId, former: 'former@mail.example', days: 90, reason: '중복' },
          reach: 'one',
        }),
    ]),
    ...tieLetters.map((about): Writer => [
      `tie-${about}`,
      (tx, kernel) => sendTieLetter(tx, kernel, person, { about, otherCode: companyCode, until: moment.toISOString() }),
    ]),
    ...(Object.keys(notices) as Notice[]).map((name): Writer => [
      `invitation-${name}`,
      (tx, kernel) => sendNotice(tx, kernel, recipient, { companyCode, notice: name, params: paramsOf(name, params) }),
    ]),
    ...purposes.map((purpose): Writer => [
      `code-${purpose}`,
      (tx, kernel) =>
        send(
          codeMessage(kernel.translator, language, { ...code, purpose, ...(purpose === 'invitation' && { sender }) }),
        )(tx, kernel),
    ]),
    ['receipt', (tx, kernel) => sendReceipt(tx, kernel, { person, deleted: ['mobile', 'photo'], deletedAt: moment })],
    ...[true, false].map((isMailProven): Writer => [
      isMailProven ? 'sign-up' : 'sign-up-unproven',
      (tx, kernel) =>
        sendWelcome(tx, kernel, {
          ...({ ...signedUp, language, loginId, externalMail: recipient.target } as Parameters<typeof sendWelcome>[2]),
          companyCode,
          personId,
          isMailProven,
          hasMarketing: true,
        }),
    ]),
    [
      'welcome',
      (tx, kernel) => {
        const welcomed = {
          ...person,
          fullName: '도소담',
          englishName: 'Sodam Do',
          language,
          externalMail: recipient.target,
        };
        return sendWelcomeMail(tx, kernel, welcomed);
      },
    ],
    [
      'confirmation',
      (tx, kernel) => issueConfirmation(tx, kernel, { companyCode, personId, applicant: { loginId, language } }),
    ],
    [
      'activated',
      async (tx, kernel) => {
        const account = { person: { ...person, language } } as unknown as Parameters<
          typeof sendActivated
        >[2]['account'];
        return sendActivated(tx, kernel, { account, contacts: await readContacts(tx, kernel.keyring, person) });
      },
    ],
  ];
}

/** Returns the parameters that the notice actually receives. */
function paramsOf(
  notice: Notice,
  { inviter, link, days, loginId }: Record<'inviter' | 'link' | 'loginId', string> & { days: number },
) {
  if (notice === 'invited') return { inviter, link, days };
  if (notice === 'applied') return { link, days };
  return notice === 'welcome' || notice === 'approved' ? { loginId, link } : {};
}
