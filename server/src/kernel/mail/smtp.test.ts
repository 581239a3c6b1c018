import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { Translator } from '../i18n/translator.ts';
import { partsOf } from '../../testing/raw-mail.ts';
import { composeMail } from './letter.ts';
import { senderNamed } from './sender.ts';
import { smtpCarrier } from './smtp.ts';

async function receive(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, mails };
}

test('MAI-01 a mail goes over SMTP as text and HTML, alternatives of one another, the HTML last', async () => {
  const { url, mails } = await receive();
  const carry = smtpCarrier(url, 'no-reply@madang.example');
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
  expect(partsOf(raw)).toEqual([
    ['text/plain', message.text.trimEnd()],
    ['text/html', message.html.trimEnd()],
  ]);
});
