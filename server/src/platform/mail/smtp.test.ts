import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { Translator } from '../../kernel/i18n/translator.ts';
import { partsOf } from '../../testing/raw-mail.ts';
import { composeMail } from './letter.ts';
import { senderNamed } from './sender.ts';
import { smtpCarrier } from './smtp.ts';

/** A mail server; `tls`: it offers STARTTLS by a certificate. */
async function receive(tls?: {
  readonly key: string;
  readonly cert: string;
}): Promise<{ url: string; mails: string[]; recipients: string[] }> {
  const mails: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Quoted names are admitted so alone.
    lenientAddressParsing: true,
    ...tls,
    disabledCommands: tls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(`${session.secure ? 'by TLS' : 'in plain'}\n${Buffer.concat(chunks).toString()}`);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, mails, recipients };
}

test('MAI-01 a mail is sent over SMTP with text and HTML as alternatives, the HTML last', async () => {
  const { url, mails } = await receive();
  const carry = smtpCarrier(url, 'no-reply@madang.example', false);
  const message = composeMail(await Translator.load(), 'sodam.do@mail.example', {
    language: 'ko',
    sender: senderNamed('솔바람상사'),
    subject: '솔바람상사 한지음 님이 초대했습니다',
    heading: '한지음 님이 솔바람상사에 초대했습니다',
    paragraphs: ['포털에서 공지와 게시판을 함께 씁니다.'],
    button: { label: '계정 만들고 들어가기', href: 'https://madang.example/join#7Q2K' },
  });
  await carry(message);
  carry.close();
  const [raw = ''] = mails;
  expect(raw).toMatch(/^content-type: multipart\/alternative;/im);
  expect(raw).toMatch(/^auto-submitted: auto-generated\r$/im);
  expect(raw).toMatch(/^x-auto-response-suppress: All\r$/im);
  expect(partsOf(raw.replace(/^in plain\n/, ''))).toEqual([
    ['text/plain', message.text.trimEnd()],
    ['text/html', message.html.trimEnd()],
  ]);
});

/** A certificate of its own for this machine, which nothing trusts. */
function selfMade() {
  const folder = mkdtempSync(join(tmpdir(), 'madang-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...names];
  execFileSync('/usr/bin/openssl', made, { stdio: 'pipe' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

async function send(url: string, isSecured: boolean): Promise<void> {
  const carry = smtpCarrier(url, 'no-reply@madang.example', isSecured);
  const message = composeMail(await Translator.load(), 'sodam.do@mail.example', {
    language: 'ko',
    sender: senderNamed('솔바람상사'),
    subject: '인증번호',
    heading: '인증번호',
    paragraphs: ['7Q2K'],
  });
  try {
    await carry(message);
  } finally {
    carry.close();
  }
}

test('OPS-05 a mail that requires TLS is not sent to a server without it, whatever the address says', async () => {
  const { url, mails } = await receive();
  for (const more of ['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true&secure=false']) {
    await expect(send(`${url}/${more}`, true), more).rejects.toMatchObject({ code: 'ETLS' });
  }
  expect(mails).toEqual([]);
  await send(url, false);
  expect(mails).toEqual([expect.stringMatching(/^in plain\n/)]);
});

test.skipIf(!existsSync('/usr/bin/openssl'))(
  'OPS-05 a mail that requires TLS is sent only to a server with a trusted certificate',
  async () => {
    const certificate = selfMade();
    const { url, mails } = await receive(certificate);
    await expect(send(url, true)).rejects.toThrow('self-signed certificate');
    expect(mails).toEqual([]);
    const trusted = getCACertificates('default');
    onTestFinished(() => setDefaultCACertificates(trusted));
    setDefaultCACertificates([...trusted, certificate.cert]);
    await send(url, true);
    expect(mails).toEqual([expect.stringMatching(/^by TLS\n/)]);
  },
);

test('POR-12 a mail to a name with consecutive dots quotes its one recipient', async () => {
  const { url, mails, recipients } = await receive();
  const carry = smtpCarrier(url, 'no-reply@madang.example', false);
  const letter = {
    language: 'ko',
    sender: senderNamed('솔바람상사'),
    subject: '초대',
    heading: '초대',
    paragraphs: ['안내'],
  } as const;
  await carry(composeMail(await Translator.load(), 'ta..ro.@docomo.ne.jp', letter));
  carry.close();
  expect(recipients).toEqual(['"ta..ro."@docomo.ne.jp']);
  expect(mails[0]).toMatch(/^to: <?"ta\.\.ro\."@docomo\.ne\.jp>?\r$/im);
});
